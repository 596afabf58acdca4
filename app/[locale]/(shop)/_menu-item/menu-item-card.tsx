import { Button } from '@/app/_ui/button'
import { Picture } from '@/app/_ui/picture'
import { StepperFrame } from '@/app/_ui/stepper'
import { fill } from '@/lib/i18n/fill'
import { ItemName, MenuItemTags } from './item-name'
import { SellingTimes } from './selling-times'
import { cardData, type CardScope, type CardItem, cardPrice } from './card-item'

interface Props {
  item: CardItem
  tint: string
  scope: CardScope
  level?: 'h2' | 'h3'
}

export function MenuItemCard({ item, tint, scope, level = 'h3' }: Props) {
  return (
    <article {...cardData(item)} className="order-card">
      <div className={`order-card-picture ${item.soldOut ? 'opacity-60 grayscale' : ''}`}>
        <Picture
          image={item.image}
          kind={item.kind}
          tint={tint}
          place="card"
          className="max-sm:rounded-field aspect-square sm:aspect-4/3"
        />
      </div>
      <div className="fitted-room flex flex-col p-4 max-sm:pb-0 sm:grow">
        <ItemName item={item} level={level} prefix={scope.prefix} />
        <p className="order-card-text">{item.text}</p>
        <div className="mt-auto">
          <SellingTimes sold={item.sold} />
          <MenuItemTags item={item} />
        </div>
      </div>
      <div className="order-card-foot">
        {item.soldOut ? (
          <SoldOut words={item.soldOut} price={cardPrice(item, scope.words)} />
        ) : (
          <AddToCart item={item} words={scope.words} />
        )}
      </div>
    </article>
  )
}

function SoldOut({ words, price }: { words: string; price: string }) {
  return (
    <>
      <p className="price text-ink-soft flex min-h-11 items-center text-lg">{price}</p>
      <p className="bg-night text-night-ink mt-3 grid min-h-11 place-items-center rounded-full px-4 text-center font-semibold">
        {words}
      </p>
    </>
  )
}

function AddToCart({ item, words }: { item: CardItem; words: CardScope['words'] }) {
  return (
    <div className="order-card-buttons">
      <span className="price text-lg max-sm:basis-full">{cardPrice(item, words)}</span>
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
