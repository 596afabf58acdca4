import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { addToCart, useCart } from '@/app/_client/cart/cart'
import type { CartItem, CartOption } from '@/app/_client/cart/cart-entry'
import { openChooser } from '@/app/_client/chooser'
import { useScope } from '@/app/_client/scope'
import { afterPaint } from '@/app/_client/stored'
import { Icon } from '@/app/_ui/icon'
import { fill } from '@/lib/i18n/fill'
import { formatPrice } from '@/lib/platform/values/money'

export interface OfferedDish extends CartItem {
  /** What one tap chooses. */
  defaults?: readonly CartOption[] | undefined
  mustChoose?: true
}

interface Props {
  /** Without those that are in the cart: a dish goes when it is added. */
  dishes: readonly OfferedDish[]
  title: string
}

/** Stays mounted while there is nothing to offer, so that the last dish leaves its focus and a word behind. */
export function OfferedDishes({ dishes, title }: Props) {
  const { words } = useScope()
  const [added, setAdded] = useState<OfferedDish | null>(null)
  const isInCart = Object.values(useCart()).some(({ item }) => item.id === added?.id)
  const pressed = useRef<Pressed | null>(null)
  const shown = dishes.map(({ id }) => id).join()
  useEffect(() => {
    const last = pressed.current
    if (last && last.shown !== shown) afterPaint(() => goOn(last))
  }, [shown])
  function add({ defaults, mustChoose, ...item }: OfferedDish, event: MouseEvent<HTMLElement>, place: number) {
    const within = event.currentTarget.closest<HTMLElement>('dialog, [aria-labelledby]')
    // A click of the keyboard has no count; its focus goes on by itself.
    const press = { place, shown, within, tappedAt: event.detail > 0 ? event.timeStamp : null }
    if (isSecondTap(press, pressed.current)) return
    pressed.current = press
    if (mustChoose) return openChooser({ item, quantity: 1 })
    if (addToCart(item, 1, { options: defaults })) setAdded(item)
  }
  return (
    <>
      {dishes.length > 0 && (
        <section aria-label={title}>
          <p className="mb-1 font-semibold">{title}</p>
          <ul>
            {dishes.map((dish, place) => (
              <li key={dish.id} className="border-line border-t first:border-t-0">
                <OfferedRow dish={dish} onPress={(event) => add(dish, event, place)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p role="status" className="text-sm empty:hidden">
        {added && isInCart && fill(words.added, { item: added.name })}
      </p>
    </>
  )
}

function OfferedRow({ dish, onPress }: { dish: OfferedDish; onPress: (event: MouseEvent<HTMLElement>) => void }) {
  const { words } = useScope()
  return (
    <button
      type="button"
      data-offered=""
      aria-label={`${fill(words.quickAddOf, { item: dish.name })} · ${formatPrice(dish.priceRappen)}`}
      onClick={onPress}
      className="flex min-h-12 w-full flex-wrap items-center gap-x-3 py-1 text-left"
    >
      <span className="min-w-0 grow basis-24 wrap-anywhere">{dish.name}</span>
      <span className="price">{formatPrice(dish.priceRappen)}</span>
      <span className="border-control grid size-9 place-items-center rounded-full border">
        <Icon name="plus" />
      </span>
    </button>
  )
}

interface Pressed {
  place: number
  /** The rows at that moment. */
  shown: string
  /** The sheet or the box around the rows. */
  within: HTMLElement | null
  /** In milliseconds since the page was opened. */
  tappedAt: number | null
}

const doubleTapMs = 500

/** Of a double tap: the row has gone, or goes, and it would add the one that comes into its place. */
function isSecondTap({ place, tappedAt }: Pressed, last: Pressed | null): boolean {
  if (!last?.tappedAt || !tappedAt || last.place !== place) return false
  return tappedAt - last.tappedAt < doubleTapMs
}

/** A row goes with its focus, at once or when its sheet has closed: the keyboard goes on with the row in its place. */
function goOn({ place, within }: Pressed): void {
  if (!within || document.activeElement !== document.body) return
  const left = within.querySelectorAll<HTMLElement>('[data-offered]')
  const next = left[Math.min(place, left.length - 1)] ?? within
  if (next === within) next.tabIndex = -1
  next.focus({ preventScroll: true })
}
