import { useRouter } from 'next/navigation'
import { useRef, useState, type RefObject } from 'react'
import { api, ApiRefusal } from '@/app/_client/api'
import { type Cart, readCart, takeFromCart } from '@/app/_client/cart/cart'
import { acceptPrices, changesOf } from '@/app/_client/cart/cart-changes'
import { fieldErrorsOf, exactTextOf } from '@/app/_client/form'
import { notify } from '@/app/_client/notices'
import { rememberOrder } from '@/app/_client/placed-orders'
import { quotedLines } from '@/app/_client/cart/quote'
import { useScope } from '@/app/_client/scope'
import { href } from '@/lib/i18n/language'
import type { TrackedOrder } from '@/lib/orders/answers'
import type { QuoteAnswer } from '@/lib/orders/quote/quote-answer'
import { orderCode, newWaitingCode } from '../_account/waiting-code'
import { holdOrder } from '../_paying/held-order'
import type { CheckoutProps } from './amounts'
import { billingOfForm } from './billing-of-form'
import { forgetDraft, saveDraft } from './draft'
import { usePayment, type PaymentState } from './payment-choice'
import { forgetPaymentId } from './payment-id'
import { sendOrder, type Agreed } from './send-order'
import { orderNotices, useAttempt, type Attempt, type Question } from './use-attempt'
import { type DisplayedTime, useWanted, type Wanted } from './use-time'

export interface CheckoutState extends Wanted {
  form: RefObject<HTMLFormElement | null>
  attempt: Attempt
  payment: PaymentState
  isPlaced: boolean
  /** `before` runs right before sending, only with a complete form. */
  submit: (before?: () => Promise<void>) => void
  acceptAndSubmit: () => void
  placeNow: () => void
  isSignedIn: boolean
  /** The placed order stands; the cart and the draft are cleared. */
  finish: (order: TrackedOrder) => void
}

export function useCheckout(cart: Cart, props: CheckoutProps): CheckoutState {
  const { words, isNewcomer } = props
  const { words: shared } = useScope()
  const form = useRef<HTMLFormElement>(null)
  const wanted = useWanted(cart, props)
  const { isPlaced, finish, takeCart } = useFinish(words.placed)
  const attempt = useAttempt({ words, onPlaced: finish, onQuote: wanted.server.replace })
  const [isSignedIn, setSignedIn] = useState(!isNewcomer)
  const chosen = { fulfilment: wanted.choice.fulfilment, requestedFor: wanted.time.requestedFor }
  const payment = usePayment(props.offer, { ...chosen, totalRappen: wanted.amounts.totalRappen })
  const agreed = { totalRappen: wanted.amounts.totalRappen, shownAt: wanted.shown.shownAt }

  function place(current: HTMLFormElement, wish: Agreed): Promise<TrackedOrder> {
    return sendOrder(current, { ...chosen, ...wish, payingBy: payment.method, cart: takeCart() })
  }

  function send(wish: Agreed, before = async () => {}) {
    if (!form.current) return
    const { current } = form
    const fieldErrors = fieldErrorsOf(current, shared)
    if (Object.keys(fieldErrors).length > 0) return attempt.fail({ text: words.checkFields, fieldErrors })
    saveDraft(current)
    void attempt.run(async () => {
      await before()
      if (isSignedIn) return place(current, wish)
      await askForOrderCode(current)
      return null
    })
  }

  function placeNow() {
    if (!form.current) return
    const { current } = form
    setSignedIn(true)
    // The code is spent, whatever the order's outcome.
    void attempt.run(() => place(current, agreed).finally(() => orderCode.write(null)))
  }

  function acceptAndSubmit() {
    const { question } = attempt
    if (question) send({ ...agreed, ...accepted(question, wanted.shown) })
  }

  const submit = (before?: () => Promise<void>) => send(agreed, before)
  return { ...wanted, form, attempt, payment, isPlaced, isSignedIn, submit, acceptAndSubmit, placeNow, finish }
}

/** Records the customer's agreement and returns what it adds to the request. */
function accepted({ about, quote }: Question, shown: DisplayedTime): Partial<Agreed> {
  if (about === 'price') {
    acceptPricesOf(quote)
    return { totalRappen: quote.totalRappen }
  }
  const shownAt = quote.soonest?.at ?? null
  if (shownAt) shown.agree(shownAt)
  return { shownAt }
}

function acceptPricesOf(quote: QuoteAnswer) {
  const cart = readCart()
  acceptPrices(changesOf(cart, quotedLines(Object.keys(cart), quote)).prices)
}

function useFinish(placed: string) {
  const { prefix } = useScope()
  const router = useRouter()
  const [isPlaced, setPlaced] = useState(false)
  const sent = useRef<Cart>(null)
  /** The cart as sent, so that exactly this is removed afterwards. */
  function takeCart(): Cart {
    sent.current = readCart()
    return sent.current
  }
  function finish(order: TrackedOrder) {
    rememberOrder(order)
    if (order.orderStatus === 'awaiting_payment') {
      holdOrder(order.orderId, sent.current ?? readCart())
      return window.location.assign(order.payment?.redirectUrl ?? href(prefix, `/track/${order.orderId}`))
    }
    forgetPaymentId()
    forgetDraft()
    takeFromCart(sent.current ?? readCart())
    setPlaced(true)
    notify(placed, 'status', { about: orderNotices })
    router.push(href(prefix, '/'))
  }
  return { isPlaced, finish, takeCart }
}

/** The account of a first order, made from its form; the mailed code then signs in. */
async function askForOrderCode(form: HTMLFormElement): Promise<void> {
  const data = new FormData(form)
  const { firstname, lastname, contact_email: email } = billingOfForm(data)
  const password = exactTextOf(data, 'password')
  const { resendIn } = await api('POST user/register-to-order', {
    body: { firstname, lastname, email, terms: true, ...(password && { password }) },
  }).catch((error: unknown) => {
    throw atFormFields(error)
  })
  orderCode.write(newWaitingCode(email, resendIn))
}

/** The form's e-mail field has the name of the billing data. */
function atFormFields(error: unknown): unknown {
  if (!(error instanceof ApiRefusal) || !error.fieldErrors.email) return error
  const { email, ...others } = error.fieldErrors
  const { code, message, data, retryAfterSeconds } = error
  return new ApiRefusal(code, message, { ...others, contact_email: email }, data, retryAfterSeconds)
}
