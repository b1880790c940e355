/* SPDX-License-Identifier: MIT */
/* Addresses as people write them, and what is told from them. */
#include "config.h"

#include "net/address.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <string.h>
#include <unistd.h>

#include "tests/tap/tap.h"

static void good_ones(void)
{
    static const char *const cases[][2] = {
        {"8080", "127.0.0.1:8080"},
        {"0", "127.0.0.1:0"},
        {"localhost:99", "127.0.0.1:99"},
        {"192.168.1.5:65535", "192.168.1.5:65535"},
        {"0.0.0.0:80", "0.0.0.0:80"},
        {"[::1]:8080", "[::1]:8080"},
        {"[::]:0", "[::]:0"},
        {"[2001:DB8::1]:1", "[2001:db8::1]:1"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct net_address address;
        struct buf text = {0};
        if (net_address_parse(cases[i][0], &address))
            net_address_write(&text, &address);
        is_string(cases[i][1], buf_text(&text), "%s", cases[i][0]);
        buf_clear(&text);
    }
}

static void bad_ones(void)
{
    static const char *const cases[] = {
        "",          ":",           "65536",      "99999999999", "-1",           "80a",
        "a",         "1.2.3.4",     "1.2.3.4:",   ":80",         "1.2.3:80",     "1.2.3.4.5:80",
        "::1:80",    "[::1]",       "[::1]80",    "[::1:80",     "[1.2.3.4]:80", "example.org:80",
        " 80",       "127.1:80",    "[]:80",      "[::1%lo]:80",
        "11111111111111111111111111111111111111111111111111111111111111111111111111:80"};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct net_address address;
        is_bool(false, net_address_parse(cases[i], &address), "\"%s\" is no address", cases[i]);
    }
}

static void loopback(void)
{
    static const struct {
        const char *text;
        bool loopback;
    } cases[] = {
        {"127.0.0.1:1", true},  {"127.8.9.10:1", true},        {"[::1]:1", true},
        {"10.0.0.1:1", false},  {"[::]:1", false},             {"[::ffff:127.0.0.1]:1", true},
        {"0.0.0.0:1", false},   {"[::ffff:10.0.0.1]:1", false}, {"[fe80::1]:1", false},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct net_address address;
        net_address_parse(cases[i].text, &address);
        is_bool(cases[i].loopback,
                net_address_is_loopback((const struct sockaddr *)&address.storage),
                "%s: this machine itself?", cases[i].text);
    }
}

static bool same_place(const char *a, const char *b)
{
    unsigned char places[2][NET_HOST_SIZE];
    struct net_address addresses[2];
    net_address_parse(a, &addresses[0]);
    net_address_parse(b, &addresses[1]);
    for (int i = 0; i < 2; i++)
        net_address_place((const struct sockaddr *)&addresses[i].storage, places[i]);
    return memcmp(places[0], places[1], NET_HOST_SIZE) == 0;
}

static void places(void)
{
    ok(same_place("10.0.0.1:1", "10.0.0.1:2"), "a port makes no other place");
    ok(!same_place("10.0.0.1:1", "10.0.0.2:1"), "another IPv4 address does");
    ok(same_place("[2001:db8::1]:1", "[2001:db8::2:3:4]:1"), "a /64 network is one place");
    ok(!same_place("[2001:db8::1]:1", "[2001:db8:0:1::1]:1"), "another one is another");
    ok(same_place("10.0.0.1:1", "[::ffff:10.0.0.1]:1"), "however an IPv4 address is written");
}

static void listening(void)
{
    struct net_address address, bound, again;
    struct buf text = {0};
    struct err err;
    net_address_parse("0", &address);
    int fd = net_listen(&address, &bound, &err);
    ok(fd >= 0, "any port that is free");
    net_address_write(&text, &bound);
    ok(strcmp(buf_text(&text), "127.0.0.1:0") != 0, "has a number then: %s", buf_text(&text));
    is_int(-1, net_listen(&bound, &again, &err), "a port that is taken");
    is_int(ERR_LISTEN, err.code, "is refused");
    is_string(buf_text(&text), err.args[0].text, "by its address");
    close(fd);
    net_address_parse("198.51.100.77:0", &address); /* RFC 5737: nobody has it */
    is_int(-1, net_listen(&address, &bound, &err), "an address that is not ours is refused");
    net_address_parse("0.0.0.0:81", &address);
    buf_reset(&text);
    net_address_write_reachable(&text, &address);
    ok(strstr(buf_text(&text), ":81") != NULL, "others reach it at %s", buf_text(&text));
    buf_clear(&text);
}

int main(void)
{
    tap_plan(52);
    good_ones();
    bad_ones();
    loopback();
    places();
    listening();
    return tap_done();
}
