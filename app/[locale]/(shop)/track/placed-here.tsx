'use client'

import { usePlacedOrders } from '@/app/_client/placed-orders'
import { Link } from '@/app/_ui/link'

export function PlacedHere({ title }: { title: string }) {
  const orderIds = usePlacedOrders()
  if (orderIds.length === 0) return null
  return (
    <section className="border-line mt-8 border-t pt-6">
      <h2 className="mb-2 text-lg">{title}</h2>
      <ul>
        {orderIds.map((id) => (
          <li key={id}>
            <Link href={`/track/${id}`} className="inline-block py-2 tabular-nums underline underline-offset-4">
              {id}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
