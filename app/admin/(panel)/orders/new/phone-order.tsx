'use client'

import { useState, type ComponentProps } from 'react'
import { ButtonLink, Button } from '@/app/_ui/button'
import { useScope } from '@/app/_client/scope'
import { fill } from '@/lib/i18n/fill'
import { formatNearMoment } from '@/lib/i18n/format'
import type { StaffOrder } from '@/lib/orders/answers'
import { formatPrice } from '@/lib/platform/values/money'
import { useWords } from '../../../_client/admin-words'
import { TypedOrder } from './typed-order'

export function PhoneOrder(props: Omit<ComponentProps<typeof TypedOrder>, 'onPlaced'>) {
  const [placed, setPlaced] = useState<StaffOrder | null>(null)
  if (placed) return <Placed order={placed} onAgain={() => setPlaced(null)} />
  return <TypedOrder {...props} onPlaced={setPlaced} />
}

function Placed({ order, onAgain }: { order: StaffOrder; onAgain: () => void }) {
  const words = useWords('phoneOrder')
  const { language } = useScope()
  const due = order.requestedFor ?? order.quotedFor
  return (
    <section role="status" className="rounded-card border-line bg-card grid gap-4 border p-5">
      <p className="text-xl font-bold">{fill(words.placed, { number: order.number, name: order.user.name })}</p>
      <p>
        {due && <span>{`${formatNearMoment(due, language, order.createdAt)} · `}</span>}
        <span>{fill(words.due, { amount: formatPrice(order.payment?.toCollectRappen ?? order.totalRappen) })}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button autoFocus onClick={onAgain}>
          {words.again}
        </Button>
        <ButtonLink href={`/admin/orders/${order.id}`} look="plain">
          {words.show}
        </ButtonLink>
      </div>
    </section>
  )
}
