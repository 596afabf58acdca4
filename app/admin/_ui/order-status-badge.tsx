import { texts } from '@/lib/i18n/texts'
import type { Language } from '@/lib/i18n/language'
import { placeOf, type OrderStatus } from '@/lib/orders/status'
import { Badge } from '@/app/_ui/table'

const tones = { checkout: 'quiet', queue: 'bad', kitchen: 'warn', counter: 'good', road: 'good' } as const

interface OrderStatusBadgeProps {
  status: OrderStatus
  isReversed?: boolean
  language: Language
}

export function OrderStatusBadge({ status, isReversed = false, language }: OrderStatusBadgeProps) {
  const { orderStatuses, money } = texts(language).admin
  const place = placeOf(status)
  return (
    <>
      <Badge tone={place ? tones[place] : 'quiet'}>{orderStatuses[status]}</Badge>
      {isReversed && (
        <>
          {' '}
          <Badge tone="bad">{money.reversed}</Badge>
        </>
      )}
    </>
  )
}
