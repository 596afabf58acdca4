import { ShopMark } from '@/app/_ui/shop-mark'
import type { Language } from '@/lib/i18n/language'
import type { Receipt } from '@/lib/orders/money/counter/list-receipts'
import { receiptText, type ReceiptRow } from '@/lib/orders/money/counter/receipt-text'
import { formatAmount } from '@/lib/platform/values/money'
import type { Look } from '@/lib/shop/look/look'

interface ReceiptPaperProps {
  receipt: Receipt
  logo?: Look['logo']
  language: Language
}

/** A receipt as it was issued, whatever has changed since; before the first one, a preview. */
export function ReceiptPaper({ receipt, logo = null, language }: ReceiptPaperProps) {
  const { seller, title, numbers, lines, sums, notPaid, vat, thanks } = receiptText(receipt, { language })
  const { name } = receipt.seller
  return (
    <div lang={language} className="text-[11pt]/[1.35]">
      <header className="mb-[4mm] text-center">
        <h1 className="text-[18pt] font-extrabold">
          {logo ? <ShopMark name={name} logo={logo} className="mx-auto" /> : name}
        </h1>
        {seller.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </header>
      <p>
        <strong>{title}</strong>
      </p>
      {numbers.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <table className="my-[3mm] w-full border-y border-black">
        <tbody>
          <Rows rows={lines} />
        </tbody>
        <tfoot className="border-t border-black">
          <Rows rows={sums} />
        </tfoot>
      </table>
      {notPaid && <p className="font-bold">{notPaid}</p>}
      {vat && (
        <table className="my-[3mm] w-full text-[10pt]">
          <caption className="text-left">{vat.title}</caption>
          <tbody>
            <Rows rows={vat.rows} />
          </tbody>
        </table>
      )}
      {thanks && <p className="text-center">{thanks}</p>}
    </div>
  )
}

function Rows({ rows }: { rows: readonly ReceiptRow[] }) {
  return rows.map(({ label, more = [], rappen, isStrong = false }, at) => (
    <tr key={at} className={isStrong ? 'text-[13pt] font-bold' : 'font-normal'}>
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
  ))
}
