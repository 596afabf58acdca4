import { say } from '../launch/progress.mjs'

/**
 * @typedef {object} Row
 * @property {string} what
 * @property {string} ours
 * @property {string} beside what it was measured beside, if anything
 * @property {string} ratio
 * @property {string} goal
 * @property {boolean | null} isMet null: told for comparison only
 */

const HEADINGS = { what: 'what', ours: 'shop', beside: 'beside it', ratio: 'ratio', goal: 'goal', mark: '' }
const COLUMNS = /** @type {(keyof typeof HEADINGS)[]} */ (Object.keys(HEADINGS))

/** @param {Row[]} rows */
export function printTable(rows) {
  if (rows.length === 0) return
  const lines = [HEADINGS, ...rows.map((row) => ({ ...row, mark: markOf(row) }))]
  const widths = COLUMNS.map((column) => Math.max(...lines.map((line) => line[column].length)))
  for (const line of lines)
    say(
      COLUMNS.map((column, index) => line[column].padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
  say('')
}

/** @param {Row[]} rows */
export function printScore(rows) {
  const judged = rows.filter(({ isMet }) => isMet !== null)
  say(`${judged.filter(({ isMet }) => isMet).length} of ${judged.length} goals met`)
}

/** @param {Row} row */
function markOf({ isMet }) {
  if (isMet === null) return ''
  return isMet ? '✓' : '✗ missed'
}
