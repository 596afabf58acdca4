import { acceptPrices, type PriceChange } from '@/app/_client/cart-changes'
import type { CartEntry } from '@/app/_client/cart-entry'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { priceOf } from '@/app/_ui/price'
import { fill } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'
import { choiceLines } from '@/lib/orders/choice-lines'
import { choicesOf } from '../_choose/choices-of'

type Words = Pick<Texts['cart'], 'changedTitle' | 'priceChanged' | 'acceptChanges' | 'choices'>

/** What costs something else since the cart was filled; nothing is taken over before somebody says yes. */
export function Changes({ prices, words }: { prices: PriceChange[]; words: Words }) {
  const { language } = useScope()
  if (prices.length === 0) return null
  return (
    <section role="alert" className="rounded-card border-saffron bg-card border-2 p-5">
      <h2 className="text-lg">{words.changedTitle}</h2>
      <ul className="my-3 list-disc space-y-1 pl-5">
        {prices.map(({ key, entry, before, now }) => (
          <li key={key}>
            {fill(words.priceChanged, {
              item: lineName(entry, { words, language }),
              before: priceOf(before),
              now: priceOf(now),
            })}
          </li>
        ))}
      </ul>
      <Button look="ink" onClick={() => acceptPrices(prices)}>
        {words.acceptChanges}
      </Button>
    </section>
  )
}

/** Two lines of one dish are told apart by what was chosen. */
function lineName(
  { item, options = [] }: CartEntry,
  { words, language }: { words: Words; language: Language },
): string {
  // The price is that of one.
  const chosen = choiceLines(choicesOf(options, language), 1, words.choices).join(', ')
  return chosen ? `${item.name} (${chosen})` : item.name
}
