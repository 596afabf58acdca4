import type { ShopContact } from './at-hand'

/** Who sold it: on paper only. */
export function ReceiptHead({ shop }: { shop: ShopContact }) {
  return (
    <p className="page mb-6 hidden print:block">
      <strong className="block text-xl">{shop.name}</strong>
      {[...shop.address, shop.phone, shop.vatNumber].filter(Boolean).map((text) => (
        <span key={text} className="block">
          {text}
        </span>
      ))}
    </p>
  )
}
