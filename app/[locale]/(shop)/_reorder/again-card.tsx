import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useScope } from '@/app/_client/scope'
import { Icon } from '@/app/_ui/icon'
import { fill } from '@/lib/i18n/fill'
import { answeredNameIn } from '@/lib/i18n/name-in'
import { formatPrice } from '@/lib/platform/values/money'
import { storeRoom } from '../_home/room-of-card'
import type { AgainProps } from './use-order-again'
import { ConfirmAgain } from './confirm-again'
import { findPastOrder, type PastOrder } from './repeat-lines'

/** The first tap opens the question, which names the total; the second one orders. */
export function AgainCard(props: AgainProps) {
  const { words } = props
  const { language } = useScope()
  const [past, setPast] = useState<PastOrder | null>()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    // Without a past order the home page works as well, so an error is not reported.
    findPastOrder().then(setPast, () => undefined)
  }, [])
  const card = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (past !== undefined) storeRoom('again-room', card.current?.offsetHeight ?? 0)
  }, [past])
  if (!past) return null
  const { lines, totalRappen } = past.quote
  const dishes = [...lines, ...past.open.map(({ line }) => line)]
    .map((line) => ({ name: answeredNameIn(line, language), quantity: line.quantity }))
    .map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name))
    .join(', ')
  return (
    <aside ref={card} className="page py-4">
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="press-shown animate-rise rounded-card border-line bg-card flex w-full items-center gap-4 border px-5 py-4 text-left"
      >
        <span className="min-w-0 grow">
          <strong className="font-bold">{fill(words.again, { dishes })}</strong>{' '}
          {lines.length > 0 && <span className="whitespace-nowrap">· {formatPrice(totalRappen)}</span>}
        </span>
        <Icon name="arrow" />
      </button>
      <ConfirmAgain {...{ past, isOpen }} {...props} onClose={() => setOpen(false)} onQuoted={setPast} />
    </aside>
  )
}
