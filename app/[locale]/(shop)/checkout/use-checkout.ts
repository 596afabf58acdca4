import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { acceptPrice, type Cart } from '@/app/_client/cart'
import { fieldErrorsOf } from '@/app/_client/form'
import { notify } from '@/app/_client/notices'
import { useServerQuote, type ServerQuote } from '@/app/_client/quote'
import { useScope } from '@/app/_client/scope'
import { href } from '@/lib/i18n/language'
import { rappenOf } from '@/lib/platform/money'
import type { Quote } from '@/lib/orders/quote/quote'
import { amountsOf } from './amounts'
import type { CheckoutProps } from './checkout'
import { sendOrder } from './send-order'
import { useAttempt, type Attempt } from './use-attempt'
import { useMode, type ModeState } from './use-mode'

export interface CheckoutState {
  choice: ModeState
  /** ISO time of a slot; empty: as soon as possible. */
  requestedFor: string
  setRequestedFor: (at: string) => void
  amounts: Quote
  server: ServerQuote
  attempt: Attempt
  isPlaced: boolean
  submit: (form: HTMLFormElement) => void
  acceptAndSubmit: (form: HTMLFormElement) => void
}

export function useCheckout(cart: Cart, { profile, terms, words }: CheckoutProps): CheckoutState {
  const { prefix, words: shared } = useScope()
  const router = useRouter()
  const choice = useMode(profile)
  const [requestedFor, setRequestedFor] = useState('')
  const [isPlaced, setPlaced] = useState(false)
  const attempt = useAttempt(words.failed)
  const server = useServerQuote(cart, choice)
  const amounts = amountsOf(cart, terms, choice)

  async function place(form: HTMLFormElement, totalRappen: number) {
    await sendOrder({ form, totalRappen, fulfilment: choice.fulfilment, requestedFor })
    setPlaced(true)
    notify(words.placed)
    router.push(href(prefix, '/'))
  }

  function submit(form: HTMLFormElement) {
    const fieldErrors = fieldErrorsOf(form, shared)
    if (Object.keys(fieldErrors).length > 0) attempt.fail({ text: words.checkFields, fieldErrors })
    else void attempt.run(() => place(form, amounts.totalRappen))
  }

  function acceptAndSubmit(form: HTMLFormElement) {
    const { newQuote } = attempt
    if (!newQuote) return
    for (const line of newQuote.lines) acceptPrice(line.menu_item_id, line.price)
    void attempt.run(() => place(form, rappenOf(newQuote.total)))
  }

  return { choice, requestedFor, setRequestedFor, amounts, server, attempt, isPlaced, submit, acceptAndSubmit }
}
