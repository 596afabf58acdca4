import { texts } from '@/lib/i18n/texts'
import type { Language } from '@/lib/i18n/language'
import type { OrderStatus } from '@/lib/orders/status'
import { Badge } from '@/app/_ui/table'

const tones = {
  received: 'bad',
  accepted: 'warn',
  preparing: 'warn',
  ready: 'good',
  out_for_delivery: 'good',
  completed: 'quiet',
  rejected: 'quiet',
  cancelled: 'quiet',
} as const satisfies Record<OrderStatus, 'good' | 'warn' | 'bad' | 'quiet'>

export function OrderStatusBadge({ status, language }: { status: OrderStatus; language: Language }) {
  return <Badge tone={tones[status]}>{texts(language).admin.orderStatuses[status]}</Badge>
}
