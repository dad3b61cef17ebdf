#include "CSnapPNG.h"

#if defined(__x86_64__)

#include <immintrin.h>
// Names the functions of <xxhash.h> anew: they ask the processor once which vectors it has. All of them give the same value.
#include <xxh_x86dispatch.h>

__attribute__((target("avx"))) static void clear_upper_halves(void) {
    _mm256_zeroupper();
}

// Those for AVX2 and AVX-512 (xxHash 0.8.1) leave the upper halves of the vector registers in use. Every SSE instruction of the
// program then waits for them: drawing took twice as long after a digest as before it.
static void end_wide_vectors(void) {
    if (__builtin_cpu_supports("avx")) clear_upper_halves();
}

#else

#include <xxhash.h>

static void end_wide_vectors(void) {
}

#endif

snap_digest snap_digest_of(const void *bytes, size_t length, uint64_t seed) {
    XXH128_hash_t hash = XXH3_128bits_withSeed(bytes, length, seed);
    end_wide_vectors();
    return (snap_digest){.high = hash.high64, .low = hash.low64};
}
