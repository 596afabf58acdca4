'use client'

import { useRouter } from 'next/navigation'
import { startTransition, useEffect, useRef } from 'react'
import { useCart } from '@/app/_client/cart'
import { useScope } from '@/app/_client/scope'
import { isPlainClick } from '@/app/_ui/link'
import { changeQuantities, pressInCard, quantitiesIn, showQuantities, type Quantities } from './card'

/**
 * Hears the buttons and links of all cards in the page: there may be thousands, and so none of them has a script of its
 * own.
 */
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
    // As app/_ui/link does: a page is fetched when somebody is about to open it.
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
