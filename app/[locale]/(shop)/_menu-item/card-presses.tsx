'use client'

import { useRouter } from 'next/navigation'
import { startTransition, useEffect, useRef } from 'react'
import { afterPaint } from '@/app/_client/stored'
import { addToCart, type Cart, countOfItem, readCart, useCart } from '@/app/_client/cart/cart'
import type { CartItem, CartOption } from '@/app/_client/cart/cart-entry'
import { openChooser } from '@/app/_client/chooser'
import { useScope } from '@/app/_client/scope'
import { type AddedWords, tellAdded } from '@/app/_client/cart/tell-added'
import { isPlainClick } from '@/app/_ui/link'
import { imageOf } from '@/app/_ui/picture'
import type { Texts } from '@/lib/i18n/texts'
import type { SoldTimes } from '@/lib/menu/availability/sold-when'
import { mostOfOneItem } from '@/lib/orders/limits'
import { rappenOf } from '@/lib/platform/values/money'

/** One listener for all cards: a page may hold thousands. */
export function CardPresses() {
  const { words } = useScope()
  const router = useRouter()
  const cart = useCart()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const { button, link, card } = pressedIn(event)
      if (button && card) pressInCard(button, card, words)
      if (!link || !isPlainClick(event, link)) return
      event.preventDefault()
      startTransition(() => router.push(link.pathname))
    }
    // Prefetches like app/_ui/link.
    const onApproach = (event: Event) => {
      const { link } = pressedIn(event)
      if (link) router.prefetch(link.pathname)
    }
    document.addEventListener('click', onClick)
    for (const type of approaches) document.addEventListener(type, onApproach)
    return () => {
      document.removeEventListener('click', onClick)
      for (const type of approaches) document.removeEventListener(type, onApproach)
    }
  }, [words, router])
  const shown = useRef<Quantities>(new Map())
  useEffect(() => {
    const quantities = quantitiesIn(cart)
    changeQuantities(shown.current, quantities)
    shown.current = quantities
    const observer = new MutationObserver((changes) => {
      for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (added instanceof Element) showQuantities(added, quantities)
      }
    })
    // The next page, or other items on this one.
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [cart])
  return null
}

const approaches = ['pointerover', 'focusin']

function pressedIn({ target }: Event) {
  const found = target instanceof Element ? target : null
  const card = found?.closest<HTMLElement>('[data-item]')
  return {
    card,
    button: found?.closest<HTMLElement>('[data-add], [data-step]'),
    link: card ? found?.closest('a') : null,
  }
}

const quickAdd = '.quick-add'

function pressInCard(button: HTMLElement, card: HTMLElement, words: Texts['island']): void {
  const step = Number(button.dataset.step ?? 0)
  if (step !== 0) return setQuantity(card, quantityIn(card) + step)
  const { choose, defaults, sold } = card.dataset
  const item = itemOf(card)
  putIntoCart(
    {
      item,
      quantity: quantityIn(card),
      mark: card.querySelector('.item-mark')?.textContent,
      mustChoose: choose !== undefined,
      sold: sold === undefined ? undefined : (JSON.parse(sold) as SoldTimes),
      defaults: defaults === undefined ? undefined : (JSON.parse(defaults) as CartOption[]),
    },
    words,
  )
  setQuantity(card, 1)
  // The pressed card first, before all others that show the item.
  for (const mark of card.querySelectorAll<HTMLElement>(quickAdd)) showQuantity(mark, countOfItem(readCart(), item.id))
}

function itemOf(card: HTMLElement): CartItem {
  return {
    id: card.dataset.item ?? '',
    name: card.querySelector('.item-name')?.textContent ?? '',
    priceRappen: rappenOf(Number(card.dataset.price)),
    image: imageOf(card.querySelector('img')),
    minimumAge: Number(card.dataset.age ?? 0),
    ...(card.dataset.volume !== undefined && { volumeMl: Number(card.dataset.volume) }),
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

type Quantities = ReadonlyMap<string, number>

function quantitiesIn(cart: Cart): Quantities {
  const quantities = new Map<string, number>()
  for (const { item, quantity } of Object.values(cart)) {
    quantities.set(item.id, (quantities.get(item.id) ?? 0) + quantity)
  }
  return quantities
}

function showQuantities(within: Element, quantities: Quantities): void {
  const buttons = within.matches(quickAdd) ? [within as HTMLElement] : within.querySelectorAll<HTMLElement>(quickAdd)
  for (const button of buttons) {
    const id = button.closest<HTMLElement>('[data-item]')?.dataset.item
    if (id) showQuantity(button, quantities.get(id))
  }
}

/** Only cards whose quantity changed are looked up. */
function changeQuantities(before: Quantities, after: Quantities): void {
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
  mark: string | undefined
  mustChoose: boolean
  sold: SoldTimes | undefined
  /** The preselection; absent where the dish has no questions. */
  defaults?: readonly CartOption[] | undefined
}

/** Where an option is required, the dialog opens first. */
function putIntoCart({ item, quantity, mark, mustChoose, sold, defaults }: Tapped, words: AddedWords) {
  if (mustChoose) return openChooser({ item, quantity, mark, sold })
  const isWhole = addToCart(item, quantity, { options: defaults })
  afterPaint(() => tellAdded(item.name, isWhole, words))
}
