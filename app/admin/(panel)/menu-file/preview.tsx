import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { Badge } from '@/app/_ui/table'
import { fill, ownValue } from '@/lib/i18n/fill'
import { colonIn, labelled } from '@/lib/i18n/format'
import { useWords } from '../../_client/admin-words'
import { Alcohol } from './alcohol'
import { ProblemTable, ResultHeading, type Outcome } from './problems'

interface PreviewProps {
  outcome: Outcome
  onApply: (outcome: Outcome) => Promise<void>
  onNotAlcoholic: (names: string[]) => void
  isApplying: boolean
}

export function Preview({ outcome, onApply, onNotAlcoholic, isApplying }: PreviewProps) {
  const words = useWords('menuFile')
  const { counts, changes, warnings } = outcome
  const concerned = counts.filter(isConcerned)
  const total = counts.reduce((sum, { added, changed, removed }) => sum + added + changed + removed, 0)
  return (
    <section className="mt-6" aria-labelledby="menu-file-preview">
      <ResultHeading id="menu-file-preview" text={words.previewTitle} />
      <Counts counts={concerned} />
      {warnings.length > 0 && <ProblemTable label={words.warnings} problems={warnings} />}
      <Alcohol proposals={outcome.alcohol} onAnswer={onNotAlcoholic} />
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

export function isConcerned(count: Count): boolean {
  return count.added + count.changed + count.removed > 0 || count.is_reordered
}

export function Counts({ counts }: { counts: readonly Count[] }) {
  const words = useWords('menuFile')
  const { language } = useScope()
  if (counts.length === 0) return <p>{words.nothing}</p>
  return (
    <ul className="mb-4 grid gap-1">
      {counts.map((count) => (
        <li key={count.kind}>
          <strong>{`${words.kinds[count.kind]}${colonIn(language)}`}</strong> {summaryOf(count, words)}
        </li>
      ))}
    </ul>
  )
}

function summaryOf(count: Count, words: ReturnType<typeof useWords<'menuFile'>>): string {
  const parts = (['added', 'changed', 'removed'] as const)
    .filter((action) => count[action] > 0)
    .map((action) => fill(words.counts[action], { count: count[action] }))
  return [...parts, ...(count.is_reordered ? [words.reordered] : [])].join(', ')
}

type Change = Outcome['changes'][number]

export const tones = { added: 'good', changed: 'warn', removed: 'bad' } as const

export function ChangeEntry({ change }: { change: Change }) {
  const { language } = useScope()
  const words = useWords('menuFile')
  const { kind, action, name, group, fields } = change
  const title = (
    <>
      <span className="min-w-0 grow font-semibold [overflow-wrap:anywhere]">
        <span>{group ? labelled(group, name, language) : name}</span>{' '}
        <span className="text-ink-soft font-normal">{words.kindOf[kind]}</span>
      </span>
      <span className="shrink-0">
        <Badge tone={tones[action]}>{words.actions[action]}</Badge>
      </span>
    </>
  )
  if (fields.length === 0) return <li className="flex min-h-12 items-center gap-3 py-2">{title}</li>
  return (
    <li>
      <details open={action === 'changed'}>
        <summary className="flex min-h-12 cursor-pointer items-center gap-3 py-2">{title}</summary>
        <dl className="mb-3 grid gap-2 pl-4 sm:grid-cols-[12rem_1fr]">
          {fields.map(({ field, before, after }) => (
            <FieldChange key={field} {...{ field, before, after, isNew: action === 'added' }} />
          ))}
        </dl>
      </details>
    </li>
  )
}

interface FieldChangeProps {
  field: string
  before: string
  after: string
  isNew: boolean
}

function FieldChange({ field, before, after, isNew }: FieldChangeProps) {
  const words = useWords('menuFile')
  const labels = useWords('columns')
  const cells: Partial<Record<string, string>> = words.cells
  const said = (cell: string) => ownValue(cells, cell) ?? (cell || words.emptyCell)
  return (
    <>
      <dt className="text-ink-soft">{ownValue(labels, field) ?? field}</dt>
      <dd className="[overflow-wrap:anywhere] whitespace-pre-line">
        {!isNew && (
          <>
            <del className="text-ink-soft">{said(before)}</del> <span aria-hidden="true">→</span>{' '}
          </>
        )}
        <ins className="no-underline">{said(after)}</ins>
      </dd>
    </>
  )
}
