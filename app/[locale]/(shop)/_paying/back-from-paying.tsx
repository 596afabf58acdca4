'use client'

import type { ReactNode } from 'react'
import { ButtonLink } from '@/app/_ui/button'
import { Link } from '@/app/_ui/link'
import type { Texts } from '@/lib/i18n/texts'
import type { TrackedOrder } from '@/lib/orders/answers'
import { forgetPaymentId } from '../checkout/payment-id'
import { mostTries, useReturnedOrder } from './use-returned-order'
import { WaysToPay } from './ways-to-pay'

interface Props {
  /** success: the provider's message may be late, so it is awaited before anything is said. */
  from: 'success' | 'failure'
  words: Texts['emptyStates']['payment']
  /** What the page says to a guest who comes from elsewhere. */
  children: ReactNode
}

const triesBefore = { success: mostTries, failure: 1 }

export function BackFromPaying({ from, words, children }: Props) {
  const returned = useReturnedOrder()
  const { order = null, tries = 0 } = returned ?? {}
  const isKnown = tries >= triesBefore[from] || order?.order_status === 'cancelled'
  if (!returned || (isKnown && !order)) return children
  return (
    <div className="page grid min-h-[60vh] content-center justify-items-start gap-6 py-16">
      <div role="status" className="grid gap-3">
        <Heading {...{ order, from, words, isKnown }} />
      </div>
      {isKnown && order && <Ways order={order} words={words} />}
    </div>
  )
}

interface HeadingProps extends Pick<Props, 'from' | 'words'> {
  order: TrackedOrder | null
  isKnown: boolean
}

function Heading({ order, from, words, isKnown }: HeadingProps) {
  const title = 'text-2xl md:text-3xl'
  if (!isKnown)
    return (
      <>
        <h1 className={title}>{words.checkingTitle}</h1>
        <p className="text-lg">{words.checkingText}</p>
      </>
    )
  if (order?.order_status === 'cancelled') return <h1 className={title}>{words.ended}</h1>
  if (from === 'failure') return <h1 className={title}>{words.notPaid}</h1>
  return (
    <>
      <h1 className={title}>{words.stillCheckingTitle}</h1>
      <p className="text-lg">{words.stillCheckingText}</p>
    </>
  )
}

function Ways({ order, words }: { order: TrackedOrder; words: Props['words'] }) {
  return (
    <>
      {order.order_status === 'cancelled' ? (
        <ButtonLink href="/checkout" onClick={forgetPaymentId}>
          {words.toCheckout}
        </ButtonLink>
      ) : (
        <WaysToPay order={order} words={words.ways} />
      )}
      <Link href={`/track/${order.order_id}`} className="inline-block py-1 underline underline-offset-4">
        {words.toOrder}
      </Link>
    </>
  )
}
