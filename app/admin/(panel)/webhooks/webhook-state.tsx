import { useScope } from '@/app/_client/scope'
import { Badge } from '@/app/_ui/table'
import { counted, fill } from '@/lib/i18n/fill'
import { formatShortMoment } from '@/lib/i18n/format'
import { useWords } from '../../_client/admin-words'
import type { Webhook } from './answers'
import { stateOf, stateText, stateTones } from './webhook-words'

/** A call takes less: a longer rest is one that the receiver asked for. */
const callMs = 60_000

export function WebhookState({ webhook, now }: { webhook: Webhook; now: number }) {
  const words = useWords('webhooks')
  const { language } = useScope()
  const { waiting, busyUntil } = webhook
  const rests = busyUntil && busyUntil.getTime() > now + callMs
  return (
    <>
      <Badge tone={stateTones[stateOf(webhook)]}>{stateText(webhook, { words, language })}</Badge>
      {waiting > 0 && <span className="text-ink-soft text-sm">{counted(words.waiting, waiting, language)}</span>}
      {rests && (
        <span className="text-ink-soft text-sm">
          {fill(words.rests, { time: formatShortMoment(busyUntil, language) })}
        </span>
      )}
    </>
  )
}
