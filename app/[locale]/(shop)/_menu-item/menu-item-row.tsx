import { Picture } from '@/app/_ui/picture'
import { fill } from '@/lib/i18n/fill'
import { ItemName, MenuItemTags } from './item-name'
import { SellingTimes } from './selling-times'
import { cardData, type CardScope, type CardItem, cardPrice } from './card-item'

interface Props {
  item: CardItem
  tint: string
  scope: CardScope
  eager?: boolean
}

export function MenuItemRow({ item, tint, scope, eager = false }: Props) {
  return (
    <article {...cardData(item)} className="menu-row">
      <div className={`fitted-room flex flex-col ${item.soldOut ? 'text-ink-soft' : ''}`}>
        <ItemName item={item} level="h3" prefix={scope.prefix} />
        <p className="menu-row-text">{item.text}</p>
        <SellingTimes sold={item.sold} />
        <div className="menu-row-foot">
          <span className="price text-lg">{cardPrice(item, scope.words)}</span>
          <MenuItemTags item={item} />
        </div>
      </div>
      <div className="relative self-start">
        <Picture
          image={item.image}
          kind={item.kind}
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

/** Both marks are drawn by CSS. */
function QuickAdd({ name, words }: { name: string; words: CardScope['words'] }) {
  return (
    <button
      type="button"
      data-add=""
      aria-label={fill(words.quickAddOf, { item: name })}
      title={words.quickAdd}
      className="quick-add"
    />
  )
}
