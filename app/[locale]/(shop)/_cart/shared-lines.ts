import type { SharedLine } from '@/app/_client/cart-link'
import { quotedLines } from '@/app/_client/quote'
import type { QuoteAnswer } from '@/lib/orders/answers'

type QuoteLine = QuoteAnswer['lines'][number]

export interface Offered {
  /** With what the quote takes of the options; absent for the defaults. */
  lines: { line: QuoteLine; options: QuoteLine['options'] | undefined }[]
  /** Of these lines the ones that need another look. */
  changed: QuoteLine[]
  soldOut: QuoteLine[]
  unknown: number
}

/** The dishes of a link as the shop has them now. */
export function offeredLines(asked: readonly SharedLine[], quote: QuoteAnswer): Offered {
  const keys = asked.map((_, place) => String(place))
  const offered: Offered = { lines: [], changed: [], soldOut: [], unknown: 0 }
  for (const [key, { line, problems }] of quotedLines(keys, quote)) {
    const has = (...codes: string[]) => problems.some(({ code }) => codes.includes(code))
    if (!line) offered.unknown += 1
    else if (has('item_sold_out')) offered.soldOut.push(line)
    else offered.lines.push({ line, options: asked[Number(key)]?.options && line.options })
    if (line && has('option_sold_out', 'option_unknown', 'options_invalid')) offered.changed.push(line)
  }
  return { ...offered, changed: offered.changed.filter((line) => !offered.soldOut.includes(line)) }
}
