'use client'

import { useRouter } from 'next/navigation'
import { useAction } from '@/app/_client/action'
import { api } from '@/app/_client/api'
import { notify } from '@/app/_client/notices'
import { useScope } from '@/app/_client/scope'
import { Button, type Look } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import { href } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'
import { addToCartAgain, lineFull } from '@/app/[locale]/(shop)/_reorder/use-order-again'
import {
  goneName,
  type Lost,
  type OrderedItem,
  type RepeatedLine,
  repeatLines,
  requestedAgain,
} from '../_reorder/repeat-lines'

type Words = Pick<Texts['order'], 'reorder' | 'reordered' | 'reorderPartly'>

/** At today's prices; missing items are listed by name. */
export function Reorder({ items, words, look }: { items: OrderedItem[]; words: Words; look?: Look }) {
  const { prefix, language, words: shared } = useScope()
  const router = useRouter()
  const { isPending, run } = useAction()
  async function reorder() {
    const cart = href(prefix, '/cart')
    const lost: Lost = { gone: [], open: [] }
    const repeated = await repeatLines(items, ask, lost)
    const full = repeated ? addToCartAgain(repeated, language) : []
    const missing = lost.gone.map((thing) => goneName(thing, language)).join(', ')
    const left = [
      ...(missing ? [fill(words.reorderPartly, { items: missing })] : []),
      ...(full.length > 0 ? [lineFull(full, shared)] : []),
    ]
    if (left.length === 0) notify(words.reordered)
    else notify(left.join(' '), 'alert', { page: cart })
    router.push(cart)
  }
  return (
    <Button look={look} onClick={() => run(reorder)} disabled={isPending}>
      {words.reorder}
    </Button>
  )
}

function ask(lines: RepeatedLine[]) {
  return api('POST userorder/quote', { body: { items: lines.map(requestedAgain) } })
}
