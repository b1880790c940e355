/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "net/address.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <ifaddrs.h>
#include <netinet/in.h>
#include <string.h>
#include <unistd.h>

enum { PORT_MOST = 65535, BACKLOG = 128, HOST_TEXT = 64 };

/* ---- reading ---- */

/* All of the text is a port's number. */
static bool parse_port(const char *text, in_port_t *out)
{
    unsigned long port = 0;
    size_t length = strlen(text);

    if (length == 0 || length > 5)
        return false;
    for (; *text >= '0' && *text <= '9'; text++)
        port = port * 10 + (unsigned long)(*text - '0');
    *out = htons((in_port_t)port);
    return *text == '\0' && port <= PORT_MOST;
}

static bool make_four(const char *host, in_port_t port, struct net_address *out)
{
    struct sockaddr_in *four = (struct sockaddr_in *)&out->storage;

    *four = (struct sockaddr_in){.sin_family = AF_INET, .sin_port = port};
    out->length = sizeof *four;
    return inet_pton(AF_INET, host, &four->sin_addr) == 1;
}

static bool make_six(const char *host, in_port_t port, struct net_address *out)
{
    struct sockaddr_in6 *six = (struct sockaddr_in6 *)&out->storage;

    *six = (struct sockaddr_in6){.sin6_family = AF_INET6, .sin6_port = port};
    out->length = sizeof *six;
    return inet_pton(AF_INET6, host, &six->sin6_addr) == 1;
}

/* Copies what stands before `end`; false: it is too long for an address. */
static bool copy_host(char host[HOST_TEXT], const char *text, const char *end)
{
    size_t length = (size_t)(end - text);

    if (length >= HOST_TEXT)
        return false;
    memcpy(host, text, length);
    host[length] = '\0';
    return true;
}

static bool parse_six(const char *text, struct net_address *out)
{
    char host[HOST_TEXT];
    in_port_t port;
    const char *end = strchr(text, ']');

    return end && end[1] == ':' && parse_port(end + 2, &port) && copy_host(host, text + 1, end) &&
           make_six(host, port, out);
}

bool net_address_parse(const char *text, struct net_address *out)
{
    char host[HOST_TEXT];
    in_port_t port;
    const char *colon = strchr(text, ':');

    memset(out, 0, sizeof *out);
    if (text[0] == '[')
        return parse_six(text, out);
    if (!colon)
        return parse_port(text, &port) && make_four("127.0.0.1", port, out);
    if (!parse_port(colon + 1, &port) || !copy_host(host, text, colon))
        return false;
    return make_four(strcmp(host, "localhost") == 0 ? "127.0.0.1" : host, port, out);
}

/* ---- writing ---- */

void net_address_write(struct buf *out, const struct net_address *address)
{
    char host[INET6_ADDRSTRLEN] = "";
    const struct sockaddr_in *four = (const struct sockaddr_in *)&address->storage;
    const struct sockaddr_in6 *six = (const struct sockaddr_in6 *)&address->storage;

    if (address->storage.ss_family == AF_INET6) {
        inet_ntop(AF_INET6, &six->sin6_addr, host, sizeof host);
        buf_printf(out, "[%s]:%u", host, (unsigned)ntohs(six->sin6_port));
    } else {
        inet_ntop(AF_INET, &four->sin_addr, host, sizeof host);
        buf_printf(out, "%s:%u", host, (unsigned)ntohs(four->sin_port));
    }
}

static bool is_all(const struct net_address *address)
{
    const struct sockaddr_in *four = (const struct sockaddr_in *)&address->storage;
    const struct sockaddr_in6 *six = (const struct sockaddr_in6 *)&address->storage;

    if (address->storage.ss_family == AF_INET6)
        return IN6_IS_ADDR_UNSPECIFIED(&six->sin6_addr);
    return four->sin_addr.s_addr == htonl(INADDR_ANY);
}

/* One of the machine's own that others may know: IPv4, for it is the shorter one to type. */
static const struct sockaddr *own_address(const struct ifaddrs *list)
{
    for (; list; list = list->ifa_next) {
        const struct sockaddr *address = list->ifa_addr;

        if (address && address->sa_family == AF_INET && !net_address_is_loopback(address))
            return address;
    }
    return NULL;
}

static in_port_t port_of(const struct net_address *address)
{
    return address->storage.ss_family == AF_INET6
               ? ((const struct sockaddr_in6 *)&address->storage)->sin6_port
               : ((const struct sockaddr_in *)&address->storage)->sin_port;
}

void net_address_write_reachable(struct buf *out, const struct net_address *address)
{
    struct net_address shown = *address;
    struct ifaddrs *list = NULL;
    const struct sockaddr *own = NULL;

    if (is_all(address) && getifaddrs(&list) == 0)
        own = own_address(list);
    if (own) {
        struct sockaddr_in *four = (struct sockaddr_in *)&shown.storage;
        memcpy(four, own, sizeof *four);
        four->sin_port = port_of(address);
    }
    net_address_write(out, &shown);
    freeifaddrs(list);
}

/* ---- asking ---- */

bool net_address_is_loopback(const struct sockaddr *address)
{
    const struct sockaddr_in *four = (const void *)address;
    const struct sockaddr_in6 *six = (const void *)address;

    if (address->sa_family == AF_INET)
        return ntohl(four->sin_addr.s_addr) >> 24 == 127;
    if (address->sa_family != AF_INET6)
        return false;
    return IN6_IS_ADDR_LOOPBACK(&six->sin6_addr) ||
           (IN6_IS_ADDR_V4MAPPED(&six->sin6_addr) && six->sin6_addr.s6_addr[12] == 127);
}

void net_address_place(const struct sockaddr *address, unsigned char out[NET_HOST_SIZE])
{
    const struct sockaddr_in *four = (const void *)address;
    const struct sockaddr_in6 *six = (const void *)address;

    memset(out, 0, NET_HOST_SIZE);
    if (address->sa_family == AF_INET) {
        memcpy(out + 12, &four->sin_addr, 4);
        out[11] = out[10] = 0xff;
    } else if (address->sa_family == AF_INET6) {
        bool mapped = IN6_IS_ADDR_V4MAPPED(&six->sin6_addr);
        memcpy(out, &six->sin6_addr, mapped ? NET_HOST_SIZE : NET_HOST_SIZE / 2);
    }
}

/* ---- listening ---- */

/* All of it, or -1 with errno. */
static int open_socket(const struct net_address *address)
{
    int on = 1, off = 0;
    int fd = socket(address->storage.ss_family, SOCK_STREAM, 0);

    if (fd < 0)
        return -1;
    fcntl(fd, F_SETFD, FD_CLOEXEC);
    fcntl(fd, F_SETFL, O_NONBLOCK);
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    if (address->storage.ss_family == AF_INET6) /* [::] is for IPv4 as well */
        setsockopt(fd, IPPROTO_IPV6, IPV6_V6ONLY, &off, sizeof off);
    if (bind(fd, (const struct sockaddr *)&address->storage, address->length) == 0 &&
        listen(fd, BACKLOG) == 0)
        return fd;
    int why = errno;
    close(fd);
    errno = why;
    return -1;
}

int net_listen(const struct net_address *address, struct net_address *bound, struct err *err)
{
    int fd = open_socket(address);
    int why = errno;
    struct buf text = {0};

    *bound = *address;
    if (fd >= 0) {
        getsockname(fd, (struct sockaddr *)&bound->storage, &bound->length);
        return fd;
    }
    net_address_write(&text, address);
    err_set(err, ERR_LISTEN);
    err_add_text(err, buf_text(&text));
    err_add_text(err, strerror(why));
    buf_clear(&text);
    return -1;
}
