import { api } from '@/app/_client/api'
import { notify } from '@/app/_client/notices'
import { useNow } from '@/app/_client/now'
import { useScope } from '@/app/_client/scope'
import { AskDialog } from '@/app/_ui/ask-dialog'
import { Button } from '@/app/_ui/button'
import { counted, fill } from '@/lib/i18n/fill'
import { formatMoment } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'
import type { TrackedOrder } from '@/lib/orders/answers'
import { comesBack } from '../_paying/ways-to-pay'
import { isCancellable } from '@/lib/orders/cancellable-until'

interface ButtonProps {
  order: TrackedOrder
  words: Texts['order']
  onAsk: () => void
}

/** Until somebody has accepted the order, and then by the clock; the server decides both. */
export function CancelButton({ order, words, onAsk }: ButtonProps) {
  const { language } = useScope()
  const now = useNow()
  if (!isCancellableNow(order, now)) return null
  return (
    <div>
      <Button look="outline" onClick={onAsk}>
        {words.cancel}
      </Button>
      <p className="text-ink-soft mt-2 text-sm empty:hidden">{howLong(order, words, { language, now })}</p>
    </div>
  )
}

/** Without a clock as it was answered. An acceptance that can still be undone is not shown, but ends it. */
export function isCancellableNow(order: TrackedOrder, now: Date | null): boolean {
  const { orderStatus: status, cancellableUntil: until } = order
  return order.isCancellable === true && (now === null || isCancellable({ status, until }, now))
}

const minuteMs = 60_000
const mostMinutes = 60

function howLong(
  { orderStatus: status, cancellableUntil: until, heldUntil }: TrackedOrder,
  words: Texts['order'],
  { language, now }: { language: Language; now: Date | null },
): string | null {
  if (status === 'received') return words.cancelUntilAccepted
  if (!now || !until || heldUntil) return null
  const minutes = Math.max(1, Math.round((until.getTime() - now.getTime()) / minuteMs))
  if (minutes <= mostMinutes) return counted(words.cancelLeft, minutes, language)
  return fill(words.cancelUntil, { time: formatMoment(until, language) })
}

interface DialogProps {
  order: TrackedOrder
  words: Texts['order']
  isOpen: boolean
  onClose: () => void
  onCancelled: (order: TrackedOrder) => void
}

/** Stays when the order is accepted meanwhile, so that its answer says why it is too late. */
export function CancelDialog({ order, words, onCancelled, ...dialog }: DialogProps) {
  const { ways } = words.paying
  const money = comesBack(order, ways) || ways.ifCancelled.nothing
  async function cancel() {
    const { orderId } = order
    onCancelled(await api('POST userorder/order/{orderId}/cancellation', { params: { orderId } }))
    notify(words.cancelled)
  }
  return (
    <AskDialog
      question={words.cancelTitle}
      text={[order.heldUntil ? words.paying.cancelText : words.cancelText, money].join('\n')}
      yes={words.cancelConfirm}
      no={words.cancelKeep}
      {...dialog}
      onYes={cancel}
    />
  )
}
