import { useEffect, useState } from 'react'
import { type Answer, api, ApiRefusal, reasonOf } from '@/app/_client/api'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { Dialog } from '@/app/_ui/dialog'
import { ProposedLines } from '@/app/_ui/proposed-lines'
import { fill } from '@/lib/i18n/fill'
import { formatTime } from '@/lib/i18n/format'
import type { Texts } from '@/lib/i18n/texts'
import type { TrackedOrder } from '@/lib/orders/answers'
import { payOnline } from '@/lib/orders/payment-methods'
import { formatPrice } from '@/lib/platform/values/money'

type Asked = Answer<'POST userorder/proposal'>

interface ProposalProps {
  order: TrackedOrder
  words: Texts['order']['proposal']
}

/** A customer signed in sees that it waits; the mailed link alone answers it. */
export function Proposal({ order, words }: ProposalProps) {
  const { proposal } = order
  const isOnline = order.paymentMethod === payOnline
  const paid = isOnline ? 'online' : order.payment?.status === 'collected' ? 'cash' : null
  return (
    <>
      {proposal && (
        <section aria-label={words.title} className="rounded-card border-paprika grid gap-4 border-2 p-5 print:hidden">
          <h2 className="text-xl">{words.title}</h2>
          <ProposedChange {...{ proposal, paid, words }} />
          <p>{words.byMail}</p>
        </section>
      )}
      <LinkedProposal paid={paid} words={words} />
    </>
  )
}

/** In a dialog: only the browser sees the fragment, and nothing on the page may move then. */
function LinkedProposal({ paid, words }: Omit<ProposedChangeProps, 'proposal'>) {
  const { words: shared } = useScope()
  const [token, setToken] = useState<string | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [problem, setProblem] = useState('')

  useEffect(() => {
    const linked = new URLSearchParams(window.location.hash.slice(1)).get('proposal')
    if (!linked) return
    api('POST userorder/proposal', { body: { token: linked } })
      .then(setAsked, (error: unknown) => setProblem(reasonOf(error, shared.network)))
      .finally(() => setToken(linked))
  }, [shared])

  async function answer(agrees: boolean) {
    if (token === null) return
    setProblem('')
    try {
      setAsked(await api('POST userorder/proposal/answer', { body: { token, agrees } }))
    } catch (error) {
      if (error instanceof ApiRefusal && error.data) setAsked(error.data as Asked)
      else setProblem(reasonOf(error, shared.network))
    }
  }

  return (
    <Dialog title={words.title} isOpen={token !== null} onClose={() => setToken(null)}>
      {asked && <ProposedChange proposal={asked} {...{ paid, words }} />}
      <p role="alert" className="text-paprika-ink mt-4 font-semibold empty:hidden">
        {problem}
      </p>
      {asked?.state === 'open' && <Answers onAnswer={answer} words={words} />}
    </Dialog>
  )
}

function Answers({ onAnswer, words }: { onAnswer: (agrees: boolean) => Promise<void>; words: ProposalProps['words'] }) {
  const [isPending, setPending] = useState(false)
  async function say(agrees: boolean) {
    setPending(true)
    await onAnswer(agrees).finally(() => setPending(false))
  }
  return (
    <div className="dialog-answers">
      <Button look="outline" disabled={isPending} onClick={() => void say(false)}>
        {words.decline}
      </Button>
      <Button disabled={isPending} onClick={() => void say(true)}>
        {words.agree}
      </Button>
    </div>
  )
}

interface ProposedChangeProps {
  proposal: NonNullable<TrackedOrder['proposal']>
  /** What came in cash is settled at the hand-over; what came online goes back by itself. */
  paid: 'cash' | 'online' | null
  words: Texts['order']['proposal']
}

function ProposedChange({ proposal, paid, words }: ProposedChangeProps) {
  const { language } = useScope()
  const { state } = proposal
  if (state === 'agreed' || state === 'declined') return <p role="status">{words[state]}</p>
  if (state !== 'open') return <p role="status">{words.over}</p>
  const [before, after] = [proposal.totalBeforeRappen, proposal.totalAfterRappen]
  return (
    <div className="grid gap-4">
      <p>{fill(words.lead, { time: formatTime(proposal.expiresAt, language) })}</p>
      <ProposedLines proposal={proposal} words={words} />
      <dl className="border-line grid grid-cols-[1fr_auto] gap-x-4 border-t pt-3 font-semibold tabular-nums">
        <dt>{words.before}</dt>
        <dd>{formatPrice(before)}</dd>
        <dt>{words.after}</dt>
        <dd>{formatPrice(after)}</dd>
      </dl>
      {paid && (
        <p>
          {fill(paid === 'online' && after < before ? words.paidOnline : words.paid, {
            amount: formatPrice(Math.abs(after - before)),
          })}
        </p>
      )}
    </div>
  )
}
