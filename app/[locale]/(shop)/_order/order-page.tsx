'use client'

import { useState, type ReactNode } from 'react'
import { useNow } from '@/app/_client/now'
import { useLiveOrder, useStateInTitle } from '@/app/_client/live-order'
import { useScope } from '@/app/_client/scope'
import { Button, buttonClass } from '@/app/_ui/button'
import { Link } from '@/app/_ui/link'
import { fill } from '@/lib/i18n/fill'
import { href } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'
import type { TrackedOrder } from '@/lib/orders/answers'
import { mayFollow } from '@/lib/orders/status'
import { useArrival } from '../_paying/held-order'
import { WaysToPay } from '../_paying/ways-to-pay'
import type { TimeWords } from '../checkout/time-choice'
import { LargeNumber, telephone, type ShopContact } from './at-hand'
import { CancelButton, CancelDialog } from './cancel-order'
import { ChangeTime } from './change-time'
import { NotifyMe } from './notify-me'
import { OrderDetails, OrderLines } from './order-details'
import { OrderSteps } from './order-steps'
import { takesLonger } from './order-words'
import { Poster } from './poster'
import { Proposal } from './proposal'
import { Reorder } from './reorder'
import './receipt.css'

interface Props {
  order: TrackedOrder
  /** Until the browser has a clock. */
  renderedAt: Date
  shop: ShopContact
  isSignedIn: boolean
  terms: { id: number; label: string } | null
  pushKey: string
  words: Texts['order']
  timeWords: TimeWords
}

/** On paper, a receipt. */
export function OrderPage({ order: initial, shop, words, timeWords, ...page }: Props) {
  const { order, isConnected, replace } = useLiveOrder(initial)
  const [isAsking, setAsking] = useState(false)
  const now = useNow() ?? page.renderedAt
  const isLong = takesLonger(order, shop, now)
  const cancelButton = <CancelButton order={order} words={words} onAsk={() => setAsking(true)} />
  useArrival(order)
  useStateInTitle(words.statuses[order.orderStatus])
  return (
    <article data-receipt>
      <ReceiptHead order={order} shop={shop} />
      <Poster {...{ order, shop, words, isConnected, isLong, now }}>
        {order.heldUntil && <WaysToPay order={order} words={words.paying.ways} />}
      </Poster>
      {isLong && (
        <TakesLonger shop={shop} words={words.longer}>
          {cancelButton}
        </TakesLonger>
      )}
      <OrderSteps order={order} words={words} />
      <div className="page pt-6 empty:hidden print:hidden">
        <Proposal order={order} words={words.proposal} />
      </div>
      <div className="page grid gap-12 pt-12 lg:grid-cols-[minmax(0,1fr)_384px] lg:gap-20 print:block">
        <OrderLines order={order} words={words} />
        <div className="grid content-start gap-8 print:mt-8">
          <div className="flex flex-wrap items-start gap-3 print:hidden">
            {!order.heldUntil && <Reorder items={order.items} words={words} />}
            <ChangeTime order={order} words={words.changeTime} timeWords={timeWords} onChanged={replace} />
            {!isLong && cancelButton}
            {!order.heldUntil && (
              <Button look="outline" onClick={() => window.print()}>
                {words.print}
              </Button>
            )}
            <ReceiptFile order={order} words={words} />
          </div>
          {!page.isSignedIn && <WhoseOrder order={order} words={words} />}
          <OrderDetails order={order} shop={shop} words={words} />
          <p className="print:hidden">
            <a href={telephone(shop.phone)} className="inline-block py-1 underline underline-offset-4">
              {fill(words.call, { phone: shop.phone })}
            </a>
          </p>
          {page.terms && (
            <p className="print:hidden">
              <Link
                href={`/terms-and-conditions/${page.terms.id}`}
                className="inline-block py-1 underline underline-offset-4"
              >
                {page.terms.label}
              </Link>
            </p>
          )}
          {/* Last, because it appears late and must not move anything. */}
          <NotifyMe order={order} publicKey={page.pushKey} words={words.push} />
        </div>
      </div>
      <CancelDialog {...{ order, words }} isOpen={isAsking} onClose={() => setAsking(false)} onCancelled={replace} />
    </article>
  )
}

interface TakesLongerProps {
  shop: ShopContact
  words: Texts['order']['longer']
  children: ReactNode
}

/** The poster says that it takes longer; here is what a guest can do about it. */
function TakesLonger({ shop, words, children }: TakesLongerProps) {
  return (
    <section aria-label={words.title} className="page grid grid-cols-1 justify-items-start gap-3 py-6 print:hidden">
      <p className="text-lg">{words.text}</p>
      <LargeNumber phone={shop.phone} />
      {children}
    </section>
  )
}

/** A customer who comes from the mail is often not signed in, and would look for the cancel button in vain. */
function WhoseOrder({ order, words }: Pick<Props, 'order' | 'words'>) {
  const { prefix } = useScope()
  if (!mayFollow(order.orderStatus, 'cancelled', { fulfilment: order.fulfilment, by: 'customer' })) return null
  const next = encodeURIComponent(href(prefix, `/track/${order.orderId}`))
  return (
    <p className="print:hidden">
      {words.yours}{' '}
      <Link href={`/login?next=${next}`} className="inline-block py-1 underline underline-offset-4">
        {words.signIn}
      </Link>
    </p>
  )
}

/** A receipt is given at the hand-over; a test order gets none. */
function ReceiptFile({ order, words }: Pick<Props, 'order' | 'words'>) {
  const { language } = useScope()
  if (order.orderStatus !== 'completed' || order.isTest) return null
  return (
    <a
      href={`/api/v1/userorder/order/${order.orderId}/receipt?language=${language}`}
      download
      className={buttonClass('outline')}
    >
      {words.receiptPdf}
    </a>
  )
}

/** On paper only. */
export function ReceiptHead({ order, shop }: { order: TrackedOrder; shop: ShopContact }) {
  const vatNumber = order.vat.length > 0 ? shop.vatNumber : ''
  return (
    <p className="page mb-6 hidden print:block">
      <strong className="block text-xl">{shop.name}</strong>
      {[...shop.address, shop.phone, vatNumber].filter(Boolean).map((text) => (
        <span key={text} className="block">
          {text}
        </span>
      ))}
    </p>
  )
}
