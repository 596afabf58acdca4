import { stemsOf, wordsOf } from './search-words'
import { synonymsOf, type Synonyms } from './synonyms'

export interface SearchedItem {
  id: string
  /** Everything that it can be found by: name, category, description, tags. */
  text: string
}

export interface MenuIndex {
  /** Which items have the word. */
  idsByWord: ReadonlyMap<string, readonly string[]>
  synonyms: Synonyms
}

/** Made once for a menu; the search then looks at each different word, not at each item. */
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

/** The items that every typed word fits; null while nothing is typed. */
export function searchMenu(index: MenuIndex, typed: string): ReadonlySet<string> | null {
  const sought = wordsOf(typed)
  if (sought.length === 0) return null
  const [first = new Set<string>(), ...others] = sought.map((word) => idsFor(word, index))
  return new Set([...first].filter((id) => others.every((ids) => ids.has(id))))
}

/** A word that is written rightly for something is never taken for a slip. */
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

/**
 * Whether the menu's word begins like the sought one, ends with it (Cheeseburger) or holds it. A short word holds in too
 * many: Eis is in Reis and Fleisch. What was only meant, not typed, must be there whole.
 */
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

/** How many letters were left out, added, mistaken or swapped; anything above `most` is simply more than that. */
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
