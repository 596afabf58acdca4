import { fill } from '@/lib/i18n/fill'
import { formatShortMoment } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { ShopMark } from '@/app/_ui/shop-mark'
import type { Look } from '@/lib/shop/look/look'
import { formatAmount } from '@/lib/platform/money'
import { choiceLines } from '@/lib/orders/choice-lines'
import { choicesIn } from '@/lib/orders/chosen-option'
import type { Receipt } from '@/lib/orders/read/find-receipt'

interface ReceiptPaperProps {
  receipt: Receipt
  /** Instead of the name in letters. */
  logo?: Look['logo']
  language: Language
  /** The paper of what took the sale back, with the same amounts below zero. */
  isReversal?: boolean
}

export function ReceiptPaper({ receipt, logo = null, language, isReversal = false }: ReceiptPaperProps) {
  const words = texts(language).admin.orders
  const { order, shop, vat } = receipt
  const { payment } = order
  const reversal = isReversal ? receipt.reversal : null
  const sign = reversal ? -1 : 1
  return (
    <div lang={language} className="text-[11pt]/[1.35]">
      <header className="mb-[4mm] text-center">
        <h1 className="text-[18pt] font-extrabold">
          {logo ? <ShopMark name={shop.name} logo={logo} className="mx-auto" /> : shop.name}
        </h1>
        <p>
          {shop.streetAddress}, {shop.postcode} {shop.city}
          <br />
          {shop.phone}
        </p>
        {vat.length > 0 && <p>{shop.vatNumber}</p>}
      </header>
      <Numbers receipt={receipt} reversal={reversal} language={language} />
      <table className="my-[3mm] w-full border-y border-black">
        <tbody>
          {order.items.map((item, index) => (
            <Row
              key={index}
              label={`${item.quantity} × ${item.name}`}
              more={choiceLines(choicesIn(item, language), item.quantity, texts(language).choices)}
              rappen={sign * item.subtotalRappen}
            />
          ))}
          {order.deliveryFeeRappen > 0 && <Row label={words.deliveryFee} rappen={sign * order.deliveryFeeRappen} />}
        </tbody>
        <tfoot className="border-t border-black">
          <Row label={`${words.total} CHF`} rappen={sign * order.totalRappen} isStrong />
          {payment && payment.roundingRappen !== 0 && (
            <Row label={words.rounding} rappen={sign * payment.roundingRappen} />
          )}
          {payment && (
            <Row
              label={`${reversal ? words.givenBack : words.toPay} CHF`}
              rappen={sign * payment.amountRappen}
              isStrong
            />
          )}
        </tfoot>
      </table>
      {!reversal && <p className="font-bold">{payment?.status === 'collected' ? words.isPaid : words.notPaid}</p>}
      {vat.length > 0 && (
        <table className="my-[3mm] w-full text-[10pt]">
          <caption className="text-left">{words.vatIncluded}</caption>
          <tbody>
            {vat.map(({ perCent, grossRappen, taxRappen }) =>
              perCent === 0 ? (
                <Row key={perCent} label={words.withoutVat} rappen={sign * grossRappen} />
              ) : (
                <Row
                  key={perCent}
                  label={`${fill(words.vatLine, { rate: perCent.toFixed(1) })} ${fill(words.vatOf, { gross: formatAmount(sign * grossRappen), net: formatAmount(sign * (grossRappen - taxRappen)) })}`}
                  rappen={sign * taxRappen}
                />
              ),
            )}
          </tbody>
        </table>
      )}
      {!reversal && <p className="text-center">{words.thanks}</p>}
    </div>
  )
}

interface NumbersProps {
  receipt: Receipt
  reversal: Receipt['reversal']
  language: Language
}

function Numbers({ receipt: { order, number }, reversal, language }: NumbersProps) {
  const words = texts(language).admin.orders
  return (
    <p>
      <strong>{reversal ? `${words.reversal} ${reversal.number}` : `${words.receipt} ${number ?? ''}`}</strong>
      <br />
      {reversal && (
        <>
          {fill(words.reversalOf, { number: number ?? order.id })}: {reversal.reason}
          <br />
        </>
      )}
      {order.id}
      <br />
      {formatShortMoment(reversal?.at ?? order.createdAt, language)} · {words[order.fulfilment]}
    </p>
  )
}

interface RowProps {
  label: string
  more?: string[]
  rappen: number
  isStrong?: boolean
}

function Row({ label, more = [], rappen, isStrong = false }: RowProps) {
  return (
    <tr className={isStrong ? 'text-[13pt] font-bold' : 'font-normal'}>
      <th scope="row" className="py-[0.5mm] pr-[2mm] text-left [font-weight:inherit]">
        {label}
        {more.map((line, index) => (
          <span key={index} className="block pl-[3mm] text-[9.5pt]">
            {line}
          </span>
        ))}
      </th>
      <td className="py-[0.5mm] text-right align-top tabular-nums">{formatAmount(rappen)}</td>
    </tr>
  )
}
