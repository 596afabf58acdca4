import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import { colonIn } from '@/lib/i18n/labelled'
import { useWords } from '../../_client/admin-words'
import { ChangeEntry } from './change-entry'
import type { Outcome } from './outcome'
import { ProblemTable } from './problems'
import { ResultHeading } from './result-heading'

interface PreviewProps {
  outcome: Outcome
  onApply: (outcome: Outcome) => Promise<void>
  isApplying: boolean
}

/** How much would change, then each change by itself. */
export function Preview({ outcome, onApply, isApplying }: PreviewProps) {
  const words = useWords('menuFile')
  const { language } = useScope()
  const { counts, changes, warnings } = outcome
  const concerned = counts.filter((count) => count.added + count.changed + count.removed > 0 || count.is_reordered)
  const total = counts.reduce((sum, { added, changed, removed }) => sum + added + changed + removed, 0)
  return (
    <section className="mt-6" aria-labelledby="menu-file-preview">
      <ResultHeading id="menu-file-preview" text={words.previewTitle} />
      {concerned.length === 0 && <p>{words.nothing}</p>}
      <ul className="mb-4 grid gap-1">
        {concerned.map((count) => (
          <li key={count.kind}>
            <strong>{`${words.kinds[count.kind]}${colonIn(language)}`}</strong> {summaryOf(count, words)}
          </li>
        ))}
      </ul>
      {warnings.length > 0 && <ProblemTable label={words.warnings} problems={warnings} />}
      {changes.length > 0 && (
        <ul className="border-line divide-line mt-4 divide-y border-y" aria-label={words.changes}>
          {changes.map((change) => (
            <ChangeEntry key={`${change.kind} ${change.id}`} change={change} />
          ))}
        </ul>
      )}
      {total > changes.length && <p className="mt-3">{fill(words.firstShown, { count: changes.length })}</p>}
      {concerned.length > 0 && (
        <Button className="mt-5 px-8" disabled={isApplying} onClick={() => void onApply(outcome)}>
          {isApplying ? words.applying : words.apply}
        </Button>
      )}
    </section>
  )
}

type Count = Outcome['counts'][number]

function summaryOf(count: Count, words: ReturnType<typeof useWords<'menuFile'>>): string {
  const parts = (['added', 'changed', 'removed'] as const)
    .filter((action) => count[action] > 0)
    .map((action) => fill(words.counts[action], { count: count[action] }))
  return [...parts, ...(count.is_reordered ? [words.reordered] : [])].join(', ')
}
