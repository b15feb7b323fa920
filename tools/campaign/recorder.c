/* Preloaded into a server: writes down what it does to the files of its database, in order, with the moments of it.
 *
 *   LD_PRELOAD=recorder.so RECORDED_FILES=/path/tables.db RECORDED_IN=/path/log timefront serve ...
 *
 * A file counts if its path begins with RECORDED_FILES; so does the folder that it lies in. One process writes. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

#define MOST_FILES 65536
enum kind { CREATED = 1, WROTE = 2, CUT = 3, SYNCED = 4, REMOVED = 5, RENAMED = 6, SYNCED_FOLDER = 7 };

struct record {
    uint32_t kind, path_length;
    int64_t offset, data_length, began;
};

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static char *paths[MOST_FILES];
static const char *watched;
static char *folder;
static int log_file = -1;

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

__attribute__((constructor)) static void start(void) {
    watched = getenv("RECORDED_FILES");
    const char *into = getenv("RECORDED_IN");
    if (!watched || !into) return;
    folder = strdup(watched);
    *strrchr(folder, '/') = 0;
    log_file = REAL(open)(into, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static int is_watched(const char *path) {
    return log_file >= 0 && path && (!strncmp(path, watched, strlen(watched)) || !strcmp(path, folder));
}

static int64_t now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

static void write_down(enum kind kind, const char *path, int64_t offset, const void *data, int64_t length, int64_t began) {
    int before = errno;
    struct record row = {kind, (uint32_t)strlen(path), offset, length, began};
    struct iovec parts[] = {{&row, sizeof row}, {(void *)path, row.path_length}, {(void *)data, data ? (size_t)length : 0}};
    ssize_t whole = (ssize_t)(sizeof row + row.path_length + parts[2].iov_len);
    if (REAL(writev)(log_file, parts, 3) != whole) abort(); /* a log with holes proves nothing */
    errno = before;
}

static const char *path_of(int file) { return file >= 0 && file < MOST_FILES ? paths[file] : NULL; }

static int opened(int file, const char *path, int existed) {
    if (file >= 0 && file < MOST_FILES && is_watched(path)) {
        pthread_mutex_lock(&turn);
        free(paths[file]);
        paths[file] = strdup(path);
        if (!existed) write_down(CREATED, path, 0, NULL, 0, now());
        pthread_mutex_unlock(&turn);
    }
    return file;
}

#define OPENING(name)                                              \
    int name(const char *path, int flags, ...) {                   \
        va_list more;                                              \
        va_start(more, flags);                                     \
        mode_t mode = va_arg(more, mode_t);                        \
        va_end(more);                                              \
        int existed = !is_watched(path) || !access(path, F_OK);    \
        return opened(REAL(name)(path, flags, mode), path, existed); \
    }
OPENING(open)
OPENING(open64)

int close(int file) {
    if (path_of(file)) {
        pthread_mutex_lock(&turn);
        free(paths[file]);
        paths[file] = NULL;
        pthread_mutex_unlock(&turn);
    }
    return REAL(close)(file);
}

/* Does it, and writes down what was done. */
#define RECORDED(file, kind, offset, data, length, doing)                               \
    const char *path = path_of(file);                                                   \
    if (!path) return doing;                                                            \
    pthread_mutex_lock(&turn);                                                          \
    int64_t began = now();                                                              \
    __typeof__(doing) done = doing;                                                     \
    if (done >= 0) write_down(kind, path, offset, data, length, began);                 \
    pthread_mutex_unlock(&turn);                                                        \
    return done;

ssize_t pwrite(int file, const void *data, size_t length, off_t offset) {
    RECORDED(file, WROTE, offset, data, done, REAL(pwrite)(file, data, length, offset))
}
ssize_t pwrite64(int file, const void *data, size_t length, off64_t offset) {
    RECORDED(file, WROTE, offset, data, done, REAL(pwrite64)(file, data, length, offset))
}
ssize_t write(int file, const void *data, size_t length) {
    off_t offset = path_of(file) ? lseek(file, 0, SEEK_CUR) : 0;
    RECORDED(file, WROTE, offset, data, done, REAL(write)(file, data, length))
}
int ftruncate(int file, off_t length) { RECORDED(file, CUT, length, NULL, 0, REAL(ftruncate)(file, length)) }
int ftruncate64(int file, off64_t length) { RECORDED(file, CUT, length, NULL, 0, REAL(ftruncate64)(file, length)) }
int fsync(int file) {
    RECORDED(file, strcmp(path, folder) ? SYNCED : SYNCED_FOLDER, 0, NULL, 0, REAL(fsync)(file))
}
int fdatasync(int file) {
    RECORDED(file, strcmp(path, folder) ? SYNCED : SYNCED_FOLDER, 0, NULL, 0, REAL(fdatasync)(file))
}

int unlink(const char *path) {
    if (!is_watched(path)) return REAL(unlink)(path);
    pthread_mutex_lock(&turn);
    int64_t began = now();
    int done = REAL(unlink)(path);
    if (!done) write_down(REMOVED, path, 0, NULL, 0, began);
    pthread_mutex_unlock(&turn);
    return done;
}

int rename(const char *from, const char *to) {
    if (!is_watched(from) && !is_watched(to)) return REAL(rename)(from, to);
    pthread_mutex_lock(&turn);
    int64_t began = now();
    int done = REAL(rename)(from, to);
    if (!done) write_down(RENAMED, from, 0, to, (int64_t)strlen(to), began);
    pthread_mutex_unlock(&turn);
    return done;
}
