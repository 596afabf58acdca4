import { addToCart, useCart } from '@/app/_client/cart'
import type { CartItem, CartOption } from '@/app/_client/cart-entry'
import { Chip } from '@/app/_ui/button'
import { priceOf } from '@/app/_ui/price'
import { rappenOf } from '@/lib/platform/money'

/** What one tap adds. */
export interface SmallThing extends CartItem {
  defaults?: CartOption[]
}

const mostOffered = 3

interface SmallThingsProps {
  things: readonly SmallThing[]
  missingRappen: number
  title: string
}

/** First what reaches the minimum alone, the cheapest before; then what comes closest to it. */
export function SmallThings({ things, missingRappen, title }: SmallThingsProps) {
  const taken = new Set(Object.values(useCart()).map(({ item }) => item.id))
  const offered = things
    .filter(({ id }) => !taken.has(id))
    .toSorted((a, b) => distance(a, missingRappen) - distance(b, missingRappen))
    .slice(0, mostOffered)
  if (offered.length === 0) return null
  return (
    <section aria-label={title} className="mt-3">
      <p className="mb-2 text-sm font-semibold">{title}</p>
      <ul className="flex flex-wrap gap-2">
        {offered.map(({ defaults, ...item }) => (
          <li key={item.id} className="max-w-full">
            <Chip
              className="max-w-full text-left whitespace-normal"
              onClick={() => addToCart(item, 1, { options: defaults })}
            >
              + {item.name} · {priceOf(item.price)}
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  )
}

const far = 1_000_000

function distance({ price }: SmallThing, missingRappen: number): number {
  const beyond = rappenOf(price) - missingRappen
  return beyond >= 0 ? beyond : far - beyond
}
