import { useScope } from '@/app/_client/scope'
import { labelled } from '@/lib/i18n/labelled'
import { Badge } from '@/app/_ui/table'
import { useWords } from '../../_client/admin-words'
import type { Outcome } from './outcome'

type Change = Outcome['changes'][number]

const tones = { added: 'good', changed: 'warn', removed: 'bad' } as const

/** One dish or option: folded where it has more to say than that it is there or gone. */
export function ChangeEntry({ change }: { change: Change }) {
  const { language } = useScope()
  const words = useWords('menuFile')
  const { kind, action, name, group, fields } = change
  const title = (
    <>
      <span className="min-w-0 grow font-semibold [overflow-wrap:anywhere]">
        {group ? labelled(group, name, language) : name}{' '}
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
  const labels: Partial<Record<string, string>> = words.fields
  const cells: Partial<Record<string, string>> = words.cells
  const said = (cell: string) => cells[cell] ?? (cell || words.emptyCell)
  return (
    <>
      <dt className="text-ink-soft">{labels[field] ?? field}</dt>
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
