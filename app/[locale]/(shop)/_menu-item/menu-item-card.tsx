import { Picture } from '@/app/_ui/picture'
import { priceOf } from '@/app/_ui/price'
import { AddToCart } from './add-to-cart'
import { cardData } from './card-data'
import type { CardScope } from './card-scope'
import { ItemName } from './item-name'
import { MenuItemTags } from './menu-item-tags'
import { SellingTimes } from './selling-times'
import type { ShownItem } from './shown-item'

interface Props {
  item: ShownItem
  tint: string
  scope: CardScope
  level?: 'h2' | 'h3'
}

/** The menu item with everything to order it: on the home page and in its category. */
export function MenuItemCard({ item, tint, scope, level = 'h3' }: Props) {
  return (
    <article
      {...cardData(item)}
      className="rounded-card border-line bg-card relative grid h-full grid-cols-[minmax(0,1fr)_120px] grid-rows-[1fr_auto] overflow-hidden border sm:flex sm:flex-col"
    >
      <div className={`max-sm:order-1 max-sm:pt-4 max-sm:pr-4 ${item.soldOut ? 'opacity-60 grayscale' : ''}`}>
        <Picture
          image={item.image}
          name={item.name}
          tint={tint}
          place="card"
          className="max-sm:rounded-field aspect-square sm:aspect-4/3"
        />
      </div>
      <div className="fitted-room flex flex-col p-4 max-sm:pb-0 sm:grow">
        <ItemName item={item} level={level} prefix={scope.prefix} />
        <p className="item-text mt-1 mb-2 line-clamp-3">{item.text}</p>
        <div className="mt-auto">
          <SellingTimes sold={item.sold} />
          <MenuItemTags item={item} />
        </div>
      </div>
      <div className="p-4 max-sm:order-2 max-sm:col-span-2 max-sm:pt-3 sm:pt-0">
        {item.soldOut ? (
          <SoldOut words={item.soldOut} price={item.price} />
        ) : (
          <AddToCart item={item} words={scope.words} />
        )}
      </div>
    </article>
  )
}

function SoldOut({ words, price }: { words: string; price: number }) {
  return (
    <>
      <p className="price text-ink-soft flex min-h-11 items-center text-lg">{priceOf(price)}</p>
      <p className="bg-night text-night-ink mt-3 grid min-h-11 place-items-center rounded-full px-4 text-center font-semibold">
        {words}
      </p>
    </>
  )
}
