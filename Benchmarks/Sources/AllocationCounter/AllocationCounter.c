#include "AllocationCounter.h"

#include <stdatomic.h>
#include <stddef.h>

static _Atomic int64_t allocations;
static _Atomic int64_t bytes_in_use;
static _Atomic int64_t peak_bytes;
static int64_t bytes_at_reset;

#if defined(__GLIBC__)

#include <malloc.h>

// glibc lets a program define these functions itself, for all its libraries too, and keeps its own under these names.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static void *added(void *block) {
    if (!block) return block;
    atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
    int64_t size = (int64_t)malloc_usable_size(block);
    int64_t now = atomic_fetch_add_explicit(&bytes_in_use, size, memory_order_relaxed) + size;
    int64_t peak = atomic_load_explicit(&peak_bytes, memory_order_relaxed);
    while (now > peak && !atomic_compare_exchange_weak(&peak_bytes, &peak, now)) {}
    return block;
}

static void removed(void *block) {
    if (!block) return;
    atomic_fetch_sub_explicit(&bytes_in_use, (int64_t)malloc_usable_size(block), memory_order_relaxed);
}

void *malloc(size_t size) { return added(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return added(__libc_calloc(count, size)); }

void *realloc(void *block, size_t size) {
    removed(block);
    void *moved = __libc_realloc(block, size);
    // The old block is still there where there was no room for a new one.
    if (!moved && size > 0 && block) {
        atomic_fetch_add_explicit(&bytes_in_use, (int64_t)malloc_usable_size(block), memory_order_relaxed);
    }
    return added(moved);
}

void *aligned_alloc(size_t alignment, size_t size) { return added(__libc_memalign(alignment, size)); }

void *memalign(size_t alignment, size_t size) { return added(__libc_memalign(alignment, size)); }

int posix_memalign(void **block, size_t alignment, size_t size) {
    void *made = added(__libc_memalign(alignment, size));
    if (!made) return 12;
    *block = made;
    return 0;
}

void free(void *block) {
    removed(block);
    __libc_free(block);
}

int allocation_counter_is_available(void) { return 1; }

#else

int allocation_counter_is_available(void) { return 0; }

#endif

void allocation_counter_reset(void) {
    bytes_at_reset = atomic_load(&bytes_in_use);
    atomic_store(&allocations, 0);
    atomic_store(&peak_bytes, bytes_at_reset);
}

struct AllocationCount allocation_counter_read(void) {
    struct AllocationCount count;
    count.allocations = atomic_load(&allocations);
    count.peak_bytes = atomic_load(&peak_bytes) - bytes_at_reset;
    return count;
}
