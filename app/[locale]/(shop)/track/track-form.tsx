'use client'

import { useRouter } from 'next/navigation'
import { api, ApiRefusal } from '@/app/_client/api'
import { textOf, useForm } from '@/app/_client/form'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { Field } from '@/app/_ui/field'
import { FormMessage } from '@/app/_ui/form-message'
import { href } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'

type Words = Pick<Texts['order'], 'orderId' | 'orderIdHint' | 'track' | 'trackFailed'>

export function TrackForm({ words }: { words: Words }) {
  const { prefix } = useScope()
  const router = useRouter()
  const form = useForm({
    send: async (data) => {
      const id = textOf(data, 'order_id')
      // A blank id does nothing, as specified.
      if (!id) return null
      const order = await api('GET userorder/order/{orderId}', { params: { orderId: id } })
      router.push(href(prefix, `/track/${order.order_id}`))
      return null
    },
    explain: (_message, error) =>
      error instanceof ApiRefusal ? `${words.trackFailed} ${error.message}` : words.trackFailed,
  })
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="grid gap-5">
      <Field
        name="order_id"
        label={words.orderId}
        hint={words.orderIdHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        error={form.fieldErrors.orderId}
      />
      <FormMessage kind="alert" text={form.notice?.text ?? null} />
      <Button type="submit" disabled={form.isPending}>
        {words.track}
      </Button>
    </form>
  )
}
