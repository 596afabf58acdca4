'use client'

import { useRouter } from 'next/navigation'
import { useAction } from '@/app/_client/action'
import { api } from '@/app/_client/api'
import { addToCart } from '@/app/_client/cart'
import { notify } from '@/app/_client/notices'
import { useScope } from '@/app/_client/scope'
import { Button, type Look } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import { href } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'
import type { MenuItemView } from '@/lib/menu/schema'

interface OrderedItem {
  name: string
  quantity: number
}

type Words = Pick<Texts['order'], 'reorder' | 'reordered' | 'reorderPartly'>

/** One tap puts the same menu items into the cart again, at today's prices; what is gone is said by name. */
export function Reorder({ items, words, look }: { items: OrderedItem[]; words: Words; look?: Look }) {
  const { prefix } = useScope()
  const router = useRouter()
  const { isPending, run } = useAction()
  async function reorder() {
    const cart = href(prefix, '/cart')
    const missing = putIntoCart(items, await api('GET user/getMenuItems'))
    if (missing.length === 0) notify(words.reordered)
    else notify(fill(words.reorderPartly, { items: missing.join(', ') }), 'alert', { page: cart })
    router.push(cart)
  }
  return (
    <Button look={look} onClick={() => run(reorder)} disabled={isPending}>
      {words.reorder}
    </Button>
  )
}

function putIntoCart(items: OrderedItem[], menu: MenuItemView[]): string[] {
  return items.flatMap(({ name, quantity }) => {
    const menuItem = menu.find((candidate) => candidate.name.toLowerCase() === name.toLowerCase())
    if (!menuItem || menuItem.sold_out) return [name]
    const { id, price, image, minimum_age } = menuItem
    addToCart({ id, name: menuItem.name, price, image, minimum_age }, quantity)
    return []
  })
}
