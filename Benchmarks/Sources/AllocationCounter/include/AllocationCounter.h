#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdint.h>

/// What the heap of this process has seen since the last reset.
struct AllocationCount {
    /// How many blocks were allocated.
    int64_t allocations;
    /// The most bytes that were in use at once, beyond those at the reset.
    int64_t peak_bytes;
};

/// Whether allocations can be counted on this platform.
int allocation_counter_is_available(void);

/// Begins to count.
void allocation_counter_reset(void);

/// What was counted since the reset.
struct AllocationCount allocation_counter_read(void);

#endif
