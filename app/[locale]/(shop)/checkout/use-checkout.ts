'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { api, ApiRefusal } from '@/app/_client/api'
import { acceptPrice, clearCart, readCart, type Cart } from '@/app/_client/cart'
import { faultsOf, reasonOf, textOf, type Faults } from '@/app/_client/form'
import { notify } from '@/app/_client/notices'
import { rememberOrder } from '@/app/_client/placed-orders'
import { requestedItems, useServerQuote, type ServerQuote } from '@/app/_client/quote'
import { useScope } from '@/app/_client/scope'
import { forgetUser } from '@/app/_client/user'
import { href } from '@/lib/i18n/language'
import type { QuoteView } from '@/lib/orders/answers'
import type { Quote } from '@/lib/orders/quote'
import { amountsOf, type Mode } from './amounts'
import { billingOfForm } from './billing-of-form'
import type { CheckoutProps } from './checkout'
import { forgetAttempt, forgetPaymentId, paymentId } from './draft'

export interface CheckoutState {
  mode: Mode
  setMode: (mode: Mode) => void
  /** ISO time of a slot; empty: as soon as possible. */
  requestedFor: string
  setRequestedFor: (at: string) => void
  amounts: Quote
  server: ServerQuote
  faults: Faults
  failure: string | null
  isPending: boolean
  isPlaced: boolean
  /** The total that the kitchen asks now, when it is not the one that was agreed on. */
  newQuote: QuoteView | null
  closeNewQuote: () => void
  submit: (form: HTMLFormElement) => void
  acceptAndSubmit: (form: HTMLFormElement) => void
}

export function useCheckout(cart: Cart, { profile, terms, words }: CheckoutProps): CheckoutState {
  const { language, prefix, words: shared } = useScope()
  const router = useRouter()
  const [mode, setMode] = useState<Mode>({ fulfilment: 'pickup', postcode: profile.postcode })
  const [requestedFor, setRequestedFor] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const [isPlaced, setPlaced] = useState(false)
  const [newQuote, setNewQuote] = useState<QuoteView | null>(null)
  // State arrives with the next rendering; a double click is faster.
  const isSending = useRef(false)
  const server = useServerQuote(cart, mode)
  const amounts = amountsOf(cart, terms, mode)

  async function send(form: HTMLFormElement, total_amount: number) {
    const data = new FormData(form)
    await api.updateProfile(billingOfForm(data), language)
    const order = await api.createOrder(
      {
        payment_id: paymentId(),
        payment_method: 'Cash on Delivery',
        payment_status_id: 16,
        total_amount,
        currency: 'CHF',
        items: requestedItems(readCart()),
        fulfilment: mode.fulfilment,
        order_notes: textOf(data, 'order_notes'),
        ...(requestedFor && { requested_for: requestedFor }),
      },
      language,
    )
    rememberOrder(order.order_id)
    setPlaced(true)
    forgetAttempt()
    clearCart()
    notify(words.placed)
    router.push(href(prefix, '/'))
  }

  function refuse(error: unknown) {
    const code = error instanceof ApiRefusal ? error.code : null
    if (code === 'not_signed_in') {
      forgetUser()
      return window.location.assign(`${href(prefix, '/login')}?next=${href(prefix, '/checkout')}`)
    }
    if (code === 'price_changed') return setNewQuote((error as ApiRefusal).data as QuoteView)
    // An earlier try of this id did arrive, with another content: the next one is an order of its own.
    if (code === 'idempotency_conflict') forgetPaymentId()
    if (error instanceof ApiRefusal) setFaults(error.fields)
    const reason = reasonOf(error, shared.network)
    notify(words.failed, 'alert')
    setFailure(`${words.failed} ${reason}`)
    server.refresh()
  }

  async function place(form: HTMLFormElement, totalRappen: number) {
    if (isSending.current) return
    isSending.current = true
    setPending(true)
    setFailure(null)
    setNewQuote(null)
    try {
      await send(form, totalRappen / 100)
    } catch (error) {
      refuse(error)
    } finally {
      isSending.current = false
      setPending(false)
    }
  }

  function submit(form: HTMLFormElement) {
    const missing = faultsOf(form, shared)
    setFaults(missing)
    if (Object.keys(missing).length > 0) return setFailure(words.checkFields)
    void place(form, amounts.totalRappen)
  }

  function acceptAndSubmit(form: HTMLFormElement) {
    if (!newQuote) return
    for (const line of newQuote.lines) acceptPrice(line.menu_item_id, line.price)
    void place(form, Math.round(newQuote.total * 100))
  }

  const closeNewQuote = () => setNewQuote(null)
  return {
    mode,
    setMode,
    requestedFor,
    setRequestedFor,
    amounts,
    server,
    faults,
    failure,
    isPending,
    isPlaced,
    newQuote,
    closeNewQuote,
    submit,
    acceptAndSubmit,
  }
}
