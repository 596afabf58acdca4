import { useScope } from '@/app/_client/scope'
import { Icon } from '@/app/_ui/icon'
import { formatTime } from '@/lib/i18n/format'
import type { Texts } from '@/lib/i18n/texts'
import type { TrackedOrder } from '@/lib/orders/answers'
import { hasReachedShop, usualWay, type OrderStatus } from '@/lib/orders/status'

/** Downwards on a phone, to the right on a desktop. */
export function OrderSteps({ order, words }: { order: TrackedOrder; words: Texts['order'] }) {
  const { language } = useScope()
  const steps = stepsOf(order)
  const isStopped = order.orderStatus === 'rejected' || order.orderStatus === 'cancelled'
  return (
    <section aria-label={words.history} className="border-line bg-card border-b print:hidden">
      <ol className="page flex flex-col py-6 md:flex-row md:py-8">
        {steps.map(({ status, at, isReached, isCurrent }, index) => (
          <li
            key={status}
            aria-current={isCurrent ? 'step' : undefined}
            className="group flex gap-3 md:grow md:flex-col md:last:grow-0"
          >
            <span aria-hidden="true" className="flex flex-col items-center md:w-full md:flex-row">
              <Mark isReached={isReached} isStopped={isStopped} isCurrent={isCurrent} />
              {index < steps.length - 1 && <Stretch part={partAfter(steps, index)} isStopped={isStopped} />}
            </span>
            <span className="flex min-h-8 flex-wrap items-baseline gap-x-3 pb-3 group-last:pb-0 md:block md:pr-3 md:pb-0">
              <span className={isReached ? 'font-semibold' : 'text-ink-soft'}>{words.steps[status]}</span>
              {at && <span className="text-ink-soft text-sm tabular-nums md:block">{formatTime(at, language)}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Half of the line is filled while the next step is under way. */
function partAfter(steps: ShownStep[], index: number): 0 | 0.5 | 1 {
  if (steps[index + 1]?.isReached) return 1
  return steps[index]?.isCurrent ? 0.5 : 0
}

type MarkProps = Pick<ShownStep, 'isReached' | 'isCurrent'> & { isStopped: boolean }

/** A stopped order has no ticks. */
function Mark({ isReached, isCurrent, isStopped }: MarkProps) {
  const shape = 'grid size-6 shrink-0 place-items-center rounded-full md:size-8'
  if (!isReached) return <span className={`${shape} border-control border-2`} />
  if (!isStopped)
    return (
      <span className={`${shape} bg-herb text-card`}>
        <Icon name="check" className="size-4" />
      </span>
    )
  return isCurrent ? (
    <span className={`${shape} bg-ink text-paper`}>
      <Icon name="close" className="size-4" />
    </span>
  ) : (
    <span className={`${shape} border-ink-soft border-4`} />
  )
}

const fills = { 0: 'scale-0', 0.5: 'scale-y-50 md:scale-x-50 md:scale-y-100', 1: 'scale-100' } as const

function Stretch({ part, isStopped }: { part: keyof typeof fills; isStopped: boolean }) {
  return (
    <span className="bg-line min-h-4 w-1 grow md:h-1 md:min-h-0 md:w-auto">
      <span
        className={`block size-full origin-top transition-transform duration-200 md:origin-left ${fills[part]} ${isStopped ? 'bg-ink-soft' : 'bg-herb'}`}
      />
    </span>
  )
}

interface ShownStep {
  status: OrderStatus
  /** Null before the step, or where it was skipped. */
  at: Date | null
  isReached: boolean
  isCurrent: boolean
}

type Moving = Pick<TrackedOrder, 'orderStatus' | 'fulfilment' | 'history'>

/** The usual steps with the order's progress; of a stopped order how far it came, and its end. */
export function stepsOf(order: Moving): ShownStep[] {
  const way = wayOf(order)
  const position = way.indexOf(order.orderStatus)
  return way.map((status, index) => {
    // A payment that is awaited has not come.
    const isReached = index <= position && status !== 'awaiting_payment'
    return { status, at: isReached ? beginningOf(status, order) : null, isReached, isCurrent: index === position }
  })
}

function wayOf({ orderStatus, fulfilment, history }: Moving): OrderStatus[] {
  const usual = usualWay(fulfilment)
  const way: OrderStatus[] = hasReachedShop({ history }) ? usual : ['awaiting_payment', ...usual]
  if (way.includes(orderStatus)) return way
  const cameTo = history.findLast(({ status }) => way.includes(status))?.status ?? 'received'
  return [...way.slice(0, way.indexOf(cameTo) + 1), orderStatus]
}

/** A delay repeats a status without a new beginning; a step that was undone and repeated begins again. */
function beginningOf(wanted: OrderStatus, { history }: Moving): Date | null {
  const beginnings = history.filter(({ status }, index) => status === wanted && history[index - 1]?.status !== wanted)
  const at = beginnings.at(-1)?.at
  return at ?? null
}
