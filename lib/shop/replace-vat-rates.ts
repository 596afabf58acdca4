import type { Tx } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import { calendarDayOf } from '@/lib/platform/time'
import { begunRates, futureRates, type VatRate } from './vat-rate'

interface Replacement {
  before: readonly VatRate[]
  after: readonly VatRate[]
  now: Date
}

/** The later rates become those of `after`; refused where it changes what holds already or comes too late for its day. */
export async function replaceVatRates(tx: Tx, { before, after, now }: Replacement): Promise<void> {
  const today = calendarDayOf(now)
  if (inWords(begunRates(before, today)) !== inWords(begunRates(after, today))) {
    throw new Refusal('invalid_fields', { fields: { vat_rates: 'vat_rate_begun' } })
  }
  await tx.vatRate.deleteMany({ where: { validFrom: { gt: new Date(today) } } })
  await tx.vatRate.createMany({
    data: futureRates(after, today).map(({ vatClass, validFrom, perCent }) => ({
      vatClass,
      validFrom: new Date(validFrom),
      perMille: Math.round(perCent * 10),
    })),
  })
}

function inWords(rates: readonly VatRate[]): string {
  return rates
    .map(({ vatClass, validFrom, perCent }) => `${validFrom} ${vatClass} ${perCent}`)
    .toSorted()
    .join()
}
