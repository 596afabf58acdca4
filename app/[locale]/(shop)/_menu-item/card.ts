import { afterAnswer } from '@/app/_client/after-answer'
import { countOfItem, readCart, type Cart, addToCart } from '@/app/_client/cart'
import type { CartItem, CartOption } from '@/app/_client/cart-entry'
import { openChooser } from '@/app/_client/chooser'
import { notify } from '@/app/_client/notices'
import { imageOf } from '@/app/_ui/picture'
import { fill } from '@/lib/i18n/fill'
import { mostOfOneItem } from '@/lib/orders/limits'
import type { Texts } from '@/lib/i18n/texts'

const quickAdd = '.quick-add'

/** What a press in a card does. */
export function pressInCard(button: HTMLElement, card: HTMLElement, words: Texts['island']): void {
  const step = Number(button.dataset.step ?? 0)
  if (step !== 0) return setQuantity(card, quantityIn(card) + step)
  const { choose, defaults } = card.dataset
  const item = itemOf(card)
  putIntoCart(
    {
      item,
      quantity: quantityIn(card),
      mustChoose: choose !== undefined,
      defaults: defaults === undefined ? undefined : (JSON.parse(defaults) as CartOption[]),
    },
    words,
  )
  setQuantity(card, 1)
  // Of all that shows it, this is below the finger.
  for (const mark of card.querySelectorAll<HTMLElement>(quickAdd)) showQuantity(mark, countOfItem(readCart(), item.id))
}

function itemOf(card: HTMLElement): CartItem {
  return {
    id: card.dataset.item ?? '',
    name: card.querySelector('.item-name')?.textContent ?? '',
    price: Number(card.dataset.price),
    image: imageOf(card.querySelector('img')),
    minimum_age: Number(card.dataset.age ?? 0),
    ...(card.dataset.volume !== undefined && { volume_ml: Number(card.dataset.volume) }),
  }
}

function quantityIn(card: HTMLElement): number {
  return Number(card.querySelector('output')?.value ?? 1)
}

function setQuantity(card: HTMLElement, quantity: number): void {
  const output = card.querySelector('output')
  if (!output) return
  output.value = String(quantity)
  for (const button of card.querySelectorAll<HTMLButtonElement>('[data-step]')) {
    const next = quantity + Number(button.dataset.step)
    button.disabled = next < 1 || next > mostOfOneItem
  }
}

export type Quantities = ReadonlyMap<string, number>

export function quantitiesIn(cart: Cart): Quantities {
  const quantities = new Map<string, number>()
  for (const { item, quantity } of Object.values(cart)) {
    quantities.set(item.id, (quantities.get(item.id) ?? 0) + quantity)
  }
  return quantities
}

/** How many of an item are in the cart stands on its card's button; these cards are new in the page. */
export function showQuantities(within: Element, quantities: Quantities): void {
  const buttons = within.matches(quickAdd) ? [within as HTMLElement] : within.querySelectorAll<HTMLElement>(quickAdd)
  for (const button of buttons) {
    const id = button.closest<HTMLElement>('[data-item]')?.dataset.item
    if (id) showQuantity(button, quantities.get(id))
  }
}

/** Of all the cards in the page only those are sought whose quantity is another one. */
export function changeQuantities(before: Quantities, after: Quantities): void {
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter((id) => before.get(id) !== after.get(id))
  for (const id of changed) {
    const buttons = document.querySelectorAll<HTMLElement>(`[data-item="${CSS.escape(id)}"] ${quickAdd}`)
    for (const button of buttons) showQuantity(button, after.get(id))
  }
}

function showQuantity(button: HTMLElement, quantity: number | undefined): void {
  if (quantity) button.dataset.quantity = String(quantity)
  else delete button.dataset.quantity
}

interface Tapped {
  item: CartItem
  quantity: number
  mustChoose: boolean
  /** What is chosen without a question; absent: nothing is asked about it. */
  defaults?: readonly CartOption[] | undefined
}

/** One tap; where something must be chosen, it opens the questions first. */
function putIntoCart({ item, quantity, mustChoose, defaults }: Tapped, words: Pick<Texts['island'], 'added'>) {
  if (mustChoose) return openChooser({ item, quantity })
  addToCart(item, quantity, { options: defaults })
  afterAnswer(() => notify(fill(words.added, { item: item.name })))
}
