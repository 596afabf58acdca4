import { useAction } from '@/app/_client/action'
import { api } from '@/app/_client/api'
import { notify } from '@/app/_client/notices'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { Link } from '@/app/_ui/link'
import { Badge, Table, type BadgeTone } from '@/app/_ui/table'
import { fill } from '@/lib/i18n/fill'
import { formatShortMoment } from '@/lib/i18n/format'
import { useWords } from '../../../_client/admin-words'
import type { Delivery } from '../answers'
import { answerText, typeText } from '../webhook-words'

const tones = {
  waiting: 'warn',
  sent: 'good',
  failed: 'bad',
  cancelled: 'quiet',
} as const satisfies Record<Delivery['status'], BadgeTone>

interface DeliveryTableProps {
  webhookId: string
  deliveries: readonly Delivery[]
  onChanged: () => Promise<void>
}

export function DeliveryTable({ webhookId, deliveries, onChanged }: DeliveryTableProps) {
  const words = useWords('webhooks')
  const { language } = useScope()
  return (
    <Table
      label={words.deliveries}
      rows={deliveries}
      keyOf={({ id }) => id}
      columns={(column) => [
        column({ label: words.at, isTabular: true, place: 'under' }, ({ createdAt }) =>
          formatShortMoment(createdAt, language),
        ),
        column({ label: words.what, place: 'title' }, (delivery) => <What delivery={delivery} />),
        column({ label: words.state, place: 'side' }, (delivery) => <State delivery={delivery} />),
        column({ label: words.tries, isNumber: true, place: 'under' }, ({ tries }) => tries),
        column({ label: words.answer, place: 'under' }, (delivery) => (
          <bdi className="text-ink-soft line-clamp-3 text-sm [overflow-wrap:anywhere]">
            {delivery.triedAt && answerText(delivery, words)}
          </bdi>
        )),
        column(
          { label: words.replay, head: <span className="sr-only">{words.replay}</span>, place: 'foot-end' },
          (delivery) => <Replay {...{ webhookId, delivery, onChanged }} />,
        ),
      ]}
    />
  )
}

function What({ delivery: { type, orderId } }: { delivery: Delivery }) {
  const words = useWords('webhooks')
  const statuses = useWords('orderStatuses')
  const what = typeText(type, { words, statuses })
  if (!orderId) return <span>{what}</span>
  return (
    <Link href={`/admin/orders/${orderId}`} className="row-control -ml-2.5">
      {what}
    </Link>
  )
}

function State({ delivery: { status, nextTryAt, tries } }: { delivery: Delivery }) {
  const words = useWords('webhooks')
  const { language } = useScope()
  return (
    <>
      <Badge tone={tones[status]}>{words.deliveryStates[status]}</Badge>
      {nextTryAt && tries > 0 && (
        <span className="text-ink-soft ml-2 text-sm">
          {fill(words.nextTry, { time: formatShortMoment(nextTryAt, language) })}
        </span>
      )}
    </>
  )
}

interface ReplayProps extends Pick<DeliveryTableProps, 'webhookId' | 'onChanged'> {
  delivery: Delivery
}

function Replay({ webhookId, delivery, onChanged }: ReplayProps) {
  const words = useWords('webhooks')
  const statuses = useWords('orderStatuses')
  const { isPending, run } = useAction(words.failed)
  const what = typeText(delivery.type, { words, statuses })

  async function replay() {
    await api('POST webhooks/{id}/deliveries/{deliveryId}/replay', {
      params: { id: webhookId, deliveryId: delivery.id },
    })
    notify(words.replayed)
    await onChanged()
  }

  return (
    <Button
      look="outline"
      aria-label={fill(words.replayNamed, { what })}
      disabled={isPending}
      onClick={() => void run(replay)}
    >
      {words.replay}
    </Button>
  )
}
