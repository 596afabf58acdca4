const mostKept = 1000

/**
 * The orders that changed last, in the order in which they did, so that a stream that was cut goes on where it was. A
 * position is good in one process and until the next gap in the notifications.
 */
export class ChangeLog {
  #series = newSeries()
  #count = 0
  #ids: string[] = []

  add(orderId: string): void {
    this.#count += 1
    this.#ids.push(orderId)
    if (this.#ids.length > mostKept) this.#ids.shift()
  }

  /** Something may have changed without being told. */
  restart(): void {
    this.#series = newSeries()
    this.#count = 0
    this.#ids = []
  }

  get position(): string {
    return `${this.#series}-${this.#count}`
  }

  /** What changed after that position; null: nobody knows any more. */
  since(position: string | null): string[] | null {
    const [series, count] = position?.split('-') ?? []
    const missed = this.#count - Number(count)
    if (series !== this.#series || !Number.isInteger(missed)) return null
    if (missed < 0 || missed > this.#ids.length) return null
    return missed === 0 ? [] : [...new Set(this.#ids.slice(-missed))]
  }
}

function newSeries(): string {
  return crypto.randomUUID().slice(0, 8)
}
