import type { BoardOrder } from '@/lib/orders/answers'

type Item = BoardOrder['items'][number]

export interface Room {
  /** Lines of a dish that fit between the head and the buttons of a ticket as high as the board. */
  rows: number
  /** Letters that fit on one line of a dish. */
  letters: number
}

/** Options and notes are set smaller than dishes. */
const small = 0.75

/** What is higher than the board is cut between dishes; at least one dish to a part. */
export function partsOf<Line extends Pick<Item, 'name' | 'note' | 'options'>>(
  lines: readonly Line[],
  { rows, letters }: Room,
): Line[][] {
  const parts: Line[][] = [[]]
  let left = rows
  for (const line of lines) {
    const needed = rowsOf(line, letters)
    if (needed > left && parts.at(-1)?.length) {
      parts.push([])
      left = rows
    }
    parts.at(-1)?.push(line)
    left -= needed
  }
  return parts
}

function rowsOf({ name, note, options }: Pick<Item, 'name' | 'note' | 'options'>, letters: number): number {
  const lines = (text: string, size: number) => Math.ceil((text.length * size) / letters) * size
  const chosen = options.reduce((sum, option) => sum + lines(option.name, small), 0)
  return lines(`00× ${name}`, 1) + chosen + lines(note, small)
}
