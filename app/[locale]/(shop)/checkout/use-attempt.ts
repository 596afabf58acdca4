import { useRef, useState } from 'react'
import { ApiRefusal, reasonOf } from '@/app/_client/api'
import type { FieldErrors } from '@/app/_client/form'
import { notify } from '@/app/_client/notices'
import { useScope } from '@/app/_client/scope'
import { forgetUser } from '@/app/_client/user'
import { href } from '@/lib/i18n/language'
import type { QuoteView } from '@/lib/orders/answers'
import { forgetPaymentId } from './draft'

/** A new object for each refusal, so that the same words take the focus again. */
export interface Failure {
  text: string
  fieldErrors: FieldErrors
}

export interface Attempt {
  isPending: boolean
  failure: Failure | null
  fail: (failure: Failure) => void
  /** The total that the kitchen asks now, when it is not the one that was agreed on. */
  newQuote: QuoteView | null
  closeNewQuote: () => void
  /** Does `send` unless it is being done, and deals with what it throws. */
  run: (send: () => Promise<void>) => Promise<void>
}

/** One try to place an order, and what may come of it. */
export function useAttempt(failed: string): Attempt {
  const { prefix, words } = useScope()
  const [isPending, setPending] = useState(false)
  const [failure, fail] = useState<Failure | null>(null)
  const [newQuote, setNewQuote] = useState<QuoteView | null>(null)
  // State arrives with the next rendering; a double click is faster.
  const isSending = useRef(false)

  function refuse(error: unknown) {
    const code = error instanceof ApiRefusal ? error.code : null
    if (code === 'not_signed_in') {
      forgetUser()
      return window.location.assign(`${href(prefix, '/login')}?next=${href(prefix, '/checkout')}`)
    }
    if (error instanceof ApiRefusal && code === 'price_changed') return setNewQuote(error.data as QuoteView)
    // An earlier try of this id did arrive, with another content: the next one is an order of its own.
    if (code === 'idempotency_conflict') forgetPaymentId()
    notify(failed, 'alert')
    fail({
      text: `${failed} ${reasonOf(error, words.network)}`,
      fieldErrors: error instanceof ApiRefusal ? error.fieldErrors : {},
    })
  }

  async function run(send: () => Promise<void>) {
    if (isSending.current) return
    isSending.current = true
    setPending(true)
    fail(null)
    setNewQuote(null)
    await send().catch(refuse)
    isSending.current = false
    setPending(false)
  }

  return { isPending, failure, fail, newQuote, closeNewQuote: () => setNewQuote(null), run }
}
