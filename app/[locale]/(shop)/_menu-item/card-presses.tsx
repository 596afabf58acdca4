'use client'

import { useEffect } from 'react'
import { useCart } from '@/app/_client/cart'
import { useScope } from '@/app/_client/scope'
import { pressInCard, showQuantities } from './card'

/** Hears the buttons of all cards in the page: there may be thousands, and so none of them has a script of its own. */
export function CardPresses() {
  const { words } = useScope()
  const cart = useCart()
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-add], [data-step]') : null
      const card = button?.closest<HTMLElement>('[data-item]')
      if (button && card) pressInCard(button, card, words)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [words])
  useEffect(() => {
    showQuantities(cart)
    const observer = new MutationObserver(() => showQuantities(cart))
    // The next page, or other items on this one.
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [cart])
  return null
}
