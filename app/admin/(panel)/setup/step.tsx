import type { ReactNode } from 'react'
import { api } from '@/app/_client/api'
import { useAction } from '@/app/_client/action'
import { Button, ButtonLink } from '@/app/_ui/button'
import { isOptional, type SetupStep, type StepState } from '@/lib/shop/setup/setup-steps'
import { useWords } from '../../_client/admin-words'

interface StepProps {
  step: SetupStep
  index: number
  state: StepState
  isShown: boolean
  onToggle: () => void
  onSettled: () => void
  children: ReactNode
}

/** What is asked, why, and whether it is done. A step that is folded keeps what was typed in it. */
export function Step({ step, index, state, isShown, onToggle, onSettled, children }: StepProps) {
  const words = useWords('setup')
  const { title, why } = words.steps[step]
  const isMissing = state === 'missing'
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
            <span className="text-ink-soft text-sm">{words.states[state]}</span>
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

/** Of look and texts nobody else knows whether they are as they should be; the others can wait. */
const judgedByOwner: readonly SetupStep[] = ['look', 'texts']

interface SettleProps {
  step: Extract<SetupStep, 'delivery' | 'look' | 'texts' | 'device' | 'test_order'>
  isSettled: boolean
  onSettled: () => void
}

function Settle({ step, isSettled, onSettled }: SettleProps) {
  const words = useWords('setup')
  const { isPending, run } = useAction()
  const label = judgedByOwner.includes(step) ? words.settle : words.leaveOut

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

/** A step that has a page of its own. */
export function LinkStep({ href, label }: { href: string; label: string }) {
  return (
    <ButtonLink href={href} look="plain">
      {label}
    </ButtonLink>
  )
}
