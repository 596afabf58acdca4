import { useScope } from '@/app/_client/scope'
import { Icon } from '@/app/_ui/icon'
import { formatTime } from '@/lib/i18n/format'
import type { Texts } from '@/lib/i18n/texts'
import type { TrackedOrder } from '@/lib/orders/answers'
import { usualWay } from '@/lib/orders/status'

/** The way of the order as a line that fills; an order that was stopped shows how far it came. */
export function OrderSteps({ order, words }: { order: TrackedOrder; words: Texts['order'] }) {
  const { language } = useScope()
  const reached = new Map(order.history.map(({ status, at }) => [status, new Date(at)]))
  const isStopped = order.order_status === 'rejected' || order.order_status === 'cancelled'
  const way = isStopped ? order.history.map(({ status }) => status) : usualWay(order.fulfilment)
  return (
    <section aria-label={words.history} className="border-line bg-card border-b">
      <ol className="page flex flex-col gap-y-4 py-6 md:flex-row md:py-8">
        {[...new Set(way)].map((status) => {
          const at = reached.get(status)
          const isCurrent = status === order.order_status
          return (
            <li
              key={status}
              aria-current={isCurrent ? 'step' : undefined}
              className="flex grow items-center gap-3 md:flex-col md:items-start"
            >
              <span className="flex items-center md:w-full">
                <span
                  className={`grid size-8 shrink-0 place-items-center rounded-full ${at ? 'bg-herb text-card' : 'border-control border-2'}`}
                >
                  {at && <Icon name="check" className="size-4" />}
                </span>
                <span className={`hidden h-1 grow md:block ${at ? 'bg-herb' : 'bg-line'}`} />
              </span>
              <span className={at ? 'font-semibold' : 'text-ink-soft'}>{words.steps[status]}</span>
              {at && <span className="text-ink-soft text-sm tabular-nums">{formatTime(at, language)}</span>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
