/* SPDX-License-Identifier: MIT */
/*
 * libmicrohttpd in its external mode: it says which descriptors to wait for and is run when one of
 * them is ready.  A request is answered when it is complete; only what is refused for its size is
 * answered earlier.  Each answer closes its connection, so that 200 phones don't hold 200 of them.
 */
#include "config.h"

#include "net/vote_server.h"

#include <microhttpd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/select.h>
#include <unistd.h>

enum { HEAD_MOST = 8192, IDLE_SECONDS = 10, FORM_BUFFER = 512, FIELD_SIZE = 48 };
enum { TOO_LARGE = 413 }; /* the library has changed its name for it */

static const char cookie_name[] = "drawclaim";

struct vote_server {
    struct vote_server_options options;
    struct net_address bound;
    struct MHD_Daemon *daemon;
    struct vote_room room;
};

/* Fields that our forms have. */
enum field { FIELD_CODE, FIELD_TOKEN, FIELD_SERIAL, FIELD_PART, FIELD_CHOICE, FIELDS };
static const char *const field_names[FIELDS] = {"code", "t", "s", "p", "c"};

/* One request while it comes in. */
struct request {
    struct MHD_PostProcessor *form; /* NULL: it has none */
    char fields[FIELDS][FIELD_SIZE];
    bool too_long;                  /* a field is longer than any of ours */
};

/* --- answers --- */

static void add_headers(struct MHD_Response *response, const char *type)
{
    const char *const headers[][2] = {
        {"Content-Type", type},
        {"Cache-Control", "no-store"},
        {"Content-Security-Policy",
         "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; "
         "base-uri 'none'; frame-ancestors 'none'"},
        {"X-Content-Type-Options", "nosniff"},
        {"X-Frame-Options", "DENY"},
        {"Referrer-Policy", "no-referrer"},
        {"Connection", "close"},
    };
    for (size_t i = 0; i < sizeof headers / sizeof *headers; i++)
        MHD_add_response_header(response, headers[i][0], headers[i][1]);
}

static struct MHD_Response *make_response(const char *text, size_t length, const char *type)
{
    struct MHD_Response *response =
        MHD_create_response_from_buffer(length, (void *)(uintptr_t)text, MHD_RESPMEM_MUST_COPY);
    if (response != NULL)
        add_headers(response, type);
    return response;
}

static enum MHD_Result send_response(struct MHD_Connection *connection, unsigned status,
                                     struct MHD_Response *response)
{
    if (response == NULL)
        return MHD_NO;
    enum MHD_Result result = MHD_queue_response(connection, status, response);
    MHD_destroy_response(response);
    return result;
}

/* Sends a page and clears it. */
static enum MHD_Result send_page(struct MHD_Connection *connection, unsigned status,
                                 struct buf *page)
{
    enum MHD_Result result = MHD_NO;
    if (buf_ok(page))
        result = send_response(connection, status,
                               make_response(buf_text(page), page->length,
                                             "text/html; charset=utf-8"));
    buf_clear(page);
    return result;
}

static enum MHD_Result send_sentence(const struct vote_server *server,
                                     struct MHD_Connection *connection, unsigned status,
                                     const char *sentence)
{
    struct buf page = {0};
    vote_page_sentence(&page, server->options.words, sentence);
    return send_page(connection, status, &page);
}

/* After a form: the browser asks for the page with GET, and its cookie is there from then on. */
static enum MHD_Result send_back(const struct vote_server *server,
                                 struct MHD_Connection *connection, size_t device)
{
    const char *token = server->room.devices[device].token;
    struct MHD_Response *response = make_response("", 0, "text/html; charset=utf-8");
    char cookie[128], place[64];
    if (response == NULL)
        return MHD_NO;
    snprintf(cookie, sizeof cookie, "%s=%s; Path=/; HttpOnly; SameSite=Lax", cookie_name, token);
    snprintf(place, sizeof place, "/?t=%s", token);
    MHD_add_response_header(response, "Set-Cookie", cookie);
    MHD_add_response_header(response, "Location", place);
    return send_response(connection, MHD_HTTP_SEE_OTHER, response);
}

/* --- who asks --- */

static const struct sockaddr *client_of(struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    return info != NULL ? info->client_addr : NULL;
}

static bool find_by(const struct vote_server *server, struct MHD_Connection *connection,
                    enum MHD_ValueKind kind, const char *name, size_t *device)
{
    const char *token = MHD_lookup_connection_value(connection, kind, name);
    return token != NULL && vote_room_find(&server->room, token, device);
}

/* The host that a browser believes to speak to: a name of its own for this machine could be
 * anybody's (DNS rebinding). */
static bool is_asked_by_loopback_name(struct MHD_Connection *connection)
{
    static const char *const names[] = {"localhost", "127.0.0.1", "[::1]"};
    const char *host = MHD_lookup_connection_value(connection, MHD_HEADER_KIND, "Host");
    for (size_t i = 0; host != NULL && i < sizeof names / sizeof *names; i++) {
        size_t length = strlen(names[i]);
        if (strncasecmp(host, names[i], length) == 0 &&
            (host[length] == '\0' || host[length] == ':'))
            return true;
    }
    return false;
}

static bool is_teacher(struct MHD_Connection *connection)
{
    const struct sockaddr *client = client_of(connection);
    return client != NULL && net_address_is_loopback(client) &&
           is_asked_by_loopback_name(connection);
}

/* --- pages --- */

static enum MHD_Result send_device(const struct vote_server *server,
                                   struct MHD_Connection *connection, size_t device, bool in_link,
                                   unsigned status, const char *note)
{
    const struct vote_host *host = &server->options.host;
    struct buf page = {0};
    vote_page_device(&page, server->options.words, &server->room, device, host->page(host->data),
                     in_link, note);
    return send_page(connection, status, &page);
}

static enum MHD_Result send_join(const struct vote_server *server,
                                 struct MHD_Connection *connection, unsigned status,
                                 const char *note)
{
    struct buf page = {0};
    vote_page_join(&page, server->options.words, note);
    return send_page(connection, status, &page);
}

static enum MHD_Result get_front(struct vote_server *server, struct MHD_Connection *connection)
{
    size_t device;
    if (find_by(server, connection, MHD_COOKIE_KIND, cookie_name, &device))
        return send_device(server, connection, device, false, MHD_HTTP_OK, NULL);
    if (find_by(server, connection, MHD_GET_ARGUMENT_KIND, field_names[FIELD_TOKEN], &device))
        return send_device(server, connection, device, true, MHD_HTTP_OK, NULL);
    return send_join(server, connection, MHD_HTTP_OK, NULL);
}

static enum MHD_Result get_teacher(struct vote_server *server, struct MHD_Connection *connection)
{
    const struct vote_host *host = &server->options.host;
    struct buf notes = {0}, page = {0};
    if (!is_teacher(connection))
        return send_sentence(server, connection, MHD_HTTP_FORBIDDEN,
                             server->options.words->not_here);
    host->notes(host->data, &notes);
    vote_page_notes(&page, server->options.words, buf_text(&notes));
    buf_clear(&notes);
    return send_page(connection, MHD_HTTP_OK, &page);
}

static enum MHD_Result get_style(struct vote_server *server, struct MHD_Connection *connection)
{
    const char *style = vote_page_style();
    (void)server;
    return send_response(connection, MHD_HTTP_OK,
                         make_response(style, strlen(style), "text/css; charset=utf-8"));
}

/* --- forms --- */

static enum MHD_Result post_join(struct vote_server *server, struct MHD_Connection *connection,
                                 const struct request *request)
{
    const struct vote_words *words = server->options.words;
    const struct sockaddr *client = client_of(connection);
    unsigned char place[NET_HOST_SIZE] = {0};
    size_t device = 0;
    if (find_by(server, connection, MHD_COOKIE_KIND, cookie_name, &device))
        return send_back(server, connection, device); /* the form once more has no second vote */
    if (client != NULL)
        net_address_place(client, place);
    switch (vote_room_join(&server->room, request->fields[FIELD_CODE], place,
                           server->options.now_ms(), &device)) {
    case VOTE_JOINED:
        return send_back(server, connection, device);
    case VOTE_WRONG_CODE:
        return send_join(server, connection, MHD_HTTP_FORBIDDEN, words->wrong_code);
    case VOTE_TOO_OFTEN:
        return send_join(server, connection, MHD_HTTP_TOO_MANY_REQUESTS, words->too_often);
    default:
        return send_join(server, connection, MHD_HTTP_SERVICE_UNAVAILABLE, words->full);
    }
}

/* A number of a few digits; -1: it is none. */
static long read_number(const char *text)
{
    size_t length = strspn(text, "0123456789");
    return length == 0 || length > 9 || text[length] != '\0' ? -1 : strtol(text, NULL, 10);
}

static enum MHD_Result take_vote(struct vote_server *server, struct MHD_Connection *connection,
                                 const struct request *request, size_t device)
{
    const struct vote_words *words = server->options.words;
    const struct vote_host *host = &server->options.host;
    long serial = read_number(request->fields[FIELD_SERIAL]);
    int part = (int)read_number(request->fields[FIELD_PART]);
    int choice = (int)read_number(request->fields[FIELD_CHOICE]), before = -1;
    enum vote_result result = vote_room_vote(&server->room, device, host->page(host->data),
                                             (unsigned)serial, part, choice, &before);
    if (result == VOTE_NONSENSE)
        return send_sentence(server, connection, MHD_HTTP_BAD_REQUEST, words->bad_request);
    if (result != VOTE_TAKEN)
        return send_device(server, connection, device, true, MHD_HTTP_CONFLICT,
                           result == VOTE_OLD ? words->old_vote : words->no_vote);
    if (before >= 0)
        host->vote(host->data, part, before, -1);
    host->vote(host->data, part, choice, 1);
    return send_back(server, connection, device);
}

/* The token of the form, so that a page of somebody else's can't vote with our cookie. */
static enum MHD_Result post_vote(struct vote_server *server, struct MHD_Connection *connection,
                                 const struct request *request)
{
    size_t device;
    if (!vote_room_find(&server->room, request->fields[FIELD_TOKEN], &device))
        return send_join(server, connection, MHD_HTTP_FORBIDDEN, server->options.words->stranger);
    return take_vote(server, connection, request, device);
}

/* --- requests --- */

static const struct route {
    const char *path;
    enum MHD_Result (*get)(struct vote_server *server, struct MHD_Connection *connection);
    enum MHD_Result (*post)(struct vote_server *server, struct MHD_Connection *connection,
                            const struct request *request);
} routes[] = {
    {"/", get_front, NULL},          {"/teacher", get_teacher, NULL}, {"/style.css", get_style, NULL},
    {"/join", NULL, post_join},      {"/vote", NULL, post_vote},
};

static const struct route *route_of(const char *path)
{
    for (size_t i = 0; i < sizeof routes / sizeof *routes; i++) {
        if (strcmp(routes[i].path, path) == 0)
            return &routes[i];
    }
    return NULL;
}

/* A form's address opened by hand leads to the front page. */
static enum MHD_Result answer(struct vote_server *server, struct MHD_Connection *connection,
                              const char *path, const char *method, const struct request *request)
{
    const struct route *route = route_of(path);
    bool get = strcmp(method, "GET") == 0 || strcmp(method, "HEAD") == 0;
    bool post = strcmp(method, "POST") == 0;
    if (route == NULL)
        return send_sentence(server, connection, MHD_HTTP_NOT_FOUND,
                             server->options.words->not_found);
    if (get)
        return route->get != NULL ? route->get(server, connection) : get_front(server, connection);
    if (post && route->post != NULL && !request->too_long)
        return route->post(server, connection, request);
    return send_sentence(server, connection,
                         post ? MHD_HTTP_BAD_REQUEST : MHD_HTTP_METHOD_NOT_ALLOWED,
                         server->options.words->bad_request);
}

/* Which of our fields; FIELDS: none.  A part of a multipart form may have no name at all. */
static int field_of(const char *key)
{
    int field = key != NULL ? 0 : FIELDS;
    while (field < FIELDS && strcmp(key, field_names[field]) != 0)
        field++;
    return field;
}

/* Pieces of a field's value, one after the other; an empty one may be NULL. */
static enum MHD_Result take_field(void *cls, enum MHD_ValueKind kind, const char *key,
                                  const char *filename, const char *content_type,
                                  const char *transfer_encoding, const char *data, uint64_t offset,
                                  size_t size)
{
    struct request *request = cls;
    (void)kind;
    (void)filename;
    (void)content_type;
    (void)transfer_encoding;
    int field = field_of(key);
    if (field == FIELDS)
        return MHD_YES;
    if (offset + size >= FIELD_SIZE) {
        request->too_long = true;
        return MHD_YES;
    }
    if (size > 0)
        memcpy(request->fields[field] + offset, data, size);
    request->fields[field][offset + size] = '\0';
    return MHD_YES;
}

/* How much a form will send: -1 where it does not say so, or not in a number. */
static long form_length(struct MHD_Connection *connection)
{
    const char *text = MHD_lookup_connection_value(connection, MHD_HEADER_KIND, "Content-Length");
    const char *pieces =
        MHD_lookup_connection_value(connection, MHD_HEADER_KIND, "Transfer-Encoding");
    return text == NULL || pieces != NULL ? -1 : read_number(text);
}

/* The first call of a request: what is too large is refused before it comes. */
static enum MHD_Result begin_request(struct vote_server *server, struct MHD_Connection *connection,
                                     const char *method, void **state)
{
    struct request *request = calloc(1, sizeof *request);
    if (request == NULL)
        return MHD_NO;
    *state = request;
    if (strcmp(method, "POST") != 0)
        return MHD_YES;
    long length = form_length(connection);
    if (length < 0)
        return send_sentence(server, connection, MHD_HTTP_LENGTH_REQUIRED,
                             server->options.words->bad_request);
    if (length > VOTE_FORM_MOST)
        return send_sentence(server, connection, TOO_LARGE,
                             server->options.words->too_large);
    request->form = MHD_create_post_processor(connection, FORM_BUFFER, take_field, request);
    return MHD_YES;
}

static enum MHD_Result on_request(void *cls, struct MHD_Connection *connection, const char *path,
                                  const char *method, const char *version, const char *bytes,
                                  size_t *size, void **state)
{
    struct vote_server *server = cls;
    (void)version;
    if (*state == NULL)
        return begin_request(server, connection, method, state);
    struct request *request = *state;
    if (*size == 0)
        return answer(server, connection, path, method, request);
    if (request->form != NULL)
        MHD_post_process(request->form, bytes, *size);
    *size = 0;
    return MHD_YES;
}

static void on_end(void *cls, struct MHD_Connection *connection, void **state,
                   enum MHD_RequestTerminationCode code)
{
    struct request *request = *state;
    (void)cls;
    (void)connection;
    (void)code;
    if (request != NULL && request->form != NULL)
        MHD_destroy_post_processor(request->form);
    free(request);
    *state = NULL;
}

/* --- opening and closing --- */

static unsigned or_else(unsigned value, unsigned standard)
{
    return value > 0 ? value : standard;
}

static struct MHD_Daemon *start(struct vote_server *server, int fd)
{
    const struct vote_server_options *options = &server->options;
    unsigned flags = MHD_is_feature_supported(MHD_FEATURE_EPOLL) == MHD_YES ? MHD_USE_EPOLL : 0;
    return MHD_start_daemon(
        flags, 0, NULL, NULL, on_request, server, MHD_OPTION_LISTEN_SOCKET, fd,
        MHD_OPTION_NOTIFY_COMPLETED, on_end, NULL,
        MHD_OPTION_CONNECTION_LIMIT, or_else(options->connections, VOTE_CONNECTIONS),
        MHD_OPTION_PER_IP_CONNECTION_LIMIT,
        or_else(options->connections_each, VOTE_CONNECTIONS_EACH),
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)HEAD_MOST,
        MHD_OPTION_CONNECTION_TIMEOUT, or_else(options->idle_seconds, IDLE_SECONDS),
        MHD_OPTION_END);
}

/* The socket is the daemon's once it has started. */
static bool open_server(struct vote_server *server, struct err *err)
{
    int fd = net_listen(&server->options.address, &server->bound, err);
    if (fd < 0)
        return false;
    if (vote_room_init(&server->room))
        server->daemon = start(server, fd);
    if (server->daemon != NULL)
        return true;
    close(fd);
    err_set(err, ERR_MEMORY);
    return false;
}

struct vote_server *vote_server_open(const struct vote_server_options *options, struct err *err)
{
    struct vote_server *server = calloc(1, sizeof *server);
    if (server == NULL) {
        err_set(err, ERR_MEMORY);
        return NULL;
    }
    server->options = *options;
    if (open_server(server, err))
        return server;
    free(server);
    return NULL;
}

void vote_server_close(struct vote_server *server)
{
    if (server == NULL)
        return;
    MHD_stop_daemon(server->daemon);
    free(server);
}

const char *vote_server_code(const struct vote_server *server)
{
    return server->room.code;
}

const struct net_address *vote_server_address(const struct vote_server *server)
{
    return &server->bound;
}

size_t vote_server_joined(const struct vote_server *server)
{
    return server->room.device_count;
}

/* --- serving --- */

static short events_of(int fd, fd_set *reads, fd_set *writes, fd_set *excepts)
{
    return (short)((FD_ISSET(fd, reads) ? POLLIN : 0) | (FD_ISSET(fd, writes) ? POLLOUT : 0) |
                   (FD_ISSET(fd, excepts) ? POLLPRI : 0));
}

static void lower(int *timeout_ms, MHD_UNSIGNED_LONG_LONG wanted)
{
    if (*timeout_ms < 0 || wanted < (MHD_UNSIGNED_LONG_LONG)*timeout_ms)
        *timeout_ms = wanted > 60000 ? 60000 : (int)wanted;
}

size_t vote_server_wait(void *data, struct pollfd *fds, size_t most, int *timeout_ms)
{
    struct vote_server *server = data;
    fd_set reads, writes, excepts;
    MHD_socket last = -1;
    MHD_UNSIGNED_LONG_LONG wanted;
    size_t count = 0;
    FD_ZERO(&reads);
    FD_ZERO(&writes);
    FD_ZERO(&excepts);
    MHD_get_fdset(server->daemon, &reads, &writes, &excepts, &last);
    for (int fd = 0; fd <= last && count < most; fd++) {
        short events = events_of(fd, &reads, &writes, &excepts);
        if (events != 0)
            fds[count++] = (struct pollfd){.fd = fd, .events = events};
    }
    if (MHD_get_timeout(server->daemon, &wanted) == MHD_YES)
        lower(timeout_ms, wanted);
    return count;
}

void vote_server_take(void *data)
{
    struct vote_server *server = data;
    MHD_run(server->daemon);
}
