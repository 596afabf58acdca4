import { fill } from '@/lib/i18n/fill'
import type { StaffOrder } from '@/lib/orders/answers'
import { formatPrice, rappenOf } from '@/lib/platform/money'
import { useWords } from '../../../_client/admin-words'

/** Below the lines, which are cooked as they are until the guest has agreed to others. */
export function WaitsForGuest({ order: { proposal } }: { order: StaffOrder }) {
  const words = useWords('proposal')
  if (!proposal) return null
  const { goes, comes, total_before: before, total_after: after } = proposal
  const totals = { before: formatPrice(rappenOf(before)), after: formatPrice(rappenOf(after)) }
  return (
    <div className="rounded-field bg-saffron text-poster-ink mt-2 px-3 py-2">
      <p className="font-bold">{words.waits}</p>
      {goes.map(({ name, quantity }, index) => (
        <p key={`goes ${index}`} className="wrap-anywhere">
          − {quantity} × {name}
        </p>
      ))}
      {comes.map(({ name, quantity }, index) => (
        <p key={`comes ${index}`} className="wrap-anywhere">
          + {quantity} × {name}
        </p>
      ))}
      <p className="tabular-nums">{fill(words.totals, totals)}</p>
    </div>
  )
}
