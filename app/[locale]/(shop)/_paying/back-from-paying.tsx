'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { api, ApiRefusal } from '@/app/_client/api'
import { rememberOrder } from '@/app/_client/placed-orders'
import { onReturn } from '@/app/_client/poll'
import { retryUntilAnswered } from '@/app/_client/retry-until-answered'
import { useScope } from '@/app/_client/scope'
import { ButtonLink } from '@/app/_ui/button'
import { Link } from '@/app/_ui/link'
import { fill } from '@/lib/i18n/fill'
import { href } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'
import type { TrackedOrder } from '@/lib/orders/answers'
import { hasReachedShop } from '@/lib/orders/status'
import { telephone } from '../_order/at-hand'
import { forgetPaymentId } from '../checkout/payment-id'
import { WaysToPay } from './ways-to-pay'

interface Props {
  /** success: the provider's message may be late, so it is awaited before anything is said. */
  from: 'success' | 'failure'
  /** Null: the address names something else. */
  orderId: string | null
  phone: string
  words: Texts['emptyStates']['payment']
}

/** Says no more of the money than the last answer, and asks until the payment is there. */
export function BackFromPaying({ from, orderId, phone, words }: Props) {
  const asked = useReturnedOrder(orderId)
  const state = stateOf(asked, from)
  const { title, text } = words[state]
  const look = 'inline-block py-1 underline underline-offset-4'
  return (
    <div className="page grid min-h-[60vh] content-center justify-items-start gap-6 py-16">
      <div role="status" className="grid gap-3">
        <h1 className="text-2xl md:text-3xl">{title}</h1>
        <p className="text-lg">{text}</p>
      </div>
      {state === 'awaited' && asked.order && <WaysToPay order={asked.order} words={words.ways} />}
      {state === 'ended' && (
        <ButtonLink href="/checkout" onClick={forgetPaymentId}>
          {words.toCheckout}
        </ButtonLink>
      )}
      <div className="flex flex-wrap gap-x-6">
        <Link href={state === 'missing' ? '/track' : `/track/${orderId}`} className={look}>
          {state === 'missing' ? words.toTrack : words.toOrder}
        </Link>
        <a href={telephone(phone)} className={look}>
          {fill(words.call, { phone })}
        </a>
      </div>
    </div>
  )
}

interface Asked {
  /** Of the last answer; null: none has come. */
  order: TrackedOrder | null
  answers: number
  /** Why the last question was not answered. */
  failure: 'unreachable' | 'missing' | null
}

const answersBefore = { success: 15, failure: 1 }

function stateOf({ order, answers, failure }: Asked, from: Props['from']) {
  if (order?.orderStatus === 'cancelled') return 'ended'
  if (failure) return failure
  return answers < answersBefore[from] ? 'checking' : 'awaited'
}

/** Shows a paid order at once. */
function useReturnedOrder(orderId: string | null): Asked {
  const { prefix } = useScope()
  const router = useRouter()
  const [asked, setAsked] = useState<Asked>({ order: null, answers: 0, failure: orderId ? null : 'missing' })
  useEffect(() => {
    if (!orderId) return
    return askUntilPaid(orderId, {
      onPaid(order) {
        rememberOrder(order)
        router.replace(href(prefix, `/track/${orderId}`))
      },
      onAnswer: (order) => setAsked(({ answers }) => ({ order, answers: answers + 1, failure: null })),
      onFailure: (failure) => setAsked((before) => ({ ...before, failure })),
    })
  }, [orderId, prefix, router])
  return asked
}

interface Listener {
  onPaid: (order: TrackedOrder) => void
  onAnswer: (order: TrackedOrder) => void
  onFailure: (failure: NonNullable<Asked['failure']>) => void
}

const [everyMs, laterMs] = [2000, 10_000]
const firstAnswers = 15

function askUntilPaid(orderId: string, { onPaid, onAnswer, onFailure }: Listener): () => void {
  let answers = 0
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  async function load() {
    clearTimeout(timer)
    const order = await api('POST userorder/order/{orderId}/payment-check', { params: { orderId } })
    if (isOver) return
    answers += 1
    isOver = hasReachedShop(order) || order.orderStatus === 'cancelled'
    if (hasReachedShop(order)) onPaid(order)
    else onAnswer(order)
    if (!isOver) timer = setTimeout(ask, answers < firstAnswers ? everyMs : laterMs)
  }
  function explain(error: unknown): never {
    const isMissing = error instanceof ApiRefusal && error.code === 'not_found'
    onFailure(isMissing ? 'missing' : 'unreachable')
    throw error
  }
  const { ask, stop } = retryUntilAnswered(
    () => load().catch(explain),
    () => undefined,
  )
  ask()
  const unsubscribe = onReturn(() => !isOver && ask())
  return () => {
    isOver = true
    clearTimeout(timer)
    unsubscribe()
    stop()
  }
}
