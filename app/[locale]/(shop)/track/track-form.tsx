'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { api, ApiRefusal } from '@/app/_client/api'
import { textOf, useForm } from '@/app/_client/form'
import { usePlacedOrders } from '@/app/_client/placed-orders'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { Field } from '@/app/_ui/field'
import { FormMessage } from '@/app/_ui/form-message'
import { Link } from '@/app/_ui/link'
import { href } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'
import { needsEmail, parseOrderReference } from '@/lib/orders/order-id'

type OrderWords = Texts['order']
type Words = Pick<
  OrderWords,
  'orderId' | 'orderIdHint' | 'orderEmail' | 'orderEmailHint' | 'track' | 'trackFailed' | 'trackMissing'
>

/** The e-mail address is asked for only with a reference that others could guess. */
export function TrackForm({ words }: { words: Words }) {
  const { prefix } = useScope()
  const router = useRouter()
  const [isEmailNeeded, setEmailNeeded] = useState(false)
  const form = useForm({
    send: async (data) => {
      const order = textOf(data, 'order')
      // A blank id does nothing, as specified.
      if (!order) return null
      const { orderId: id } = await api('POST userorder/find-order', { body: { order, email: textOf(data, 'email') } })
      router.push(href(prefix, `/track/${id}`))
      return null
    },
    explain: (message, error) => {
      if (!(error instanceof ApiRefusal)) return words.trackFailed
      return error.code === 'not_found' ? words.trackMissing : message
    },
  })
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="grid gap-5">
      <Field
        name="order"
        label={words.orderId}
        hint={words.orderIdHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        onInput={({ currentTarget }) => setEmailNeeded(needsEmail(parseOrderReference(currentTarget.value)))}
        error={form.fieldErrors.order}
      />
      {isEmailNeeded && (
        <Field
          name="email"
          type="email"
          required
          label={words.orderEmail}
          hint={words.orderEmailHint}
          autoComplete="email"
          enterKeyHint="go"
          error={form.fieldErrors.email}
        />
      )}
      <FormMessage kind="alert" text={form.notice?.text ?? null} />
      <Button type="submit" disabled={form.isPending}>
        {words.track}
      </Button>
    </form>
  )
}

export function PlacedHere({ title }: { title: string }) {
  const orderIds = usePlacedOrders()
  if (orderIds.length === 0) return null
  return (
    <section className="border-line mt-8 border-t pt-6">
      <h2 className="mb-2 text-lg">{title}</h2>
      <ul>
        {orderIds.map((id) => (
          <li key={id}>
            <Link href={`/track/${id}`} className="inline-block py-2 tabular-nums underline underline-offset-4">
              {id}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
