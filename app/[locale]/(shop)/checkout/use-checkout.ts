import { useRouter } from 'next/navigation'
import { useRef, useState, type RefObject } from 'react'
import { api, ApiRefusal } from '@/app/_client/api'
import { readCart, takeFromCart, type Cart } from '@/app/_client/cart'
import { acceptPrices, changesOf } from '@/app/_client/cart-changes'
import { fieldErrorsOf, exactTextOf } from '@/app/_client/form'
import { notify } from '@/app/_client/notices'
import { rememberOrder } from '@/app/_client/placed-orders'
import { quotedLines } from '@/app/_client/quote'
import { useScope } from '@/app/_client/scope'
import { href } from '@/lib/i18n/language'
import { rappenOf } from '@/lib/platform/money'
import type { QuoteAnswer, TrackedOrder } from '@/lib/orders/answers'
import { orderCode, sentTo } from '../_account/waiting-code'
import type { CheckoutProps } from './checkout-props'
import { forgetDraft, saveDraft, billingOfForm } from './draft'
import { sendOrder, type Agreed, forgetPaymentId } from './send-order'
import { orderNotices, useAttempt, type Attempt, type Question } from './use-attempt'
import { type ShownTime, useWanted, type Wanted } from './use-time'

export interface CheckoutState extends Wanted {
  form: RefObject<HTMLFormElement | null>
  attempt: Attempt
  isPlaced: boolean
  /** Sends the order; what must be done right before it happens only if the form is complete. */
  submit: (before?: () => Promise<void>) => void
  acceptAndSubmit: () => void
  /** Goes on with the order whose code was right. */
  placeNow: () => void
  isSignedIn: boolean
  /** The order is there and stays as it is: what lies in the browser belongs to it. */
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
  const agreed = { totalRappen: wanted.amounts.totalRappen, shownAt: wanted.shown.shownAt }

  function place(current: HTMLFormElement, wish: Agreed): Promise<TrackedOrder> {
    return sendOrder(current, { ...chosen, ...wish, cart: takeCart() })
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
    // Whatever becomes of it, the code has done its part.
    void attempt.run(() => place(current, agreed).finally(() => orderCode.write(null)))
  }

  function acceptAndSubmit() {
    const { question } = attempt
    if (question) send({ ...agreed, ...accepted(question, wanted.shown) })
  }

  const submit = (before?: () => Promise<void>) => send(agreed, before)
  return { ...wanted, form, attempt, isPlaced, isSignedIn, submit, acceptAndSubmit, placeNow, finish }
}

/** Remembers the yes, and answers what has to be sent with it. */
function accepted({ about, quote }: Question, shown: ShownTime): Partial<Agreed> {
  if (about === 'price') {
    acceptPricesOf(quote)
    return { totalRappen: rappenOf(quote.total) }
  }
  const shownAt = quote.soonest?.at ?? ''
  shown.agree(shownAt)
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
  /** What is sent, and all that leaves the cart when it is placed. */
  function takeCart(): Cart {
    sent.current = readCart()
    return sent.current
  }
  function finish(order: TrackedOrder) {
    rememberOrder(order)
    forgetPaymentId()
    forgetDraft()
    takeFromCart(sent.current ?? readCart())
    setPlaced(true)
    notify(placed, 'status', { about: orderNotices })
    router.push(href(prefix, '/'))
  }
  return { isPlaced, finish, takeCart }
}

/** Makes the account of a first order from what its form knows; the code that is mailed then signs in. */
async function askForOrderCode(form: HTMLFormElement): Promise<void> {
  const data = new FormData(form)
  const { firstname, lastname, contact_email: email } = billingOfForm(data)
  const password = exactTextOf(data, 'password')
  const { resend_in } = await api('POST user/register-to-order', {
    body: { firstname, lastname, email, terms: true, ...(password && { password }) },
  }).catch((error: unknown) => {
    throw atFormFields(error)
  })
  orderCode.write(sentTo(email, resend_in))
}

/** The form's e-mail field has the name of the billing data. */
function atFormFields(error: unknown): unknown {
  if (!(error instanceof ApiRefusal) || !error.fieldErrors.email) return error
  const { email, ...others } = error.fieldErrors
  const { code, message, data, retryAfterSeconds } = error
  return new ApiRefusal(code, message, { ...others, contact_email: email }, data, retryAfterSeconds)
}
