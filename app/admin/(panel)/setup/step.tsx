import { useState, type ReactNode } from 'react'
import { api } from '@/app/_client/api'
import { useAction } from '@/app/_client/action'
import { Button, ButtonLink } from '@/app/_ui/button'
import { CheckField } from '@/app/_ui/field'
import {
  isOptional,
  refusingSteps,
  type OptionalStep,
  type SetupStep,
  type StepState,
} from '@/lib/shop/setup/setup-steps'
import { useWords } from '../../_client/admin-words'
import { useRouter } from 'next/navigation'
import { fill } from '@/lib/i18n/fill'
import type { Setup } from '@/lib/shop/setup/setup'
import { notify } from '@/app/_client/notices'

interface StepProps {
  step: SetupStep
  index: number
  state: StepState
  isShown: boolean
  onToggle: () => void
  onSettled: () => void
  children: ReactNode
}

/** A folded step keeps what was typed in it. */
export function Step({ step, index, state, isShown, onToggle, onSettled, children }: StepProps) {
  const words = useWords('setup')
  const { title, why } = words.steps[step]
  const isMissing = state === 'missing'
  const isAsked = step === 'allergens' && state === 'settled'
  return (
    <li className="rounded-card border-line bg-card border">
      <h2>
        <button
          type="button"
          aria-expanded={isShown}
          aria-controls={`setup-${step}`}
          onClick={onToggle}
          className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left"
        >
          <span
            aria-hidden
            className={`grid size-9 shrink-0 place-items-center rounded-full font-bold tabular-nums ${isMissing ? 'border-control border-2' : 'bg-herb text-paper'}`}
          >
            {isMissing ? index + 1 : '✓'}
          </span>
          <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-3">
            <span className="text-lg font-bold">{title}</span>
            <span className="text-ink-soft text-sm">{isAsked ? words.onRequest : words.states[state]}</span>
          </span>
        </button>
      </h2>
      <div id={`setup-${step}`} hidden={!isShown} className="border-line border-t px-4 py-4">
        <p className="mb-4 max-w-prose">{why}</p>
        {children}
        {isOptional(step) && state !== 'done' && (
          <Settle step={step} isSettled={state === 'settled'} onSettled={onSettled} />
        )}
      </div>
    </li>
  )
}

/** What is there already can be right as it is, which only the owner knows; the other steps wait for them. */
const judgedByOwner: readonly SetupStep[] = ['look', 'texts', 'payment']

interface SettleProps {
  step: OptionalStep
  isSettled: boolean
  onSettled: () => void
}

function Settle({ step, isSettled, onSettled }: SettleProps) {
  const words = useWords('setup')
  const { isPending, run } = useAction()
  const label = step === 'allergens' ? words.onRequest : judgedByOwner.includes(step) ? words.settle : words.leaveOut

  async function settle() {
    if (await run(() => api('PATCH shop/setup', { body: { step, settled: !isSettled } }))) onSettled()
  }

  return (
    <p className="mt-4">
      <Button
        look="plain"
        disabled={isPending}
        aria-label={`${words.steps[step].title}: ${isSettled ? words.takeUp : label}`}
        onClick={() => void settle()}
      >
        {isSettled ? words.takeUp : label}
      </Button>
    </p>
  )
}

export function LinkStep({ href, label }: { href: string; label: string }) {
  return (
    <ButtonLink href={href} look="plain">
      {label}
    </ButtonLink>
  )
}

export function OpenStep({ setup, isOwner }: { setup: Setup; isOwner: boolean }) {
  const words = useWords('setup')
  const router = useRouter()
  const { isPending, run } = useAction()
  const [withoutMail, setWithoutMail] = useState(false)
  const { isOpened, blocking } = setup
  const missing = refusingSteps(setup, { withoutMail })
    .map((step) => words.steps[step].title)
    .join(', ')

  async function open() {
    const query = withoutMail ? { without_mail: '1' } : undefined
    if (await run(() => api('POST shop/opening', { ...(query && { query }) }))) router.refresh()
  }

  return (
    <section aria-labelledby="setup-open" className="rounded-card border-ink bg-card mt-5 border-2 p-4 sm:p-5">
      <h2 id="setup-open" className="text-lg">
        {words.openTitle}
      </h2>
      <div role="status">
        {isOpened && <p className="text-herb mt-1 font-bold">{words.opened}</p>}
        {!isOpened && <p className="mt-1">{words.openLead}</p>}
        {!isOpened && missing && <p className="mt-2 font-semibold">{fill(words.openBlocked, { steps: missing })}</p>}
        {!isOpened && !isOwner && <p className="mt-2">{words.openForOwner}</p>}
      </div>
      {!isOpened && isOwner && blocking.includes('mail') && (
        <CheckField
          name="without_mail"
          label={words.withoutMail}
          checked={withoutMail}
          onChange={({ currentTarget }) => setWithoutMail(currentTarget.checked)}
        />
      )}
      <div className="mt-4">
        {isOpened ? (
          <a href="/" className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4">
            {words.toShop}
          </a>
        ) : (
          <Button disabled={isPending || !isOwner || missing !== ''} onClick={() => void open()}>
            {words.openShop}
          </Button>
        )}
      </div>
    </section>
  )
}

export function TestOrderStep() {
  const words = useWords('setup')
  const { isPending, run } = useAction()

  async function place() {
    const { number } = await api('POST orders/test')
    notify(fill(words.testPlaced, { number }))
  }

  return (
    <div className="flex flex-wrap gap-3">
      <Button disabled={isPending} onClick={() => void run(place)}>
        {words.placeTest}
      </Button>
      <ButtonLink href="/admin/orders" look="plain">
        {words.toBoard}
      </ButtonLink>
    </div>
  )
}
