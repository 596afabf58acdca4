import { acceptPrices, type PriceChange } from '@/app/_client/cart-changes'
import { Button } from '@/app/_ui/button'
import { priceOf } from '@/app/_ui/price'
import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'

type Words = Pick<Texts['cart'], 'changedTitle' | 'priceChanged' | 'acceptChanges'>

/** What costs something else since the cart was filled; nothing is taken over before somebody says yes. */
export function Changes({ prices, words }: { prices: PriceChange[]; words: Words }) {
  if (prices.length === 0) return null
  return (
    <section role="alert" className="rounded-card border-saffron bg-card border-2 p-5">
      <h2 className="text-lg">{words.changedTitle}</h2>
      <ul className="my-3 list-disc space-y-1 pl-5">
        {prices.map(({ itemId, name, before, now }) => (
          <li key={itemId}>{fill(words.priceChanged, { item: name, before: priceOf(before), now: priceOf(now) })}</li>
        ))}
      </ul>
      <Button look="ink" onClick={() => acceptPrices(prices)}>
        {words.acceptChanges}
      </Button>
    </section>
  )
}
