import type { Allergen } from '../limits'
import { allergenCode } from './limits'
import { allergenOf, saysNone } from './known-words'
import { plainWord } from './plain-word'

/** What a letter or a number stands for. `none`: for no allergen; `unknown`: nobody has said it. */
export type CodeMeaning = Allergen | 'none' | 'unknown'

export interface AllergenCell {
  /** Undefined: it states nothing. */
  allergens: Allergen[] | undefined
  /** "kann Spuren von Nüssen enthalten": nothing that a dish is made of. */
  traces: string | null
  /** A word that nobody knows. */
  unknown: string | null
  /** A code that nobody has explained yet. */
  unexplained: string | null
}

const longestList = 1000
const said =
  /(?<!\p{L})(?:(?:kann|können|may|peut|può)(?!\p{L})|spuren|traces?(?!\p{L})|tracce)[^.;\n]*?(?:enthalten|(?=[.;\n]|$))/giu

/** One unknown piece leaves all of the cell open: half a statement would be a wrong one. */
export function readAllergens(cell: string, key: ReadonlyMap<string, CodeMeaning>): AllergenCell {
  const nothing = { allergens: undefined, traces: null, unknown: null, unexplained: null }
  if (saysNone(cell)) return { ...nothing, allergens: [] }
  if (cell.length > longestList) return { ...nothing, unknown: cell }
  const traces = cell.match(said)?.join(', ') ?? null
  const stated = cell.replaceAll(said, ' ')
  const codes = codesIn(stated)
  const found = new Set<Allergen>()
  for (const piece of codes ?? piecesOf(stated)) {
    const code = codes ? piece : codeOf(piece)
    const meaning = code && key.get(code)
    if (code && (meaning === undefined || meaning === 'unknown')) return { ...nothing, traces, unexplained: code }
    const words = code ? [] : allergensNamed(piece)
    if (!code && words.length === 0) return { ...nothing, traces, unknown: piece }
    for (const allergen of words) found.add(allergen)
    if (meaning && meaning !== 'none' && meaning !== 'unknown') found.add(meaning)
  }
  const isStated = found.size > 0 || codes !== null
  return { ...nothing, traces, allergens: isStated ? [...found] : undefined }
}

/** "A, C, G", "1,3,7", "(A/C/G)", "ACG"; null: other words as well. */
export function codesIn(cell: string): string[] | null {
  const text = cell.replace(/[()[\]]/g, ' ').trim()
  if (text.length > longestList || allergenOf.has(plainWord(text)) || isDoubtful(text)) return null
  if (/^[A-Z]{2,}$/.test(text)) return isAscending(text) ? Array.from(text) : null
  const pieces = text.split(/[\s,;/|.+&·•]+/).filter((piece) => piece !== '' && !/^(?:und|and|et)$/i.test(piece))
  const isItalian = pieces.some((piece) => /^[A-Z]/.test(piece))
  const codes = pieces.filter((piece) => !(isItalian && piece === 'e')).map(codeOf)
  return codes.length > 0 && codes.every((code) => code !== null) ? codes : null
}

/** Beside words, too: "Gluten, C". */
export function allCodesIn(cell: string): string[] {
  const pieces = cell.length > longestList ? [] : piecesOf(cell)
  return codesIn(cell) ?? pieces.flatMap((piece) => codeOf(piece) ?? [])
}

export function codeOf(piece: string): string | null {
  return allergenCode.test(piece) ? piece.toUpperCase() : null
}

/** "2,10" is stored by a spreadsheet as the number 2.1. */
function isDoubtful(text: string): boolean {
  return /^\d+[.,]\s?1$/.test(text)
}

function isAscending(letters: string): boolean {
  return Array.from(letters).every((letter, at) => at === 0 || letter > letters.charAt(at - 1))
}

/** Not within brackets: "glutenhaltiges Getreide (Weizen, Roggen)" is one. */
function piecesOf(text: string): string[] {
  return text
    .split(/[,;/|\n•·]+(?![^(]*\))/)
    .map((piece) => piece.replace(/^[\s.:]+|[\s.:]+$/g, ''))
    .filter(Boolean)
}

const introduced =
  /^(?:(?:enthalt|enthalten|contains|contient|contiene|allergene|allergenes|allergeni|allergens|mit|avec|con|with|und|and|et|e) )+/
// As the law has it: "und daraus gewonnene Erzeugnisse", "et produits à base de lait".
const madeOfIt =
  / (?:und (?:daraus \S+ )?(?:erzeugnisse|produkte)(?: daraus)?|and products? .*|et produits? .*|e prodotti .*|inklusive .*|inkl .*|einschliesslich .*)$/

/** In words of four languages; those in brackets only make it clearer. Empty: nobody knows the word. */
export function allergensNamed(piece: string): Allergen[] {
  const [, outer = piece, inner = ''] = /^([^(]*)\(([^)]*)\)?/.exec(piece) ?? []
  const outside = named(plainWord(outer))
  return outside.length > 0 ? outside : named(plainWord(inner))
}

function named(plain: string): Allergen[] {
  const word = plain.replace(introduced, '').replace(madeOfIt, '')
  const known = wordOf(word)
  if (known) return [known]
  const parts = word.split(/ (?:und|and|et|e|oder|or|ou|o) /)
  if (parts.length < 2) return []
  const each = parts.map(wordOf)
  return each.every((one) => one !== undefined) ? each : []
}

function wordOf(word: string): Allergen | undefined {
  const spellings = [word, word.replace(/n$/, ''), word.replace(/haltig(?:e[nrs]?)?$/, '')]
  return spellings.flatMap((spelling) => allergenOf.get(spelling) ?? [])[0]
}
