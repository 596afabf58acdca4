import { say } from '../scripts/bootstrap/progress.mjs'

export interface Row {
  what: string
  ours: string
  beside: string
  ratio: string
  goal: string
  isMet: boolean
}

interface Compared {
  what: string
  ours: number[]
  theirs: number[]
  beside: string
  unit: '/s' | ' ms' | ' MB'
  /** Of the ratio. */
  least?: number
  most?: number
  /** Of our own figure. */
  mostOfOurs?: number
}

export function comparedRow({ what, ours, theirs, beside, unit, ...goals }: Compared): Row {
  const { least = 0, most = Infinity, mostOfOurs = Infinity } = goals
  const ratio = ratioOf(ours, theirs)
  const show = (values: number[]) => `${median(values).toFixed(unit === ' ms' ? 1 : 0)}${unit}`
  const ofRatio = least > 0 ? `>= ${least}` : `<= ${most}`
  return {
    what,
    ours: show(ours),
    beside: `${beside}: ${show(theirs)}`,
    ratio: ratio.text,
    goal: mostOfOurs < Infinity ? `<= ${mostOfOurs}${unit}` : ofRatio,
    isMet: ratio.value >= least && ratio.value <= most && median(ours) <= mostOfOurs,
  }
}

export function median(values: number[]) {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2
}

/** The median ratio with the lowest and the highest. */
function ratioOf(ours: number[], theirs: number[]) {
  const ratios = ours.map((value, round) => value / (theirs[round] ?? NaN))
  const middle = median(ratios)
  const text = `${middle.toFixed(2)} (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})`
  return { value: middle, text }
}

export function printTable(rows: Row[]) {
  if (rows.length === 0) return
  const heads = ['what', 'shop', 'beside it', 'ratio', 'goal', '']
  const cells = rows.map((row) => [row.what, row.ours, row.beside, row.ratio, row.goal, row.isMet ? '✓' : '✗ missed'])
  const lines = [heads, ...cells]
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  for (const line of lines) say(line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
  say('')
}

export function printScore(rows: Row[]) {
  say(`${rows.filter(({ isMet }) => isMet).length} of ${rows.length} goals met`)
}
