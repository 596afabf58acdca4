import type { PosterTint } from '@/app/_ui/tint'
import type { OrderStatus } from '@/lib/orders/status'

export const statusTints: Record<OrderStatus, PosterTint> = {
  received: 'saffron',
  accepted: 'saffron',
  preparing: 'salmon',
  ready: 'green',
  out_for_delivery: 'sky',
  completed: 'green',
  rejected: 'sand',
  cancelled: 'sand',
}
