/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "net/vote_room.h"

#include <string.h>

#include "os/random.h"

/* No letter here looks like another one or like a digit, and no word can be made of them. */
static const char letters[] = "CDFGHKMPRTWXZ";
enum { LETTERS = sizeof letters - 1, EVEN = 256 / LETTERS * LETTERS };

/* --- tokens and codes --- */

static bool draw_code(char code[VOTE_CODE_SIZE])
{
    for (int i = 0; i < VOTE_CODE_SIZE - 1; i++) {
        unsigned char byte;
        do {
            if (!random_bytes(&byte, 1))
                return false;
        } while (byte >= EVEN); /* or some letters would come more often */
        code[i] = letters[byte % LETTERS];
    }
    code[VOTE_CODE_SIZE - 1] = '\0';
    return true;
}

static bool draw_token(char token[VOTE_TOKEN_SIZE])
{
    static const char digits[] = "0123456789abcdef";
    unsigned char bytes[VOTE_TOKEN_SIZE / 2];
    if (!random_bytes(bytes, sizeof bytes))
        return false;
    for (size_t i = 0; i < sizeof bytes; i++) {
        token[2 * i] = digits[bytes[i] >> 4];
        token[2 * i + 1] = digits[bytes[i] & 15];
    }
    token[VOTE_TOKEN_SIZE - 1] = '\0';
    return true;
}

bool vote_room_init(struct vote_room *room)
{
    memset(room, 0, sizeof *room);
    return draw_code(room->code);
}

/* --- wrong codes --- */

static void refill(struct vote_tries *tries, int64_t now_ms)
{
    int64_t more = (now_ms - tries->since_ms) / VOTE_TRY_MS;
    tries->since_ms += more * VOTE_TRY_MS;
    tries->left = more > VOTE_TRIES - tries->left ? VOTE_TRIES : tries->left + (int)more;
}

/* The place's own count; of a new place, where there is no room, it takes that of the place with
 * the most left: those who try hardest are remembered longest. */
static struct vote_tries *tries_of(struct vote_room *room,
                                   const unsigned char place[VOTE_PLACE_SIZE], int64_t now_ms)
{
    struct vote_tries *best = &room->tries[0];
    for (size_t i = 0; i < room->place_count; i++) {
        refill(&room->tries[i], now_ms);
        if (memcmp(room->tries[i].place, place, VOTE_PLACE_SIZE) == 0)
            return &room->tries[i];
        if (room->tries[i].left > best->left)
            best = &room->tries[i];
    }
    if (room->place_count < VOTE_PLACES)
        best = &room->tries[room->place_count++];
    *best = (struct vote_tries){.left = VOTE_TRIES, .since_ms = now_ms};
    memcpy(best->place, place, VOTE_PLACE_SIZE);
    return best;
}

/* --- joining --- */

static char capital(char c)
{
    return c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c;
}

static bool is_code(const struct vote_room *room, const char *typed)
{
    size_t at = 0;
    for (; *typed != '\0'; typed++) {
        if (*typed == ' ')
            continue;
        if (at == VOTE_CODE_SIZE - 1 || capital(*typed) != room->code[at++])
            return false;
    }
    return at == VOTE_CODE_SIZE - 1;
}

enum vote_join vote_room_join(struct vote_room *room, const char *code,
                              const unsigned char place[VOTE_PLACE_SIZE], int64_t now_ms,
                              size_t *device)
{
    struct vote_tries *tries = tries_of(room, place, now_ms);
    if (tries->left == 0)
        return VOTE_TOO_OFTEN;
    if (!is_code(room, code)) {
        tries->left--;
        return VOTE_WRONG_CODE;
    }
    struct vote_device new = {.choices = {-1, -1}};
    if (room->device_count == VOTE_DEVICES || !draw_token(new.token))
        return VOTE_FULL;
    *device = room->device_count++;
    room->devices[*device] = new;
    return VOTE_JOINED;
}

bool vote_room_find(const struct vote_room *room, const char *token, size_t *device)
{
    for (*device = 0; *device < room->device_count; ++*device) {
        if (strcmp(room->devices[*device].token, token) == 0)
            return true;
    }
    return false;
}

/* --- votes --- */

int vote_room_choice(const struct vote_room *room, size_t device, const struct vote_page *page,
                     int part)
{
    const struct vote_device *from = &room->devices[device];
    return from->serial == page->serial ? from->choices[part] : -1;
}

enum vote_result vote_room_vote(struct vote_room *room, size_t device, const struct vote_page *page,
                                unsigned serial, int part, int choice, int *before)
{
    struct vote_device *from = &room->devices[device];
    if (serial != page->serial)
        return VOTE_OLD;
    if (!page->open)
        return VOTE_CLOSED;
    if (part < 0 || part >= VOTE_PARTS || choice < 0 || (size_t)choice >= page->parts[part].count)
        return VOTE_NONSENSE;
    if (from->serial != page->serial)
        from->choices[0] = from->choices[1] = -1;
    from->serial = page->serial;
    *before = from->choices[part];
    from->choices[part] = choice;
    return VOTE_TAKEN;
}
