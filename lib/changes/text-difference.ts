export interface DifferencePart {
  text: string
  is: 'same' | 'gone' | 'new'
}

// Pairs of words; a larger difference is shown as replaced.
const mostCompared = 250_000
/** Characters of unchanged text beside a difference. */
const around = 60

export function textDifference(before: string, after: string): DifferencePart[] {
  const [old, current] = [wordsOf(before), wordsOf(after)]
  const start = sameFrom(old, current, (index) => index)
  const rest = Math.min(old.length, current.length) - start
  const end = Math.min(
    rest,
    sameFrom(old, current, (index, length) => length - 1 - index),
  )
  const parts = [
    ...old.slice(0, start).map(as('same')),
    ...between(old.slice(start, old.length - end), current.slice(start, current.length - end)),
    ...old.slice(old.length - end).map(as('same')),
  ]
  return joined(parts).map((part, index, all) =>
    shortened(part, { isFirst: index === 0, isLast: index === all.length - 1 }),
  )
}

function wordsOf(text: string): string[] {
  return text.match(/\s+|[^\s]+/g) ?? []
}

function as(is: DifferencePart['is']) {
  return (text: string): DifferencePart => ({ text, is })
}

function sameFrom(old: string[], current: string[], at: (index: number, length: number) => number): number {
  const most = Math.min(old.length, current.length)
  for (let index = 0; index < most; index += 1)
    if (old[at(index, old.length)] !== current[at(index, current.length)]) return index
  return most
}

/** Longest common subsequence of words. */
function between(old: string[], current: string[]): DifferencePart[] {
  if (old.length * current.length > mostCompared) return [...old.map(as('gone')), ...current.map(as('new'))]
  const lengths = commonLengths(old, current)
  const parts: DifferencePart[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < current.length) {
    const [gone, added] = [old[i], current[j]]
    if (gone !== undefined && gone === added) {
      parts.push({ text: gone, is: 'same' })
      i += 1
      j += 1
    } else if (
      gone !== undefined &&
      (added === undefined || lengthAt(lengths, i + 1, j) >= lengthAt(lengths, i, j + 1))
    ) {
      parts.push({ text: gone, is: 'gone' })
      i += 1
    } else {
      parts.push({ text: added ?? '', is: 'new' })
      j += 1
    }
  }
  return parts
}

function commonLengths(old: string[], current: string[]): Uint16Array[] {
  const rows = Array.from({ length: old.length + 1 }, () => new Uint16Array(current.length + 1))
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = current.length - 1; j >= 0; j -= 1)
      rows[i]?.set(
        [
          old[i] === current[j]
            ? lengthAt(rows, i + 1, j + 1) + 1
            : Math.max(lengthAt(rows, i + 1, j), lengthAt(rows, i, j + 1)),
        ],
        j,
      )
  return rows
}

function lengthAt(rows: Uint16Array[], i: number, j: number): number {
  return rows[i]?.[j] ?? 0
}

function joined(parts: DifferencePart[]): DifferencePart[] {
  const whole: DifferencePart[] = []
  for (const part of parts) {
    const last = whole.at(-1)
    const before = whole.at(-2)
    if (last?.is === part.is) last.text += part.text
    else if (part.is === 'gone' && last?.is === 'new' && before?.is === 'gone') before.text += part.text
    else whole.push({ ...part })
  }
  return whole
}

function shortened(
  { text, is }: DifferencePart,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): DifferencePart {
  if (is !== 'same' || text.length <= 2 * around + 10) return { text, is }
  const head = isFirst ? '' : text.slice(0, around)
  const tail = isLast ? '' : text.slice(-around)
  return { text: `${head} … ${tail}`, is }
}
