import { Button } from '@/app/_ui/button'
import { StepperFrame } from '@/app/_ui/stepper'
import { fill } from '@/lib/i18n/fill'
import type { CardScope } from './card-scope'
import type { ShownItem } from './shown-item'
import { shownPrice } from './shown-price'

/** Price, stepper and button: on the phone the price above the other two, in a card the button below them. */
export function AddToCart({ item, words }: { item: ShownItem; words: CardScope['words'] }) {
  return (
    <div className="order-card-buttons">
      <span className="price text-lg max-sm:basis-full">{shownPrice(item, words)}</span>
      <StepperFrame item={item.name} quantity={1} words={words} />
      <Button
        data-add=""
        className="grow basis-[6rem] px-3 sm:col-span-2"
        aria-label={fill(words.addOf, { item: item.name })}
      >
        {words.addToCart}
      </Button>
    </div>
  )
}
