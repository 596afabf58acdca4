import { Button } from '@/app/_ui/button'
import { Dialog } from '@/app/_ui/dialog'
import { Price, priceOf } from '@/app/_ui/price'
import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'
import { formatPrice, rappenOf } from '@/lib/platform/money'
import type { CheckoutState } from './use-checkout'

interface Props {
  checkout: CheckoutState
  words: Texts['checkout']
}

/** The price changed between cart and order: nothing was ordered, the customer decides. */
export function NewPrice({ checkout, words }: Props) {
  const { amounts, attempt } = checkout
  const { question, closeQuestion } = attempt
  const total = question?.about === 'price' ? question.quote.total : null
  return (
    <Dialog title={words.priceChangedTitle} isOpen={total !== null} onClose={closeQuestion}>
      {total !== null && (
        <>
          <p>{words.priceChangedText}</p>
          <dl className="my-6 grid grid-cols-2 gap-y-1">
            <dt className="text-ink-soft">{words.before}</dt>
            <dt className="text-ink-soft text-right">{words.now}</dt>
            <dd className="price text-ink-soft text-lg line-through">{formatPrice(amounts.totalRappen)}</dd>
            <dd className="text-right text-xl">
              <Price rappen={rappenOf(total)} />
            </dd>
          </dl>
          <div className="flex flex-wrap gap-3">
            <Button onClick={checkout.acceptAndSubmit}>{fill(words.acceptPrice, { amount: priceOf(total) })}</Button>
            <Button look="outline" onClick={closeQuestion}>
              {words.notNow}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
