import { fill } from '@/lib/i18n/fill'
import { expectedRappen } from '@/lib/orders/money/drawer'
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
      <dl className="grid gap-y-1 tabular-nums">
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
    <div className={`flex flex-wrap justify-between gap-x-4 ${look}`}>
      <dt>{label}</dt>
      <dd className="ml-auto">{formatPrice(rappen)}</dd>
    </div>
  )
}
