/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "os/random.h"

#include <fcntl.h>
#include <unistd.h>

bool random_bytes(void *out, size_t size)
{
    int fd = open("/dev/urandom", O_RDONLY | O_CLOEXEC);
    size_t got = 0;
    ssize_t more = 1;

    while (fd >= 0 && got < size && more > 0) {
        more = read(fd, (char *)out + got, size - got);
        got += more > 0 ? (size_t)more : 0;
    }
    if (fd >= 0)
        close(fd);
    return fd >= 0 && got == size;
}
