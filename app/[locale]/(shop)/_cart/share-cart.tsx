'use client'

import { useSyncExternalStore } from 'react'
import type { Cart } from '@/app/_client/cart/cart'
import { cartInLink, isLinkOpened, linkStart } from '@/app/_client/cart/cart-link'
import { loadedPart } from '@/app/_client/loaded-part'
import { notify } from '@/app/_client/notices'
import { useScope } from '@/app/_client/scope'
import { share } from '@/app/_client/cart/share'
import { Button } from '@/app/_ui/button'
import type { Texts } from '@/lib/i18n/texts'

export function ShareCart({ cart, words: { shared } }: { cart: Cart; words: Texts['cart'] }) {
  function shareCart() {
    const link = cartInLink(cart)
    if (!link) return notify(shared.tooLong, 'alert')
    // Without a language: the reader has a language of their own.
    return void share({ title: shared.title, url: `${location.origin}/cart${linkStart}${link}` }, shared.linkCopied)
  }
  return (
    <Button look="outline" className="justify-self-start" onClick={shareCart}>
      {shared.share}
    </Button>
  )
}

// Few visits come by such a link, which stays in the address until the part has read it.
const SharedOffer = loadedPart(() => import('./shared-offer').then((module) => module.SharedOffer))

export function SharedCart({ words }: { words: Texts['cart'] }) {
  const { words: island } = useScope()
  const isWanted = useSyncExternalStore(subscribeToHash, isLinkOpened, () => false)
  return <SharedOffer isWanted={isWanted} onLost={() => notify(island.network, 'alert')} of={{ words }} />
}

function subscribeToHash(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}
