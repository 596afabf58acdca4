/**
 * What lets a server get by with the memory of a small machine (docs/decisions/0104). By itself V8 lets garbage grow to
 * three times what lives and compiles on four threads at once, each with a workspace of its own, and glibc gives every
 * thread its own heap, which never shrinks.
 */
export const memoryOptions = ['--heap-growing-percent=50', '--max-semi-space-size=4', '--v8-pool-size=1']

export const memoryEnvironment = { MALLOC_ARENA_MAX: '2' }
