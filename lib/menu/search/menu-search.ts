export interface SearchedItem {
  id: string
  text: string
}

export interface MenuIndex {
  idsByWord: ReadonlyMap<string, readonly string[]>
  synonyms: Synonyms
}

/** Made once for a menu; a search then visits each different word, not each item. */
export function indexMenu(items: readonly SearchedItem[], synonyms: Synonyms): MenuIndex {
  const idsByWord = new Map<string, string[]>()
  for (const { id, text } of items) {
    for (const word of new Set(wordsOf(text))) {
      const ids = idsByWord.get(word)
      if (ids) ids.push(id)
      else idsByWord.set(word, [id])
    }
  }
  return { idsByWord, synonyms }
}

export function searchMenu(index: MenuIndex, typed: string): ReadonlySet<string> | null {
  const sought = wordsOf(typed)
  if (sought.length === 0) return null
  const [first = new Set<string>(), ...others] = sought.map((word) => idsFor(word, index))
  return new Set([...first].filter((id) => others.every((ids) => ids.has(id))))
}

/** A word that fits something is never taken for a slip. */
function idsFor(word: string, index: MenuIndex): Set<string> {
  const meant = [word, ...synonymsOf(word, index.synonyms)]
  const found = idsWhere(index, (known) => meant.some((sought, nth) => fits(sought, known, nth === 0)))
  if (found.size > 0) return found
  const slips = index.synonyms.flat().filter((term) => isSlip(word, term))
  const terms = slips.flatMap((term) => [term, ...synonymsOf(term, index.synonyms)])
  return idsWhere(index, (known) => isSlip(word, known) || terms.some((term) => fits(term, known, false)))
}

function idsWhere({ idsByWord }: MenuIndex, isFound: (known: string) => boolean): Set<string> {
  return new Set([...idsByWord].flatMap(([known, ids]) => (isFound(known) ? ids : [])))
}

const shortestEnd = 4
const shortestMiddle = 5

/** Short words are in too many others: Eis is in Reis and Fleisch. Synonyms must be there whole. */
function fits(sought: string, known: string, isTyped: boolean): boolean {
  if (isTyped && known.startsWith(sought)) return true
  return stemsOf(sought).some((stem) => {
    if (stemsOf(known).includes(stem)) return true
    if (stem.length >= shortestMiddle) return known.includes(stem)
    return stem.length >= shortestEnd && (known.startsWith(stem) || known.endsWith(stem))
  })
}

/** One slip from four letters on, two from eight on; the first letter is seldom wrong. */
function isSlip(typed: string, known: string): boolean {
  if (typed.length < 4 || typed[0] !== known[0]) return false
  const most = typed.length >= 8 ? 2 : 1
  const begun = known.slice(0, typed.length)
  return editDistance(typed, known, most) <= most || editDistance(typed, begun, most) <= most
}

/** Letters left out, added, mistaken or swapped; anything above `most` is just more. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, column - 2) + 1 : Infinity,
      )
    }
    if (Math.min(...current) > most) return most + 1
    beforeLast = last
    last = current
  }
  return at(last, b.length)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity
}

/** Case, accents, spellings (döner, doener, doner) and the cards' soft hyphens do not matter. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{Mn}\u00AD]/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replace(/([aou])e/g, '$1')
}

export function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

const endings = 's e n en er es ern'.split(' ')
const shortestStem = 4

function stemsOf(word: string): string[] {
  const stems = endings.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length))
  return [word, ...stems.filter((stem) => stem.length >= shortestStem)]
}

export type Synonyms = readonly (readonly string[])[]

function synonymsOf(word: string, synonyms: Synonyms): string[] {
  const stems = stemsOf(word)
  return synonyms
    .filter((group) => group.some((term) => stemsOf(term).some((stem) => stems.includes(stem))))
    .flatMap((group) => group.filter((term) => term !== word))
}
