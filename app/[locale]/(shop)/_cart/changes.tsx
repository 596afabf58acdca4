import { acceptChanges, type CartChange } from '@/app/_client/cart-changes'
import { Button } from '@/app/_ui/button'
import { priceOf } from '@/app/_ui/price'
import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'

type Words = Pick<Texts['cart'], 'changedTitle' | 'priceChanged' | 'soldOut' | 'unknown' | 'acceptChanges'>

/** What has changed since the cart was filled; nothing is taken over before somebody says yes. */
export function Changes({ changes, words }: { changes: CartChange[]; words: Words }) {
  return (
    <section role="alert" className="rounded-card border-saffron bg-card border-2 p-5">
      <h2 className="text-lg">{words.changedTitle}</h2>
      <ul className="my-3 list-disc space-y-1 pl-5">
        {changes.map((change) => (
          <li key={change.key}>{sentence(change, words)}</li>
        ))}
      </ul>
      <Button look="ink" onClick={() => acceptChanges(changes)}>
        {words.acceptChanges}
      </Button>
    </section>
  )
}

function sentence(change: CartChange, words: Words): string {
  if (change.kind !== 'price')
    return fill(change.kind === 'sold_out' ? words.soldOut : words.unknown, { item: change.name })
  return fill(words.priceChanged, { item: change.name, before: priceOf(change.before), now: priceOf(change.now) })
}
