import { Picture } from '@/app/_ui/picture'
import { cardData } from './card-data'
import type { CardScope } from './card-scope'
import { ItemName } from './item-name'
import { MenuItemTags } from './menu-item-tags'
import { QuickAdd } from './quick-add'
import { SellingTimes } from './selling-times'
import type { ShownItem } from './shown-item'
import { shownPrice } from './shown-price'

interface Props {
  item: ShownItem
  tint: string
  scope: CardScope
  eager?: boolean
}

/** A line of the menu: text left and picture right on the phone, a card from the tablet on. Price and tags end it. */
export function MenuItemRow({ item, tint, scope, eager = false }: Props) {
  return (
    <article
      {...cardData(item)}
      className="border-line md:rounded-card md:bg-card relative grid h-full grid-cols-[minmax(0,1fr)_112px] gap-x-4 border-b py-4 md:grid-cols-[minmax(0,1fr)_136px] md:border md:p-5"
    >
      <div className={`fitted-room flex flex-col ${item.soldOut ? 'text-ink-soft' : ''}`}>
        <ItemName item={item} level="h3" prefix={scope.prefix} />
        <p className="item-text mt-1 line-clamp-2 md:line-clamp-3">{item.text}</p>
        <SellingTimes sold={item.sold} />
        <div className="mt-auto flex flex-wrap items-baseline gap-x-3 gap-y-1 pt-2">
          <span className="price text-lg">{shownPrice(item, scope.words)}</span>
          <MenuItemTags item={item} />
        </div>
      </div>
      <div className="relative self-start">
        <Picture
          image={item.image}
          name={item.name}
          tint={tint}
          place="row"
          eager={eager}
          className={`rounded-card aspect-square ${item.soldOut ? 'opacity-60 grayscale' : ''}`}
        />
        {item.soldOut ? <SoldOutLabel words={item.soldOut} /> : <QuickAdd name={item.name} words={scope.words} />}
      </div>
    </article>
  )
}

function SoldOutLabel({ words }: { words: string }) {
  return (
    <p className="rounded-field bg-night text-night-ink absolute inset-x-1 top-1/2 -translate-y-1/2 px-2 py-1.5 text-center text-sm font-semibold">
      {words}
    </p>
  )
}
