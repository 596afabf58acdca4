'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { api } from '@/app/_client/api'
import { textOf, useForm } from '@/app/_client/form'
import { notify } from '@/app/_client/notices'
import { Button } from '@/app/_ui/button'
import { Dialog } from '@/app/_ui/dialog'
import { Field } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import { longestReversalReason } from '@/lib/orders/limits'
import { useWords } from '../../../_client/admin-words'
import { FormFoot } from '../../../_ui/form-foot'

/** Takes the whole sale back in the books, with a reason. */
export function ReverseSale({ orderId }: { orderId: string }) {
  const words = useWords('orders')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="plain" className="mt-5" onClick={() => setOpen(true)}>
        {words.reverse}
      </Button>
      <Dialog title={words.reverse} isOpen={isOpen} onClose={() => setOpen(false)}>
        <ReversalForm orderId={orderId} close={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function ReversalForm({ orderId, close }: { orderId: string; close: () => void }) {
  const words = useWords('orders')
  const router = useRouter()
  const form = useForm({
    send: async (data) => {
      const reason = textOf(data, 'reason')
      const receipts = await api('POST orders/{id}/reversal', { params: { id: orderId }, body: { reason } })
      notify(fill(words.reversed, { number: receipts.at(-1)?.number ?? '' }))
      close()
      router.refresh()
      return null
    },
  })
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <p className="mb-4 max-w-prose">{words.reverseText}</p>
      <Field
        name="reason"
        id="reversal-reason"
        label={words.reverseReason}
        maxLength={longestReversalReason}
        required
        autoComplete="off"
        error={form.fieldErrors.reason}
      />
      <FormFoot form={form} label={words.reverse} onCancel={close} />
    </form>
  )
}
