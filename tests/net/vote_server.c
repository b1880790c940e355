/* SPDX-License-Identifier: MIT */
/* The vote's server over real sockets: what pupils do, two hundred of them at once, and what
 * strangers might. */
#include "config.h"

#include "net/vote_server.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "calls.h"
#include "tests/tap/tap.h"

enum { ENOUGH_MS = 60000, VOTERS = 200 };

/* --- a host --- */

static struct vote_page page;
static int tally[VOTE_PARTS][VOTE_CHOICES];
static int64_t now_ms;

static const struct vote_page *page_of(void *data)
{
    (void)data;
    return &page;
}

static void vote(void *data, int part, int choice, int change)
{
    (void)data;
    tally[part][choice] += change;
}

static void notes(void *data, struct buf *out)
{
    (void)data;
    buf_add(out, "Secret <b>tally</b>: 17");
}

static int64_t clock_of_test(void)
{
    return now_ms;
}

static const struct vote_words words = {.language = "en",
                                        .heading = "Class vote",
                                        .code = "The code:",
                                        .join = "Join",
                                        .closed = "Closed now.",
                                        .chosen = "Your choice",
                                        .change = "It may be changed.",
                                        .notes = "Notes",
                                        .wrong_code = "Not the code.",
                                        .too_often = "Too many wrong codes.",
                                        .full = "No more devices.",
                                        .old_vote = "That vote is over.",
                                        .no_vote = "No vote now.",
                                        .stranger = "Not joined.",
                                        .not_found = "No such page.",
                                        .not_here = "Not for you.",
                                        .too_large = "Too much.",
                                        .bad_request = "Not asked for."};

static struct vote_server *server;
static struct net_address address;

static void start(struct vote_server_options options, const char *at)
{
    struct err err;
    vote_server_close(server);
    memset(tally, 0, sizeof tally);
    page = (struct vote_page){
        .serial = 3,
        .open = true,
        .title = "Puzzle <1> & \"more\"",
        .parts = {{"Correct?", 3, {"valid", "invalid", "left to the arbiter"}},
                  {"On what ground?", 2, {"counted short", "third time"}}}};
    options.words = &words;
    options.host = (struct vote_host){.page = page_of, .vote = vote, .notes = notes};
    options.now_ms = clock_of_test;
    net_address_parse(at, &options.address);
    server = vote_server_open(&options, &err);
    if (server == NULL)
        bail("the server does not start");
    address = *vote_server_address(server);
}

/* --- single calls --- */

static struct call last;

static int finish(void)
{
    if (!calls_run(server, &last, 1, ENOUGH_MS))
        diag("no answer");
    return call_status(&last);
}

static void begin(void)
{
    call_close(&last);
    call_open(&last, &address);
}

static int get(const char *path, const char *more)
{
    begin();
    call_get(&last, path, more);
    return finish();
}

static int post(const char *path, const char *form)
{
    begin();
    call_post(&last, path, "", form);
    return finish();
}

static int raw(const char *text)
{
    begin();
    buf_add(&last.request, text);
    return finish();
}

/* Copies the token of an answer; false: it has none. */
static bool read_token(const struct call *call, char token[VOTE_TOKEN_SIZE])
{
    const char *at = strstr(buf_text(&call->answer), "Set-Cookie: drawclaim=");
    token[0] = '\0';
    if (at != NULL)
        strncat(token, at + strlen("Set-Cookie: drawclaim="), VOTE_TOKEN_SIZE - 1);
    return strlen(token) == VOTE_TOKEN_SIZE - 1;
}

static void join(char token[VOTE_TOKEN_SIZE])
{
    char form[64];
    snprintf(form, sizeof form, "code=%s", vote_server_code(server));
    post("/join", form);
    if (!read_token(&last, token))
        bail("a device can't join");
}

static int vote_as(const char *token, unsigned serial, int part, int choice)
{
    char form[128];
    snprintf(form, sizeof form, "t=%s&s=%u&p=%d&c=%d", token, serial, part, choice);
    return post("/vote", form);
}

/* --- pupils --- */

static void joining(void)
{
    char form[64], token[VOTE_TOKEN_SIZE], cookie[96], path[64];
    start((struct vote_server_options){0}, "0");
    is_int(200, get("/", ""), "the front page");
    ok(call_says(&last, "name=\"code\"") && !call_says(&last, "Puzzle"), "asks for the code only");
    is_int(403, post("/join", "code=AAAAA"), "a wrong code");
    ok(call_says(&last, "Not the code.") && !call_says(&last, "AAAAA"), "is not repeated");
    snprintf(form, sizeof form, "code=%s", vote_server_code(server));
    is_int(303, post("/join", form), "the right one leads on");
    ok(read_token(&last, token), "with a token");
    is_size(1, vote_server_joined(server), "one has joined");
    snprintf(cookie, sizeof cookie, "Cookie: drawclaim=%s\r\n", token);
    is_int(200, get("/", cookie), "the device's page");
    ok(call_says(&last, "Puzzle &lt;1&gt; &amp; &quot;more&quot;"), "shows the puzzle, escaped");
    ok(call_says(&last, "url=/\""), "and asks for itself again");
    snprintf(path, sizeof path, "/?t=%s", token);
    get(path, "");
    ok(call_says(&last, "Puzzle") && call_says(&last, path), "without cookies by its link");
    get("/?t=0123456789abcdef0123456789abcdef", "");
    ok(call_says(&last, "name=\"code\""), "a token of nobody's is none");
    get("/", "Cookie: drawclaim=\r\n");
    ok(call_says(&last, "name=\"code\""), "nor is an empty one");
    begin();
    call_post(&last, "/join", cookie, form);
    is_int(303, finish(), "who sends the form once more");
    ok(call_says(&last, token) && vote_server_joined(server) == 1, "is the same device");
}

static void voting(void)
{
    char token[VOTE_TOKEN_SIZE], path[64];
    start((struct vote_server_options){0}, "0");
    join(token);
    snprintf(path, sizeof path, "/?t=%s", token);
    get(path, "");
    ok(!call_says(&last, "On what ground?"), "first the verdict");
    is_int(303, vote_as(token, 3, 0, 1), "a tap");
    is_int(1, tally[0][1], "is a vote");
    get(path, "");
    ok(call_says(&last, "✓ invalid") && call_says(&last, "On what ground?"), "then the ground");
    vote_as(token, 3, 0, 1);
    is_int(1, tally[0][1], "a second tap is not a second vote");
    vote_as(token, 3, 0, 0);
    ok(tally[0][1] == 0 && tally[0][0] == 1, "another mind moves it");
    vote_as(token, 3, 1, 1);
    is_int(1, tally[1][1], "the ground");
    page.open = false;
    is_int(409, vote_as(token, 3, 0, 2), "when the vote is closed");
    ok(call_says(&last, "No vote now.") && tally[0][0] == 1, "it is refused politely");
    ok(call_says(&last, "Your choice: valid"), "and one's own vote shown");
    page = (struct vote_page){.serial = 4, .open = true, .title = "Next", .parts = {page.parts[0]}};
    is_int(409, vote_as(token, 3, 0, 2), "a page of the vote before");
    ok(call_says(&last, "That vote is over.") && call_says(&last, "Next"), "gets the new one");
    is_int(400, vote_as(token, 4, 1, 0), "a part that is not asked");
    is_int(400, vote_as(token, 4, 0, 3), "a choice that is not there");
    is_int(403, post("/vote", ""), "an empty form");
    is_int(403, vote_as("0123456789abcdef0123456789abcdef", 4, 0, 0), "a stranger");
    ok(call_says(&last, "Not joined."), "is asked to join");
    is_int(0, tally[0][2], "nothing of all that counts");
}

/* --- two hundred at once --- */

static struct call crowd[VOTERS];
static char tokens[VOTERS][VOTE_TOKEN_SIZE];

static bool run_crowd(void)
{
    return calls_run(server, crowd, VOTERS, ENOUGH_MS);
}

static void leave(void)
{
    for (int i = 0; i < VOTERS; i++)
        call_close(&crowd[i]);
}

static int crowd_joins(void)
{
    int joined = 0;
    for (int i = 0; i < VOTERS; i++) {
        char form[64];
        snprintf(form, sizeof form, "code=%s", vote_server_code(server));
        call_open(&crowd[i], &address);
        call_post(&crowd[i], "/join", "", form);
    }
    ok(run_crowd(), "two hundred join at once");
    for (int i = 0; i < VOTERS; i++)
        joined += read_token(&crowd[i], tokens[i]);
    leave();
    return joined;
}

/* All of them, in a part; the i-th takes choice i modulo `among`. */
static int crowd_votes(int part, int among)
{
    int taken = 0;
    for (int i = 0; i < VOTERS; i++) {
        char form[128];
        snprintf(form, sizeof form, "t=%.32s&s=3&p=%d&c=%d", tokens[i], part, i % among);
        call_open(&crowd[i], &address);
        call_post(&crowd[i], "/vote", "", form);
    }
    run_crowd();
    for (int i = 0; i < VOTERS; i++)
        taken += call_status(&crowd[i]) == 303;
    leave();
    return taken;
}

static void two_hundred(void)
{
    start((struct vote_server_options){0}, "0");
    is_int(VOTERS, crowd_joins(), "each gets a token");
    is_size(VOTERS, vote_server_joined(server), "and is counted");
    is_int(VOTERS, crowd_votes(0, 3), "two hundred verdicts at once");
    ok(tally[0][0] == 67 && tally[0][1] == 67 && tally[0][2] == 66, "are 67, 67 and 66");
    is_int(VOTERS, crowd_votes(1, 2), "and grounds");
    ok(tally[1][0] == 100 && tally[1][1] == 100, "100 and 100");
    is_int(VOTERS, crowd_votes(0, 1), "all change to the first");
    ok(tally[0][0] == VOTERS && tally[0][1] == 0 && tally[0][2] == 0, "which then has all of them");
}

/* --- the teacher --- */

static void teacher(void)
{
    struct net_address reachable;
    struct buf text = {0};
    start((struct vote_server_options){0}, "0.0.0.0:0");
    net_address_write_reachable(&text, &address);
    net_address_parse(buf_text(&text), &reachable);
    net_address_parse("127.0.0.1:0", &address);
    memcpy((char *)&address.storage + 2, (const char *)&reachable.storage + 2, 2); /* the port */
    is_int(200, get("/teacher", ""), "the teacher's page, on the teacher's machine");
    ok(call_says(&last, "Secret &lt;b&gt;tally&lt;/b&gt;: 17"), "has the notes, escaped");
    begin();
    buf_add(&last.request, "GET /teacher HTTP/1.1\r\nHost: rebound.example\r\n\r\n");
    is_int(403, finish(), "not under a name of somebody else's");
    begin();
    buf_add(&last.request, "GET /teacher HTTP/1.1\r\nHost: localhost.example\r\n\r\n");
    is_int(403, finish(), "nor one that begins like ours");
    if (net_address_is_loopback((const struct sockaddr *)&reachable.storage) ||
        strncmp(buf_text(&text), "0.0.0.0", 7) == 0) {
        skip(3, "this machine has no other address than loopback");
    } else {
        address = reachable;
        is_int(403, get("/teacher", ""), "from %s", buf_text(&text));
        ok(call_says(&last, "Not for you.") && !call_says(&last, "tally"), "it shows nothing");
        is_int(200, get("/", ""), "while pupils may come from there");
    }
    buf_clear(&text);
}

/* --- headers --- */

static void headers(void)
{
    static const char *const wanted[] = {
        "Cache-Control: no-store", "Content-Security-Policy: default-src 'none';",
        "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer", "charset=utf-8",
        "X-Frame-Options: DENY"};
    start((struct vote_server_options){0}, "0");
    get("/", "");
    for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++)
        ok(call_says(&last, wanted[i]), "%s", wanted[i]);
    ok(!call_says(&last, "http:") && !call_says(&last, "https:") && !call_says(&last, "<script"),
       "nothing comes from elsewhere, and no script");
    is_int(200, get("/style.css", ""), "its style comes from here");
    is_int(404, get("/favicon.ico", ""), "no other page");
    is_int(404, get("/../etc/passwd", ""), "nor any file");
    is_int(200, get("/vote", ""), "a form's address shows the front page");
    raw("HEAD / HTTP/1.1\r\nHost: a\r\n\r\n");
    is_int(200, call_status(&last), "HEAD");
    raw("PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n");
    is_int(405, call_status(&last), "PUT is not for us");
}

/* --- strangers --- */

static void too_large(void)
{
    struct buf text = {0};
    start((struct vote_server_options){0}, "0");
    raw("POST /join HTTP/1.1\r\nHost: a\r\nContent-Length: 99999\r\n\r\n");
    is_int(413, call_status(&last), "a form of 99,999 bytes is refused before it comes");
    raw("POST /join HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\ncode=\r\n0\r\n\r\n");
    is_int(411, call_status(&last), "as is one that does not say how long it is");
    buf_add(&text, "code=");
    buf_add_times(&text, 'A', 900);
    is_int(400, post("/join", buf_text(&text)), "a field longer than any of ours");
    buf_reset(&text);
    buf_add(&text, "GET / HTTP/1.1\r\nHost: a\r\nX: ");
    buf_add_times(&text, 'x', 20000);
    buf_add(&text, "\r\n\r\n");
    int status = raw(buf_text(&text));
    ok(status == 431 || status == 413 || status == 0, "a head of 20,000 bytes (%d)", status);
    buf_reset(&text);
    buf_add(&text, "GET /");
    buf_add_times(&text, 'a', 20000);
    buf_add(&text, " HTTP/1.1\r\nHost: a\r\n\r\n");
    status = raw(buf_text(&text));
    ok(status == 414 || status == 0, "a path of 20,000 bytes (%d)", status);
    is_int(200, get("/", ""), "and it goes on");
    buf_clear(&text);
}

/* A form of one part, with these lines on top of it. */
static int post_part(const char *lines)
{
    struct buf form = {0}, text = {0};
    buf_printf(&form, "--edge\r\n%s\r\n%s\r\n--edge--\r\n", lines, vote_server_code(server));
    buf_printf(&text,
               "POST /join HTTP/1.1\r\nHost: a\r\n"
               "Content-Type: multipart/form-data; boundary=edge\r\nContent-Length: %zu\r\n\r\n%s",
               form.length, buf_text(&form));
    int status = raw(buf_text(&text));
    buf_clear(&form);
    buf_clear(&text);
    return status;
}

static void parts(void)
{
    start((struct vote_server_options){0}, "0");
    is_int(403, post_part("Content-Disposition: form-data\r\n"), "a part without a name");
    is_int(403, post_part("X: y\r\n"), "one that does not say what it is");
    is_int(403, post_part(""), "and one without a head are no code");
    is_int(303, post_part("Content-Disposition: form-data; name=\"code\"\r\n"), "one with its name is");
}

/* The same bytes in each run. */
static void garbage(void)
{
    static char bytes[2000];
    uint64_t state = 20260930;
    int served = 0;
    start((struct vote_server_options){.idle_seconds = 1}, "0");
    for (int round = 0; round < 40; round++) {
        size_t length = 1 + (size_t)round * 40;
        for (size_t i = 0; i < length; i++) {
            state = state * 6364136223846793005u + 1442695040888963407u;
            bytes[i] = (char)(state >> 56);
        }
        begin();
        buf_add_bytes(&last.request, bytes, length);
        buf_add(&last.request, "\r\n\r\n");
        finish();
        served += call_status(&last) == 200;
    }
    is_int(0, served, "garbage gets no page");
    is_int(200, get("/", ""), "and does no harm");
    is_size(0, vote_server_joined(server), "nobody has joined by it");
}

static void slow(void)
{
    struct call calls[2];
    start((struct vote_server_options){.idle_seconds = 1}, "0");
    call_open(&calls[0], &address);
    buf_add(&calls[0].request, "GET / HTT");
    call_open(&calls[1], &address);
    call_get(&calls[1], "/", "");
    calls[0].holds = true;
    ok(calls_run(server, calls, 2, ENOUGH_MS), "a slow one keeps nobody waiting");
    is_int(200, call_status(&calls[1]), "who is served meanwhile");
    calls[0].holds = false;
    ok(calls_run(server, calls, 2, ENOUGH_MS), "and is cut off in the end");
    call_close(&calls[0]);
    call_close(&calls[1]);
}

static void crowded(void)
{
    struct call idle[12];
    int ended = 0;
    start((struct vote_server_options){.connections = 20, .connections_each = 8}, "0");
    for (int i = 0; i < 12; i++) {
        call_open(&idle[i], &address);
        idle[i].holds = i < 8;
    }
    ok(calls_run(server, idle, 12, ENOUGH_MS), "more connections than one address may have");
    for (int i = 0; i < 12; i++)
        ended += idle[i].ended;
    is_int(4, ended, "are closed at once, and no other");
    for (int i = 0; i < 12; i++)
        call_close(&idle[i]);
    calls_serve(server, 10);
    is_int(200, get("/", ""), "when they have gone there is room again");
}

static void guessing(void)
{
    int told = 0;
    now_ms = 5000;
    start((struct vote_server_options){0}, "0");
    for (int i = 0; i < VOTE_TRIES; i++)
        told += post("/join", "code=AAAAA") == 403;
    is_int(VOTE_TRIES, told, "so many guesses are told to be wrong");
    is_int(429, post("/join", "code=AAAAA"), "then it is enough");
    ok(call_says(&last, "Too many wrong codes."), "which is said");
    char token[VOTE_TOKEN_SIZE];
    now_ms += VOTE_TRY_MS;
    join(token);
    is_size(1, vote_server_joined(server), "later one may join");
}

int main(void)
{
    tap_plan(85);
    last.fd = -1;
    joining();
    voting();
    two_hundred();
    teacher();
    headers();
    too_large();
    parts();
    garbage();
    slow();
    crowded();
    guessing();
    call_close(&last);
    vote_server_close(server);
    vote_server_close(NULL);
    return tap_done();
}
