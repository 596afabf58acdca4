import { fill } from '@/lib/i18n/fill'
import { expectedRappen } from '@/lib/orders/cash-up/drawer'
import { formatPrice } from '@/lib/platform/money'
import { useWords } from '../../_client/admin-words'

interface DrawerSumsProps {
  floatRappen: number
  takenRappen: number
  refundedRappen: number
  countedRappen: number
}

/** How what has to lie in the drawer comes about, and by how much it differs. */
export function DrawerSums(sums: DrawerSumsProps) {
  const words = useWords('cash')
  const { countedRappen } = sums
  const expected = expectedRappen(sums)
  const difference = countedRappen - expected
  const said = difference < 0 ? words.missing : difference > 0 ? words.tooMuch : words.exact
  return (
    <div className="bg-paper rounded-field p-4">
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
        <Sum label={words.float} rappen={sums.floatRappen} />
        <Sum label={words.taken} rappen={sums.takenRappen} />
        {sums.refundedRappen > 0 && <Sum label={words.refunded} rappen={-sums.refundedRappen} />}
        <Sum label={words.expected} rappen={expected} isStrong />
        <Sum label={words.counted} rappen={countedRappen} isStrong />
      </dl>
      <p role="status" className="mt-2 font-semibold">
        {fill(said, { amount: formatPrice(Math.abs(difference)) })}
      </p>
    </div>
  )
}

function Sum({ label, rappen, isStrong = false }: { label: string; rappen: number; isStrong?: boolean }) {
  const look = isStrong ? 'font-semibold' : ''
  return (
    <>
      <dt className={look}>{label}</dt>
      <dd className={`text-right ${look}`}>{formatPrice(rappen)}</dd>
    </>
  )
}
