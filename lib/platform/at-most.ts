import { Places } from './places'

/** At most `places` pieces of work at once; the others wait in the order in which they came. */
export function atMost(places: number): <T>(work: () => Promise<T>) => Promise<T> {
  const room = new Places({ places })
  return async (work) => {
    const place = room.take()
    await place?.entered
    try {
      return await work()
    } finally {
      place?.leave()
    }
  }
}
