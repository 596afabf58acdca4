/** At most `places` pieces of work at once; the others wait in the order in which they came. */
export function atMost(places: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let free = places
  async function acquire(): Promise<void> {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }
  function release(): void {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
  return async (work) => {
    await acquire()
    try {
      return await work()
    } finally {
      release()
    }
  }
}
