'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import { api } from '@/app/_client/api'
import { useBrowserValue } from '@/app/_client/external-store'
import { rememberOrder } from '@/app/_client/placed-orders'
import { useScope } from '@/app/_client/scope'
import { ButtonLink } from '@/app/_ui/button'
import { Link } from '@/app/_ui/link'
import { href } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'
import type { TrackedOrder } from '@/lib/orders/answers'
import { hasReachedShop } from '@/lib/orders/status'
import { forgetPaymentId } from '../checkout/payment-id'
import { WaysToPay } from './ways-to-pay'

interface Props {
  /** success: the provider's message may be late, so it is awaited before anything is said. */
  from: 'success' | 'failure'
  words: Texts['emptyStates']['payment']
  /** What the page says to a guest who comes from elsewhere. */
  children: ReactNode
}

const everyMs = 2000
const mostTries = 15
const triesBefore = { success: mostTries, failure: 1 }

export function BackFromPaying({ from, words, children }: Props) {
  const returned = useReturnedOrder()
  const { order = null, tries = 0 } = returned ?? {}
  const isKnown = tries >= triesBefore[from] || order?.orderStatus === 'cancelled'
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
  if (order?.orderStatus === 'cancelled') return <h1 className={title}>{words.ended}</h1>
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
      {order.orderStatus === 'cancelled' ? (
        <ButtonLink href="/checkout" onClick={forgetPaymentId}>
          {words.toCheckout}
        </ButtonLink>
      ) : (
        <WaysToPay order={order} words={words.ways} />
      )}
      <Link href={`/track/${order.orderId}`} className="inline-block py-1 underline underline-offset-4">
        {words.toOrder}
      </Link>
    </>
  )
}

interface Returned {
  /** Null: no answer has come. */
  order: TrackedOrder | null
  tries: number
}

/** Asks for half a minute what became of the payment, and shows a paid order at once. Null: no guest from the provider. */
function useReturnedOrder(): Returned | null {
  const { prefix } = useScope()
  const router = useRouter()
  const orderId = useBrowserValue(orderInAddress, null)
  const [returned, setReturned] = useState<Returned>({ order: null, tries: 0 })
  useEffect(() => {
    if (!orderId) return
    let timer: NodeJS.Timeout | undefined
    async function ask(id: string, tries: number) {
      const params = { orderId: id }
      const order = await api('POST userorder/order/{orderId}/payment-check', { params }).catch(() => null)
      if (order && hasReachedShop(order)) {
        rememberOrder(order)
        return router.replace(href(prefix, `/track/${id}`))
      }
      setReturned((before) => ({ order: order ?? before.order, tries }))
      if (tries < mostTries && order?.orderStatus !== 'cancelled')
        timer = setTimeout(() => void ask(id, tries + 1), everyMs)
    }
    void ask(orderId, 1)
    return () => clearTimeout(timer)
  }, [orderId, prefix, router])
  return orderId ? returned : null
}

function orderInAddress(): string | null {
  return new URLSearchParams(window.location.search).get('order')
}
