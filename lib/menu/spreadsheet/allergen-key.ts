import { shopLanguage } from '@/lib/i18n/language'
import { type Allergen, allergens } from '../limits'
import type { SheetRow } from './read-rows'
import { allCodesIn, allergensNamed, type CodeMeaning, codeOf } from './read-allergens'

export interface KeyEntry {
  code: string
  /** What a legend says it is, in its words. */
  text: string | null
  meaning: CodeMeaning
  /** Only proposed: dishes with it have no statement until the owner has said so. */
  isAsked: boolean
  rowCount: number
}

export interface Legend {
  entries: ReadonlyMap<string, { text: string; meaning: CodeMeaning }>
  rows: ReadonlySet<SheetRow>
}

/** Rows that say what the codes are: "A = Gluten, B = Krebstiere", or a code and its word in cells of their own. */
export function legendOf(all: readonly SheetRow[]): Legend {
  const rows = new Set<SheetRow>()
  const entries = new Map<string, { text: string; meaning: CodeMeaning }>()
  for (const block of blocksOf(all)) {
    // "4. Fisch" alone is the heading of a section.
    const known = block.flatMap(({ said }) => said).filter(([, text]) => meaningOf(text) !== 'unknown')
    if (known.length < 2) continue
    for (const { row, said } of block) {
      rows.add(row)
      for (const [code, text] of said) {
        const before = entries.get(code)?.meaning
        const meaning = meaningOf(text)
        entries.set(code, { text, meaning: before === undefined || before === meaning ? meaning : 'unknown' })
      }
    }
    const title = all[all.indexOf(block[0]?.row as SheetRow) - 1]
    if (title && isTitle(title)) rows.add(title)
  }
  return { entries, rows }
}

interface Block {
  row: SheetRow
  said: [string, string][]
}

/** Rows below each other. */
function blocksOf(all: readonly SheetRow[]): Block[][] {
  const blocks: Block[][] = [[]]
  for (const row of all) {
    const said = entriesIn(row.cells.filter((cell) => cell !== ''))
    if (said.length > 0) blocks.at(-1)?.push({ row, said })
    else if (blocks.at(-1)?.length) blocks.push([])
  }
  return blocks
}

const longestEntry = 1000
const entry = /(?:^|[\s,;|(])([A-Za-z]\d?|\d{1,2})\)?\s*[=:.)–-]\s*/

function entriesIn(cells: readonly string[]): [string, string][] {
  const codes = cells.map((cell) => codeOf(cell.replace(/[().:=\s]/g, '')))
  const arePairs = cells.length % 2 === 0 && codes.every((code, at) => (code === null) === (at % 2 === 1))
  if (arePairs) return pairs(cells.map((cell, at) => codes[at] ?? cell))
  const each = cells.map((cell) => (cell.length > longestEntry ? [] : cell.split(entry)))
  const areEntries = each.every(([lead = '', ...said]) => said.length > 0 && /^\W*$|allerg|l[eé]gend/i.test(lead))
  return areEntries ? each.flatMap(([, ...said]) => pairs(said)) : []
}

function pairs(list: readonly string[]): [string, string][] {
  return list.flatMap((code, at): [string, string][] => {
    const text = (list[at + 1] ?? '').replace(/[\s,;|]+$/, '')
    return at % 2 === 0 && text !== '' ? [[code.toUpperCase(), text]] : []
  })
}

function meaningOf(text: string): CodeMeaning {
  const [only, ...more] = new Set(allergensNamed(text))
  return only && more.length === 0 ? only : 'unknown'
}

function isTitle({ cells }: SheetRow): boolean {
  const filled = cells.filter((cell) => cell !== '')
  return filled.length === 1 && /allerg|l[eé]gend/i.test(filled[0] ?? '')
}

/** In the order of European law, as Swiss law has them too; Austria leaves out letters that are easily mistaken. */
const lettersInOrder = 'ABCDEFGHIJKLMN'
const lettersOfAustria = 'ABCDEFGHLMNOPR'

/** For each code that stands in the cells: what was answered, what the legend says, else what it usually is. */
export function keyFor(
  cells: readonly string[],
  { entries }: Legend,
  answers: ReadonlyMap<string, CodeMeaning>,
): KeyEntry[] {
  const counts = new Map<string, number>()
  for (const cell of cells) for (const code of allCodesIn(cell)) counts.set(code, (counts.get(code) ?? 0) + 1)
  const usual = usualKey([...counts.keys(), ...entries.keys()])
  const agrees = [...entries].every(([code, { meaning }]) => meaning === 'unknown' || usual(code) === meaning)
  return [...counts]
    .toSorted(([a], [b]) => a.localeCompare(b, shopLanguage, { numeric: true }))
    .map(([code, rowCount]) => {
      const legend = entries.get(code)
      const certain = answers.get(code) ?? (legend?.meaning === 'unknown' ? undefined : legend?.meaning)
      const proposed = legend || !agrees ? 'unknown' : usual(code)
      return {
        code,
        text: legend?.text ?? null,
        meaning: certain ?? proposed,
        isAsked: certain === undefined,
        rowCount,
      }
    })
}

function usualKey(codes: readonly string[]): (code: string) => CodeMeaning {
  const used = codes.map((code) => code.charAt(0))
  const letters = /[IJK]/.test(used.join('')) ? lettersInOrder : lettersOfAustria
  const isMixed = used.some((sign) => /\d/.test(sign)) && used.some((sign) => /\D/.test(sign))
  return (code) => {
    // Beside letters, numbers are colours and preservatives.
    if (/^\d/.test(code)) return isMixed ? 'unknown' : (allergens[Number(code) - 1] ?? 'unknown')
    return (allergens[letters.indexOf(code.charAt(0))] satisfies Allergen | undefined) ?? 'unknown'
  }
}
