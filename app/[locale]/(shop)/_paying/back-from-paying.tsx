'use client'

import type { ReactNode } from 'react'
import { useAction } from '@/app/_client/action'
import { api } from '@/app/_client/api'
import { useScope } from '@/app/_client/scope'
import { Button, ButtonLink } from '@/app/_ui/button'
import { href } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'
import type { TrackedOrder } from '@/lib/orders/answers'
import { forgetPaymentId } from '../checkout/send-order'
import { useReturnedOrder } from './use-returned-order'

type Words = Texts['emptyStates']['payment']

interface Props {
  /** success: the provider's message may be late, so it is asked for a while. */
  from: 'success' | 'failure'
  words: Words
  placed: string
  /** What the page says to a guest who comes from elsewhere. */
  children: ReactNode
}

const tries = { success: 20, failure: 2 }

export function BackFromPaying({ from, words, placed, children }: Props) {
  const returned = useReturnedOrder(tries[from], placed)
  if (!returned) return children
  const { order, hasAsked } = returned
  return (
    <div className="page grid min-h-[60vh] content-center gap-6 py-16" role="status">
      {hasAsked ? (
        <Outcome {...{ order, from, words }} />
      ) : (
        <>
          <h1 className="text-2xl md:text-3xl">{words.checkingTitle}</h1>
          <p className="text-lg">{words.checkingText}</p>
        </>
      )}
    </div>
  )
}

interface OutcomeProps extends Pick<Props, 'from' | 'words'> {
  order: TrackedOrder | null
}

function Outcome({ order, from, words }: OutcomeProps) {
  if (order?.order_status === 'cancelled')
    return (
      <>
        <h1 className="text-2xl">{words.noMorePayment}</h1>
        <ButtonLink href="/checkout" onClick={forgetPaymentId}>
          {words.payCash}
        </ButtonLink>
      </>
    )
  return (
    <>
      <h1 className="text-2xl">{from === 'success' ? words.stillCheckingText : words.heldText}</h1>
      {order && <Ways order={order} words={words} />}
    </>
  )
}

function Ways({ order, words }: { order: TrackedOrder; words: Words }) {
  const { prefix } = useScope()
  const { isPending, run } = useAction()
  const params = { orderId: order.order_id }
  async function payAgain() {
    await run(async () => {
      const way = await api('POST userorder/order/{orderId}/payment', { params })
      location.assign(way.redirect_url)
    })
  }
  /** Cart and form are as they were; only this order ends. */
  async function payCash() {
    const isEnded = await run(() => api('POST userorder/order/{orderId}/cancellation', { params }))
    if (!isEnded) return
    forgetPaymentId()
    location.assign(href(prefix, '/checkout'))
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button disabled={isPending} onClick={() => void payAgain()}>
        {words.payAgain}
      </Button>
      <Button look="plain" disabled={isPending} onClick={() => void payCash()}>
        {words.payCash}
      </Button>
      <ButtonLink href={`/track/${order.order_id}`} look="plain">
        {words.toOrder}
      </ButtonLink>
    </div>
  )
}
