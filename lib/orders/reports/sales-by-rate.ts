import { fulfilments, type Fulfilment } from '@/lib/orders/limits'
import { containedVat } from '@/lib/orders/vat'
import type { Snapshot } from '@/lib/platform/database/db'
import { isLiableOn } from '@/lib/platform/values/vat-liability'
import { currentShop } from '@/lib/shop/queries'
import { sumsOf, type Sum } from './sums/closed-sums'
import { byRate } from './sums/figures'
import type { Period } from './sums/period'

export interface Sale {
  fulfilment: Fulfilment
  /** 0: deposits, and sales while the shop was not liable to VAT. */
  vatPerCent: number
  grossRappen: number
  netRappen: number
  vatRappen: number
}

export interface SalesByRate {
  /** Accepted orders of the period, also those reversed since. */
  sales: Sale[]
  /** Reversed in the period, as a whole or in part, at the rates of the sale; negative. */
  reversals: Sale[]
  /** The shop is liable to VAT, or was. */
  showsVat: boolean
}

type Key = [sign: 1 | -1, fulfilment: Fulfilment, rate: number]

/** The tax is that of each sum, as the tax return asks for it, not the sum of each order's. */
export async function findSalesByRate(reader: Snapshot, period: Period): Promise<SalesByRate> {
  const sums = (await sumsOf<Key>(reader, byRate, period)).toSorted(
    ({ key: [, one, rate] }, { key: [, other, otherRate] }) =>
      fulfilments.indexOf(one) - fulfilments.indexOf(other) || rate - otherRate,
  )
  const taxed = (wanted: Key[0]) => sums.filter(({ key: [sign] }) => sign === wanted).map(saleOf)
  const showsVat = sums.some(({ key: [, , rate] }) => rate > 0) || isLiableOn(await currentShop(), period.to)
  return { sales: taxed(1), reversals: taxed(-1), showsVat }
}

export function vatIn(sales: readonly Sale[]): number {
  return sales.reduce((sum, { vatRappen }) => sum + vatRappen, 0)
}

function saleOf({ key: [sign, fulfilment, rate], amount: gross }: Sum<Key>): Sale {
  const vat = containedVat(gross, rate)
  return {
    fulfilment,
    vatPerCent: rate / 10,
    grossRappen: sign * gross,
    netRappen: sign * (gross - vat),
    vatRappen: sign * vat,
  }
}
