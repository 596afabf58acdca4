import { removeFromCart } from '@/app/_client/cart'
import type { Gone } from '@/app/_client/cart-changes'
import type { CartItem } from '@/app/_client/cart-entry'
import { Link } from '@/app/_ui/link'
import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'

interface Props {
  cartKey: string
  item: CartItem
  why: Gone
  words: Pick<Texts['cart'], 'soldOut' | 'unknown' | 'remove' | 'removeOf' | 'chooseAnother'>
}

const link = 'min-h-11 px-1 font-semibold underline underline-offset-4'

/** At the line of a dish that cannot be had any more: what happened, and both ways on. */
export function GoneLine({ cartKey, item, why, words }: Props) {
  const { id, name } = item
  return (
    <div role="alert" className="rounded-field bg-fault mt-2 px-4 py-2">
      <p className="font-semibold">{fill(why === 'sold_out' ? words.soldOut : words.unknown, { item: name })}</p>
      <p className="flex flex-wrap items-center gap-x-4">
        <button
          type="button"
          aria-label={fill(words.removeOf, { item: name })}
          className={link}
          onClick={() => removeFromCart(cartKey)}
        >
          {words.remove}
        </button>
        {/* The page of a dish shows the others of its kind. */}
        <Link
          href={why === 'sold_out' ? `/dish/${id}#neighbours` : '/menu'}
          className={`inline-flex items-center ${link}`}
        >
          {words.chooseAnother}
        </Link>
      </p>
    </div>
  )
}
