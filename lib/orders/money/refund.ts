import { grossByRate } from '@/lib/orders/chosen-option'
import type { OrderRecord } from '@/lib/orders/order'
import { grossOf, storedShares, type RefundShare } from '@/lib/orders/vat'
import { balanceOf } from './balance'
import type { Refundable, RefundedLine } from './way-back'

type Sold = Pick<OrderRecord, 'lines' | 'deliveryFeeRappen'> & Partial<Pick<OrderRecord, 'feesRappen'>> & { refunds: readonly { shares: unknown }[] }

/** Lines with the number that was paid back of each; none where an amount was. */
export function refundedLines(
  { lines }: Pick<Sold, 'lines'>,
  refund: { shares: unknown } | undefined,
): OrderRecord['lines'] {
  const pieces = refund ? storedShares(refund).filter(({ quantity }) => quantity > 0) : []
  return pieces.flatMap(({ position, quantity }) =>
    lines.filter((line) => line.position === position).map((line) => ({ ...line, quantity })),
  )
}

/** Null: the order is no sale, or is reversed, or something else of it is still to be collected or paid back. */
export function refundable(order: OrderRecord): Refundable | null {
  if (order.status !== 'completed' || order.reversal || order.isTest || !order.payment) return null
  const { entries } = order.payment
  const moved = entries.filter(({ method }) => method !== 'none')
  const takenRappen = sum(moved.filter(({ kind }) => kind !== 'reversed'))
  const { amountRappen: dueRappen } = balanceOf(order, entries)
  const amountRappen = order.totalRappen - sum(order.refunds)
  if (takenRappen !== dueRappen || amountRappen <= 0) return null
  const keptRappen = order.refunds.reduce(
    (kept, refund) => kept - refund.amountRappen - refund.roundingRappen,
    dueRappen,
  )
  const cashRappen = sum(moved.filter(({ method }) => method === 'cash'))
  return { amountRappen, keptRappen, cashRappen, lines: linesLeft(order) }
}

function linesLeft({ lines, refunds }: Sold): Refundable['lines'] {
  const shares = refunds.flatMap(storedShares)
  return lines.map(({ position, quantity, priceRappen }) => {
    const refunded = shares.filter((share) => share.position === position)
    return { position, quantity: refunded.reduce((left, share) => left - share.quantity, quantity), priceRappen }
  })
}

/** At the price of the lines, their options included. */
export function sharesOfLines({ lines }: Pick<Sold, 'lines'>, wanted: readonly RefundedLine[]): RefundShare[] {
  return wanted.flatMap(({ position, quantity }) =>
    lines
      .filter((line) => line.position === position)
      .flatMap((line) => cellsOf({ ...line, quantity, totalRappen: quantity * line.priceRappen }))
      .filter((share) => share.quantity > 0 || share.grossRappen !== 0),
  )
}

/** Spread over the rates by what is left of each, and within a rate over lines and fee, so that dishes add up as well. */
export function sharesOfAmount(order: Sold, amountRappen: number): RefundShare[] {
  const left = cellsLeft(order)
  const rates = [...leftByRate(order)].filter(([, gross]) => gross > 0)
  const ofRates = spread(
    amountRappen,
    rates.map(([, gross]) => gross),
  )
  return rates.flatMap(([rate], at) => {
    const cells = left.filter(({ vatPerMille, grossRappen }) => vatPerMille === rate && grossRappen > 0)
    const ofCells = spread(
      ofRates[at] ?? 0,
      cells.map(({ grossRappen }) => grossRappen),
    )
    return cells
      .map((cell, index) => ({ ...cell, quantity: 0, grossRappen: ofCells[index] ?? 0 }))
      .filter(({ grossRappen }) => grossRappen > 0)
  })
}

/** Of each VAT rate, the delivery fee included. */
export function leftByRate({ refunds, ...sold }: Sold): Map<number, number> {
  const left = grossOf(sold)
  for (const { vatPerMille, grossRappen } of refunds.flatMap(storedShares))
    left.set(vatPerMille, (left.get(vatPerMille) ?? 0) - grossRappen)
  return left
}

/** In proportion, and exactly: what is left by rounding down goes to the largest remainders. */
export function spread(amountRappen: number, parts: readonly number[]): number[] {
  const whole = parts.reduce((total, part) => total + part, 0)
  const shares = parts.map((part) => Math.floor((amountRappen * part) / whole))
  const missing = shares.reduce((left, share) => left - share, amountRappen)
  const byRemainder = parts
    .map((part, index) => ({ index, remainder: (amountRappen * part) % whole }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}

/** Each line by rate, then the fees by rate, less what earlier refunds have taken of it. */
function cellsLeft({ lines, deliveryFeeRappen, feesRappen = 0, refunds }: Sold): RefundShare[] {
  const food = grossOf({ lines, deliveryFeeRappen: 0 })
  const fees = [...grossOf({ lines, deliveryFeeRappen, feesRappen })].map(([vatPerMille, gross]) => {
    return { position: null, quantity: 0, vatPerMille, grossRappen: gross - (food.get(vatPerMille) ?? 0) }
  })
  const taken = refunds.flatMap(storedShares)
  return [...lines.flatMap(cellsOf), ...fees].map((cell) => {
    const { position, vatPerMille } = cell
    const earlier = taken.filter((share) => share.position === position && share.vatPerMille === vatPerMille)
    return { ...cell, grossRappen: cell.grossRappen - sumGross(earlier) }
  })
}

/** The pieces stand beside the rate of the dish itself. */
function cellsOf(line: OrderRecord['lines'][number]): RefundShare[] {
  const { position, quantity, vatPerMille: own } = line
  return [...grossByRate(line)].map(([vatPerMille, grossRappen]) => {
    return { position, quantity: vatPerMille === own ? quantity : 0, vatPerMille, grossRappen }
  })
}

export function sumGross(shares: readonly RefundShare[]): number {
  return shares.reduce((total, { grossRappen }) => total + grossRappen, 0)
}

function sum(rows: readonly { amountRappen: number }[]): number {
  return rows.reduce((total, { amountRappen }) => total + amountRappen, 0)
}
