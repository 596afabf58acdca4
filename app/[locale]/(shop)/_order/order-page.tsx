'use client'

import { useState } from 'react'
import { api } from '@/app/_client/api'
import { notify } from '@/app/_client/notices'
import { useNow } from '@/app/_client/now'
import { AskDialog } from '@/app/_ui/ask-dialog'
import { useLiveOrder, useStateInTitle } from '@/app/_client/live-order'
import { useScope } from '@/app/_client/scope'
import { Button, buttonClass } from '@/app/_ui/button'
import { Link } from '@/app/_ui/link'
import { fill, counted } from '@/lib/i18n/fill'
import { href } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'
import type { TrackedOrder } from '@/lib/orders/answers'
import { mayFollow } from '@/lib/orders/status'
import { useArrival } from '../_paying/held-order'
import { comesBack, WaysToPay } from '../_paying/ways-to-pay'
import type { TimeWords } from '../checkout/time-choice'
import { telephone, type ShopContact } from './at-hand'
import { ChangeTime } from './change-time'
import { NotifyMe } from './notify-me'
import { OrderDetails, OrderLines } from './order-details'
import { OrderSteps } from './order-steps'
import { Poster } from './poster'
import { Proposal } from './proposal'
import { Reorder } from './reorder'
import './receipt.css'

interface Props {
  order: TrackedOrder
  shop: ShopContact
  isSignedIn: boolean
  terms: { id: number; label: string } | null
  pushKey: string
  words: Texts['order']
  timeWords: TimeWords
}

/** On paper, a receipt. */
export function OrderPage({ order: initial, shop, isSignedIn, terms, pushKey, words, timeWords }: Props) {
  const { order, isConnected, replace } = useLiveOrder(initial)
  useArrival(order)
  useStateInTitle(words.statuses[order.orderStatus])
  return (
    <article data-receipt>
      <ReceiptHead order={order} shop={shop} />
      <Poster order={order} shop={shop} words={words} isConnected={isConnected}>
        {order.heldUntil && <WaysToPay order={order} words={words.paying.ways} />}
      </Poster>
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
            <CancelOrder order={order} words={words} onCancelled={replace} />
            {!order.heldUntil && (
              <Button look="outline" onClick={() => window.print()}>
                {words.print}
              </Button>
            )}
            <ReceiptFile order={order} words={words} />
          </div>
          {!isSignedIn && <WhoseOrder order={order} words={words} />}
          <OrderDetails order={order} shop={shop} words={words} />
          <p className="print:hidden">
            <a href={telephone(shop.phone)} className="inline-block py-1 underline underline-offset-4">
              {fill(words.call, { phone: shop.phone })}
            </a>
          </p>
          {terms && (
            <p className="print:hidden">
              <Link
                href={`/terms-and-conditions/${terms.id}`}
                className="inline-block py-1 underline underline-offset-4"
              >
                {terms.label}
              </Link>
            </p>
          )}
          {/* Last, because it appears late and must not move anything. */}
          <NotifyMe order={order} publicKey={pushKey} words={words.push} />
        </div>
      </div>
    </article>
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

interface CancelOrderProps {
  order: TrackedOrder
  words: Texts['order']
  onCancelled: (order: TrackedOrder) => void
}

const minuteMs = 60_000

/** Shown until the cancellation time is over or the food is ready; the server decides both. */
function CancelOrder({ order, words, onCancelled }: CancelOrderProps) {
  const { language } = useScope()
  const now = useNow()
  const [isAsking, setAsking] = useState(false)
  const { ways } = words.paying
  const money = comesBack(order, ways) || ways.ifCancelled.nothing
  const left = now && order.cancellableUntil ? order.cancellableUntil.getTime() - now.getTime() : 0
  async function cancel() {
    const { orderId } = order
    onCancelled(await api('POST userorder/order/{orderId}/cancellation', { params: { orderId } }))
    notify(words.cancelled)
  }
  return (
    <>
      {left > 0 && (
        <div>
          <Button look="outline" onClick={() => setAsking(true)}>
            {words.cancel}
          </Button>
          {!order.heldUntil && (
            <p className="text-ink-soft mt-2 text-sm">
              {counted(words.cancelLeft, Math.max(1, Math.round(left / minuteMs)), language)}
            </p>
          )}
        </div>
      )}
      <AskDialog
        question={words.cancelTitle}
        text={[order.heldUntil ? words.paying.cancelText : words.cancelText, money].join('\n')}
        yes={words.cancelConfirm}
        no={words.cancelKeep}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onYes={cancel}
      />
    </>
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
