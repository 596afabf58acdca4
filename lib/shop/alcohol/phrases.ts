export interface Place {
  at: number
  length: number
}

/** Words and phrases that are looked for in a text of words; with `*` the end of a compound. */
export class Phrases<Entry> {
  readonly #byFirst = new Map<string, { words: string[]; entry: Entry }[]>()
  readonly #endings: { ending: string; entry: Entry }[] = []

  constructor(entries: Iterable<readonly [phrase: string, entry: Entry]>) {
    for (const [phrase, entry] of entries) {
      const words = phrase.split(' ')
      const [first = ''] = words
      if (first.startsWith('*')) this.#endings.push({ ending: first.slice(1), entry })
      else this.#byFirst.set(first, [...(this.#byFirst.get(first) ?? []), { words, entry }])
    }
  }

  /** The most telling first: «Eau de vie» is more than its words, «Portwein» more than a wine. */
  in(words: readonly string[]): (Place & { entry: Entry })[] {
    const whole = words.flatMap((word, at) =>
      (this.#byFirst.get(word) ?? [])
        .filter((phrase) => phrase.words.every((wanted, next) => words[at + next] === wanted))
        .map(({ words: { length }, entry }) => ({ at, length, entry })),
    )
    const ends = words.flatMap((word, at) =>
      this.#endings.filter(({ ending }) => word.endsWith(ending)).map(({ entry }) => ({ at, length: 1, entry })),
    )
    return [...whole.toSorted((a, b) => b.length - a.length), ...ends]
  }
}
