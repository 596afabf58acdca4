import { fill } from '@/lib/i18n/fill'
import { formatShortMoment } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { ShopMark } from '@/app/_ui/shop-mark'
import type { Look } from '@/lib/shop/look/look'
import { formatAmount } from '@/lib/platform/money'
import { choicesIn } from '@/lib/orders/chosen-option'
import { choiceLines } from '@/lib/orders/choice-lines'
import type { Receipt } from '@/lib/orders/money/list-receipts'

interface ReceiptPaperProps {
  receipt: Receipt
  logo?: Look['logo']
  language: Language
}

/** A receipt as it was issued, whatever has changed since; before the first one, a preview. */
export function ReceiptPaper({ receipt, logo = null, language }: ReceiptPaperProps) {
  const { orders: words, money } = texts(language).admin
  const { order, seller, lines, vat, document } = receipt
  const isReversal = document?.kind === 'reversal'
  const sign = isReversal ? -1 : 1
  const amountLabel = isReversal ? words.reversal : document ? money.cashOnDelivery : words.toPay
  return (
    <div lang={language} className="text-[11pt]/[1.35]">
      <header className="mb-[4mm] text-center">
        <h1 className="text-[18pt] font-extrabold">
          {logo ? <ShopMark name={seller.name} logo={logo} className="mx-auto" /> : seller.name}
        </h1>
        <p>
          {seller.streetAddress}, {seller.postcode} {seller.city}
          <br />
          {seller.phone}
        </p>
        {vat.length > 0 && seller.vatNumber && <p>{seller.vatNumber}</p>}
      </header>
      <Numbers receipt={receipt} language={language} />
      <table className="my-[3mm] w-full border-y border-black">
        <tbody>
          {lines.map((line, index) => (
            <Row
              key={index}
              label={`${line.quantity} × ${line.name}`}
              more={choiceLines(choicesIn(line, language), line.quantity, texts(language).choices)}
              rappen={sign * line.totalRappen}
            />
          ))}
          {receipt.deliveryFeeRappen > 0 && <Row label={words.deliveryFee} rappen={sign * receipt.deliveryFeeRappen} />}
        </tbody>
        <tfoot className="border-t border-black">
          <Row label={`${words.total} CHF`} rappen={sign * receipt.totalRappen} isStrong />
          {receipt.roundingRappen !== 0 && <Row label={words.rounding} rappen={sign * receipt.roundingRappen} />}
          <Row label={`${amountLabel} CHF`} rappen={sign * (receipt.totalRappen + receipt.roundingRappen)} isStrong />
        </tfoot>
      </table>
      {!document && order.payment?.status === 'pending' && <p className="font-bold">{words.notPaid}</p>}
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
      {!isReversal && <p className="text-center">{words.thanks}</p>}
    </div>
  )
}

function Numbers({ receipt: { order, document }, language }: Pick<ReceiptPaperProps, 'receipt' | 'language'>) {
  const words = texts(language).admin.orders
  const isReversal = document?.kind === 'reversal'
  const replaced =
    document?.replaces && fill(isReversal ? words.reversalOf : words.changeOf, { number: document.replaces })
  return (
    <p>
      <strong>{[isReversal ? words.reversal : words.receipt, document?.number].filter(Boolean).join(' ')}</strong>
      <br />
      {replaced && (
        <>
          {[replaced, document.reason].filter(Boolean).join(': ')}
          <br />
        </>
      )}
      {order.id}
      <br />
      {formatShortMoment(document?.givenAt ?? order.createdAt, language)} · {words[order.fulfilment]}
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
