'use client'

import { useRouter } from 'next/navigation'
import { api } from '@/app/_client/api'
import { textOf, useForm } from '@/app/_client/form'
import { Field } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import { longestReversalReason } from '@/lib/orders/limits'
import { useWords } from '../../../_client/admin-words'
import { useAnnounceChange } from '../../../_client/use-announce-change'
import { FormFoot } from '../../../_ui/form-foot'
import type { StaffOrder } from '@/lib/orders/answers'
import { ProposalForm } from '../../../_propose/proposal-form'
import { WaitingProposal } from '../../../_propose/waiting-proposal'
import { RefundPart } from '../../../_refund/refund-part'
import { Opener } from '../../../_ui/opener'
import { Card } from '../../../_ui/plain-page'

export function ReverseSale({ orderId }: { orderId: string }) {
  const { reverse } = useWords('orders')
  return (
    <Opener label={reverse} title={reverse} className="mt-5">
      {(close) => <ReversalForm orderId={orderId} close={close} />}
    </Opener>
  )
}

function ReversalForm({ orderId, close }: { orderId: string; close: () => void }) {
  const words = useWords('orders')
  const announceChange = useAnnounceChange()
  const form = useForm({
    send: async (data) => {
      const reason = textOf(data, 'reason')
      const receipts = await api('POST orders/{id}/reversal', { params: { id: orderId }, body: { reason } })
      close()
      announceChange(fill(words.reversed, { number: receipts.at(-1)?.number ?? '' }))
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

export function RefundOrder({ order }: { order: StaffOrder }) {
  const announceChange = useAnnounceChange()
  return <RefundPart order={order} onRefunded={(_, announced) => announceChange(announced)} />
}

interface OrderProposalProps {
  order: Pick<StaffOrder, 'id' | 'items' | 'linesVersion' | 'isChangeable' | 'proposal' | 'byPhone' | 'person'>
}

export function OrderProposal({ order }: OrderProposalProps) {
  const words = useWords('proposal')
  const router = useRouter()
  if (order.proposal)
    return (
      <Card title={words.waits}>
        <WaitingProposal proposal={order.proposal} onNoted={() => router.refresh()} />
      </Card>
    )
  if (!order.isChangeable) return null
  return (
    <div>
      <Opener label={words.change} title={words.change}>
        {(close) => (
          <ProposalForm
            order={order}
            onSent={() => {
              close()
              router.refresh()
            }}
            onCancel={close}
          />
        )}
      </Opener>
    </div>
  )
}
