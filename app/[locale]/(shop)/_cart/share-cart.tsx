import { type Cart } from '@/app/_client/cart'
import { cartInLink } from '@/app/_client/cart-link'
import { notify } from '@/app/_client/notices'
import { share } from '@/app/_client/share'
import { Button } from '@/app/_ui/button'
import type { Texts } from '@/lib/i18n/texts'
import { linkStart } from './shared-lines'

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
