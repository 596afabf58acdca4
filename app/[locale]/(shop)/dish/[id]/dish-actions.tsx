'use client'

import { addToCart, countOf, useCart } from '@/app/_client/cart/cart'
import { toggleFavourite, useFavourites } from '@/app/_client/favourites'
import { useScope } from '@/app/_client/scope'
import { share } from '@/app/_client/cart/share'
import { tellAdded } from '@/app/_client/cart/tell-added'
import { Icon } from '@/app/_ui/icon'
import { Link } from '@/app/_ui/link'
import { counted } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'
import type { AskedItem } from '../../_choose/asked-item'
import { ChooseForm } from '../../_choose/choose-form'
import type { ChooseWords } from '../../_choose/choose-words'

interface Props {
  id: string
  name: string
  words: Pick<Texts['dish'], 'favourite' | 'share' | 'linkCopied'>
}

const round = 'press-shown grid size-11 place-items-center rounded-full border border-control bg-card'

export function DishActions({ id, name, words }: Props) {
  const isFavourite = useFavourites().includes(id)
  return (
    <div className="flex shrink-0 gap-2">
      <button
        type="button"
        aria-pressed={isFavourite}
        aria-label={words.favourite}
        title={words.favourite}
        className={`${round} aria-pressed:text-accent-ink aria-pressed:[&_path]:fill-current`}
        onClick={() => toggleFavourite(id)}
      >
        <Icon name="heart" />
      </button>
      <button
        type="button"
        aria-label={words.share}
        title={words.share}
        className={round}
        onClick={() => void share({ title: name, url: location.origin + location.pathname }, words.linkCopied)}
      >
        <Icon name="share" />
      </button>
    </div>
  )
}

/** Fixed to the foot of a phone's screen. */
export function OrderBar({ item, words }: { item: AskedItem; words: ChooseWords }) {
  const { words: shared } = useScope()
  return (
    <ChooseForm
      item={item}
      words={words}
      place="page"
      aside={<ToCart />}
      onChosen={(line) => {
        const isWhole = addToCart(line.item, line.quantity, line)
        tellAdded(item.name, isWhole, shared)
      }}
    />
  )
}

function ToCart() {
  const { language, words } = useScope()
  const count = countOf(useCart())
  if (count === 0) return null
  return (
    <Link
      href="/cart"
      aria-label={counted(words.cartWith, count, language)}
      className="press-shown bg-night text-night-ink flex min-h-12 shrink-0 items-center gap-1 rounded-full px-3 font-semibold lg:hidden"
    >
      <Icon name="basket" />
      <span className="price">{count}</span>
    </Link>
  )
}
