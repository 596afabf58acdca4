interface Limits {
  places: number
  /** Beyond them nobody may wait; without it, anybody may. */
  mostWaiting?: number
}

interface Place {
  /** Never resolves for whoever has left before. */
  entered: Promise<void>
  /** From the queue, or from the place; once is enough. */
  leave: () => void
}

/** So many may be at something at once; the others wait in the order in which they came. */
export class Places {
  readonly #waiting = new Set<() => void>()
  readonly #mostWaiting: number
  #free: number

  constructor({ places, mostWaiting = Infinity }: Limits) {
    this.#free = places
    this.#mostWaiting = mostWaiting
  }

  /** Null where too many wait already. */
  take(): Place | null {
    if (this.#free > 0) {
      this.#free -= 1
      return { entered: Promise.resolve(), leave: once(() => this.#handOn()) }
    }
    if (this.#waiting.size >= this.#mostWaiting) return null
    let enter = () => {}
    const entered = new Promise<void>((resolve) => {
      enter = resolve
    })
    this.#waiting.add(enter)
    const leave = once(() => {
      if (!this.#waiting.delete(enter)) this.#handOn()
    })
    return { entered, leave }
  }

  #handOn(): void {
    const [next] = this.#waiting
    if (!next) return void (this.#free += 1)
    this.#waiting.delete(next)
    next()
  }
}

function once(work: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) work()
    isDone = true
  }
}
