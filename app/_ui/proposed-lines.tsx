import type { StaffOrder } from '@/lib/orders/answers'
import { formatPrice } from '@/lib/platform/values/money'

interface ProposedLinesProps {
  proposal: Pick<NonNullable<StaffOrder['proposal']>, 'goes' | 'comes'>
  words: { goes: string; comes: string }
}

export function ProposedLines({ proposal, words }: ProposedLinesProps) {
  return (
    <dl className="grid gap-2">
      {(['goes', 'comes'] as const)
        .filter((side) => proposal[side].length > 0)
        .map((side) => (
          <div key={side}>
            <dt className="text-sm">{words[side]}</dt>
            {proposal[side].map(({ name, quantity, subtotalRappen }, index) => (
              <dd key={index} className="flex justify-between gap-3">
                <span className="min-w-0 [overflow-wrap:anywhere]">{`${quantity} × ${name}`}</span>
                <span className="tabular-nums">{formatPrice(subtotalRappen)}</span>
              </dd>
            ))}
          </div>
        ))}
    </dl>
  )
}
