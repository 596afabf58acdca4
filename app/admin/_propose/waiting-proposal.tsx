import { useState } from 'react'
import { api } from '@/app/_client/api'
import { textOf, useForm } from '@/app/_client/form'
import { notify } from '@/app/_client/notices'
import { useAction } from '@/app/_client/action'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { Field } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import { formatTime } from '@/lib/i18n/format'
import type { StaffOrder } from '@/lib/orders/answers'
import { longestConsentName } from '@/lib/orders/limits'
import { formatPrice } from '@/lib/platform/values/money'
import { ProposedLines } from '@/app/_ui/proposed-lines'
import { useWords } from '../_client/admin-words'

type Proposal = NonNullable<StaffOrder['proposal']>

interface WaitingProposalProps {
  proposal: Proposal
  /** Also after a refusal, when another member of staff was quicker. */
  onNoted: () => void
}

/** The proposal, and the answer that the customer gives by phone instead of by mail. */
export function WaitingProposal({ proposal, onNoted }: WaitingProposalProps) {
  const words = useWords('proposal')
  const { language } = useScope()
  const { isPending, run } = useAction()
  const [isByPhone, setByPhone] = useState(false)
  const { id: proposalId, orderId: id } = proposal

  async function note(answer: 'agreed' | 'declined' | 'withdrawn', consentName = '') {
    const body = { proposal_id: proposalId, answer, consent_name: consentName }
    await api('POST orders/{id}/proposal/answer', { params: { id }, body }).finally(onNoted)
    notify(words.noted)
  }
  const form = useForm({
    send: async (data) => {
      await note('agreed', textOf(data, 'consent_name'))
    },
  })
  const totals = {
    before: formatPrice(proposal.totalBeforeRappen),
    after: formatPrice(proposal.totalAfterRappen),
  }
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{fill(words.waitsUntil, { time: formatTime(proposal.expiresAt, language) })}</p>
      <ProposedLines proposal={proposal} words={words} />
      <p className="font-semibold tabular-nums">{fill(words.totals, totals)}</p>
      <div className="flex flex-wrap gap-2">
        {!isByPhone && (
          <Button look="plain" onClick={() => setByPhone(true)}>
            {words.byPhone}
          </Button>
        )}
        <Button look="plain" disabled={isPending} onClick={() => void run(() => note('withdrawn'))}>
          {words.withdraw}
        </Button>
      </div>
      {isByPhone && (
        <form noValidate onSubmit={form.onSubmit} className="grid gap-3">
          <Field
            name="consent_name"
            label={words.who}
            maxLength={longestConsentName}
            required
            autoComplete="off"
            error={form.fieldErrors.consent_name}
          />
          <p role="alert" className="text-paprika-ink font-semibold empty:hidden">
            {form.notice?.text}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" disabled={form.isPending}>
              {words.agreed}
            </Button>
            <Button look="outline" disabled={isPending} onClick={() => void run(() => note('declined'))}>
              {words.declined}
            </Button>
          </div>
        </form>
      )}
    </div>
  )
}
