import type { TrackedOrder } from '@/lib/orders/answers'
import type { ShopContact } from './at-hand'

/** Who sold it: on paper only. */
export function ReceiptHead({ order, shop }: { order: TrackedOrder; shop: ShopContact }) {
  const vatNumber = order.vat.length > 0 ? shop.vatNumber : ''
  return (
    <p className="page mb-6 hidden print:block">
      <strong className="block text-xl">{shop.name}</strong>
      {[...shop.address, shop.phone, vatNumber].filter(Boolean).map((text) => (
        <span key={text} className="block">
          {text}
        </span>
      ))}
    </p>
  )
}
