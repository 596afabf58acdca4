import { texts } from '@/lib/i18n/texts'
import type { Language } from '@/lib/i18n/language'
import type { OrderStatus } from '@/lib/orders/status'
import { Badge } from '@/app/_ui/table'

const tones = {
  awaiting_payment: 'quiet',
  received: 'bad',
  accepted: 'warn',
  preparing: 'warn',
  ready: 'good',
  out_for_delivery: 'good',
  completed: 'quiet',
  rejected: 'quiet',
  cancelled: 'quiet',
} as const satisfies Record<OrderStatus, 'good' | 'warn' | 'bad' | 'quiet'>

interface OrderStatusBadgeProps {
  status: OrderStatus
  isReversed?: boolean
  language: Language
}

export function OrderStatusBadge({ status, isReversed = false, language }: OrderStatusBadgeProps) {
  const { orderStatuses, money } = texts(language).admin
  return (
    <>
      <Badge tone={tones[status]}>{orderStatuses[status]}</Badge>
      {isReversed && (
        <>
          {' '}
          <Badge tone="bad">{money.reversed}</Badge>
        </>
      )}
    </>
  )
}
