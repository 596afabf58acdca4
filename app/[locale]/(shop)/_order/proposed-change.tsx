import { useScope } from '@/app/_client/scope'
import { ProposedLines } from '@/app/_ui/proposed-lines'
import { fill } from '@/lib/i18n/fill'
import { formatTime } from '@/lib/i18n/format'
import type { Texts } from '@/lib/i18n/texts'
import type { TrackedOrder } from '@/lib/orders/answers'
import { formatPrice, rappenOf } from '@/lib/platform/money'

interface ProposedChangeProps {
  proposal: NonNullable<TrackedOrder['proposal']>
  /** The difference is settled in cash when the food is handed over. */
  isPaid: boolean
  words: Texts['order']['proposal']
}

/** Old and new total, what goes and what comes; or what became of it. */
export function ProposedChange({ proposal, isPaid, words }: ProposedChangeProps) {
  const { language } = useScope()
  const { state } = proposal
  if (state === 'agreed' || state === 'declined') return <p role="status">{words[state]}</p>
  if (state !== 'open') return <p role="status">{words.over}</p>
  const [before, after] = [rappenOf(proposal.total_before), rappenOf(proposal.total_after)]
  return (
    <div className="grid gap-4">
      <p>{fill(words.lead, { time: formatTime(new Date(proposal.expires_at), language) })}</p>
      <ProposedLines proposal={proposal} words={words} />
      <dl className="border-line grid grid-cols-[1fr_auto] gap-x-4 border-t pt-3 font-semibold tabular-nums">
        <dt>{words.before}</dt>
        <dd>{formatPrice(before)}</dd>
        <dt>{words.after}</dt>
        <dd>{formatPrice(after)}</dd>
      </dl>
      {isPaid && <p>{fill(words.paid, { amount: formatPrice(Math.abs(after - before)) })}</p>}
    </div>
  )
}
