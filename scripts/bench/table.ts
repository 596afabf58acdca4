import { say } from '../bootstrap/progress.mjs'

export interface Row {
  what: string
  ours: string
  /** what it was measured beside, if anything */
  beside: string
  ratio: string
  /** How long the shop's event loop was kept meanwhile, in milliseconds: 99 of 100 times less, and at most. */
  loop?: string
  goal: string
  /** null: told for comparison only */
  isMet: boolean | null
}

const HEADINGS = {
  what: 'what',
  ours: 'shop',
  beside: 'beside it',
  ratio: 'ratio',
  loop: 'loop p99 / max',
  goal: 'goal',
  mark: '',
}
const COLUMNS = Object.keys(HEADINGS) as (keyof typeof HEADINGS)[]

export function printTable(rows: Row[]) {
  if (rows.length === 0) return
  const lines = [HEADINGS, ...rows.map((row) => ({ ...row, loop: row.loop ?? '', mark: markOf(row) }))]
  const widths = COLUMNS.map((column) => Math.max(...lines.map((line) => line[column].length)))
  for (const line of lines)
    say(
      COLUMNS.map((column, index) => line[column].padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
  say('')
}

export function printScore(rows: Row[]) {
  const judged = rows.filter(({ isMet }) => isMet !== null)
  say(`${judged.filter(({ isMet }) => isMet).length} of ${judged.length} goals met`)
}

function markOf({ isMet }: Row) {
  if (isMet === null) return ''
  return isMet ? '✓' : '✗ missed'
}
