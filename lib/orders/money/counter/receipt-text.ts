import { fill } from '@/lib/i18n/fill'
import { formatShortMoment } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { choiceLines } from '@/lib/orders/choice-lines'
import { choicesIn } from '@/lib/orders/chosen-option'
import { formatAmount } from '@/lib/platform/values/money'
import type { Receipt } from './list-receipts'
import { paidOnlineIn } from '@/lib/orders/money/receipt'

export interface ReceiptRow {
  label: string
  more?: string[]
  rappen: number
  isStrong?: boolean
}

/** What stands on a receipt, on the shop's paper and in the guest's file; of a reversal all amounts are negative. */
export interface ReceiptText {
  seller: string[]
  title: string
  numbers: string[]
  lines: ReceiptRow[]
  sums: ReceiptRow[]
  notPaid: string | null
  /** Null where none is owed. */
  vat: { title: string; rows: ReceiptRow[] } | null
  thanks: string | null
}

/** The guest reads the names of the dishes as ordered, and no reason, which is for the books. */
export function receiptText(
  receipt: Receipt,
  { language, isForGuest = false }: { language: Language; isForGuest?: boolean },
): ReceiptText {
  const words = texts(language).admin.orders
  const { order, seller, document, vat } = receipt
  const isReversal = document?.kind === 'reversal'
  const sign = isReversal ? -1 : 1
  const totals: (ReceiptRow | false)[] = [
    { label: `${words.total} CHF`, rappen: receipt.totalRappen, isStrong: true },
    receipt.roundingRappen !== 0 && { label: words.rounding, rappen: receipt.roundingRappen },
    ...paidRows(receipt, language),
  ]
  const signed = (rows: (ReceiptRow | false)[]) =>
    rows.flatMap((row) => (row ? [{ ...row, rappen: sign * row.rappen }] : []))
  return {
    seller: [
      `${seller.streetAddress}, ${seller.postcode} ${seller.city}`,
      seller.phone,
      vat.length > 0 ? seller.vatNumber : '',
    ].filter(Boolean),
    title: [isReversal ? words.reversal : words.receipt, document?.number].filter(Boolean).join(' '),
    numbers: numbersOf(receipt, { language, isForGuest }),
    lines: signed(soldRows(receipt, { language, isForGuest })),
    sums: signed(totals),
    notPaid: !document && order.payment?.status === 'pending' ? words.notPaid : null,
    vat: vat.length > 0 ? { title: words.vatIncluded, rows: signed(vatRows(receipt, { language, sign })) } : null,
    thanks: isReversal ? null : words.thanks,
  }
}

/** By which way it was paid; a reversal goes back by the same. */
function paidRows(receipt: Receipt, language: Language): (ReceiptRow | false)[] {
  const { orders: words, money } = texts(language).admin
  const { document, totalRappen, roundingRappen, paidOnlineRappen = 0, atPartner } = receipt
  const isReversal = document?.kind === 'reversal'
  const onlineRappen = paidOnlineIn(receipt)
  const cashRappen = totalRappen + roundingRappen - onlineRappen - (atPartner?.amountRappen ?? 0)
  const cashLabel = isReversal ? words.reversal : document ? money.cashOnDelivery : words.toPay
  const row = (label: string, rappen: number) => ({ label: `${label} CHF`, rappen, isStrong: true })
  const cash = row(cashLabel, cashRappen)
  const rest = cashRappen !== 0 && cash
  if (atPartner) return [row(fill(words.paidAt, { name: atPartner.name }), atPartner.amountRappen), rest]
  if (onlineRappen === 0) return [cash]
  if (isReversal) return [row(words.refundOnline, onlineRappen), rest]
  const backRappen = onlineRappen - paidOnlineRappen
  return [row(words.paidOnline, paidOnlineRappen), backRappen !== 0 && row(words.refundOnline, backRappen), rest]
}

interface Reader {
  language: Language
  isForGuest: boolean
}

function numbersOf({ order, document }: Receipt, { language, isForGuest }: Reader): string[] {
  const words = texts(language).admin.orders
  const replaced =
    document?.replaces &&
    fill(document.kind === 'reversal' ? words.reversalOf : words.changeOf, { number: document.replaces })
  return [
    replaced && [replaced, isForGuest ? null : document.reason].filter(Boolean).join(': '),
    order.id,
    `${formatShortMoment(document?.givenAt ?? order.createdAt, language)} · ${words[order.fulfilment]}`,
  ].filter((line) => typeof line === 'string')
}

function soldRows({ lines, deliveryFeeRappen, fees = [], refunds = [] }: Receipt, reader: Reader): ReceiptRow[] {
  const { language } = reader
  const { choices, admin } = texts(language)
  const sold = lines.map((line): ReceiptRow => {
    return {
      label: pieces(line, reader),
      more: choiceLines(choicesIn(line, language), line.quantity, choices),
      rappen: line.totalRappen,
    }
  })
  const fee = deliveryFeeRappen > 0 ? [{ label: admin.orders.deliveryFee, rappen: deliveryFeeRappen }] : []
  const ofPartner = fees.map(({ name, amountRappen: rappen }) => ({ label: name, rappen }))
  const refunded = refunds.map((refund): ReceiptRow => {
    const more = refund.lines.map((line) => pieces(line, reader))
    return { label: admin.orders.refunded, more, rappen: -refund.amountRappen }
  })
  return [...sold, ...fee, ...ofPartner, ...refunded]
}

function pieces(line: { name: string; shownName: string; quantity: number }, { isForGuest }: Reader): string {
  return `${line.quantity} × ${(isForGuest && line.shownName) || line.name}`
}

function vatRows({ vat }: Receipt, { language, sign }: { language: Language; sign: number }): ReceiptRow[] {
  const words = texts(language).admin.orders
  return vat.map(({ perCent, grossRappen, taxRappen }) => {
    if (perCent === 0) return { label: words.withoutVat, rappen: grossRappen }
    const of = {
      gross: formatAmount(sign * grossRappen),
      net: formatAmount(sign * (grossRappen - taxRappen)),
    }
    const label = `${fill(words.vatLine, { rate: perCent.toFixed(1) })} ${fill(words.vatOf, of)}`
    return { label, rappen: taxRappen }
  })
}
