import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { Badge, Table } from '@/app/_ui/table'
import { counted, fill } from '@/lib/i18n/fill'
import { useWords } from '../../../_client/admin-words'
import { ChangeEntry, Counts, isConcerned, tones } from '../preview'
import type { SheetOutcome } from './outcome'

interface ResultProps {
  outcome: SheetOutcome
  onApply: (outcome: SheetOutcome) => Promise<void>
  isBusy: boolean
}

/** What is wrong, what would stand on the menu, and the button for it. */
export function SheetResult({ outcome, onApply, isBusy }: ResultProps) {
  const words = useWords('menuSheet')
  const { language } = useScope()
  const { reasons, notes, dish_count: count, refused_count: refused } = outcome
  const concerned = outcome.outcome?.counts.filter(isConcerned) ?? []
  return (
    <>
      <Reasons id="menu-sheet-reasons" title={words.reasonsTitle} reasons={reasons} tone="bad" />
      <Reasons id="menu-sheet-notes" title={words.notesTitle} reasons={notes} tone="warn" />
      {count > 0 && <Dishes outcome={outcome} />}
      {concerned.length > 0 && (
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button className="px-8" disabled={isBusy} onClick={() => void onApply(outcome)}>
            {counted(refused > 0 ? words.importGood : words.importAll, count, language)}
          </Button>
          {refused > 0 && <p>{counted(words.leftOut, refused, language)}</p>}
        </div>
      )}
    </>
  )
}

interface ReasonsProps extends Pick<SheetOutcome, 'reasons'> {
  id: string
  title: string
  tone: 'bad' | 'warn'
}

function Reasons({ id, title, reasons, tone }: ReasonsProps) {
  const words = useWords('menuSheet')
  const { language } = useScope()
  if (reasons.length === 0) return null
  return (
    <section className="mt-6" aria-labelledby={id}>
      <h3 id={id} className="mb-3 text-base">
        {title}
      </h3>
      <ul className="border-line divide-line divide-y border-y">
        {reasons.map(({ code, heading, value, message, rows, row_count: count }) => (
          <li key={`${code} ${heading} ${value}`} className="py-3">
            <p className="font-semibold [overflow-wrap:anywhere]">
              <Badge tone={tone}>{count > 0 ? counted(words.rowCount, count, language) : words.wholeTable}</Badge>{' '}
              {message}
            </p>
            {rows.length > 0 && (
              <ul className="text-ink-soft mt-2 grid gap-1 text-sm [overflow-wrap:anywhere]">
                {rows.map(({ row, sheet, text }) => (
                  <li key={`${sheet} ${row}`}>
                    {fill(sheet === null ? words.rowShown : words.rowOfSheet, { row, sheet: sheet ?? '', text })}
                  </li>
                ))}
                {count > rows.length && <li>{counted(words.moreRows, count - rows.length, language)}</li>}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Dishes({ outcome: { dishes, dish_count: count, outcome } }: { outcome: SheetOutcome }) {
  const words = useWords('menuSheet')
  const { firstShown } = useWords('menuFile')
  const changes = outcome?.changes.filter(({ kind }) => kind === 'item') ?? []
  const changed = changes.filter(({ action }) => action === 'changed')
  const actionOf = new Map(changes.map(({ name, action }) => [name, action]))
  return (
    <section className="mt-6">
      <h3 id="menu-sheet-dishes" className="mb-3 text-base">
        {words.dishesTitle}
      </h3>
      <Counts counts={outcome?.counts.filter(isConcerned) ?? []} />
      <Table
        label={words.dishesTitle}
        rows={dishes}
        keyOf={({ row, sheet }) => `${sheet} ${row}`}
        columns={(column) => [
          column({ label: words.dish, place: 'title' }, ({ name }) => (
            <DishName name={name} action={actionOf.get(name)} />
          )),
          column({ label: words.category }, ({ category }) => category),
          column({ label: words.price, isNumber: true }, pricesOf),
        ]}
      />
      {count > dishes.length && <p className="mt-3">{fill(firstShown, { count: dishes.length })}</p>}
      {changed.length > 0 && (
        <ul className="border-line divide-line mt-4 divide-y border-y">
          {changed.map((change) => (
            <ChangeEntry key={change.id} change={change} />
          ))}
        </ul>
      )}
    </section>
  )
}

function DishName({ name, action }: { name: string; action: keyof typeof tones | undefined }) {
  const { actions } = useWords('menuFile')
  return (
    <>
      <span className="mr-2 font-semibold">{name}</span>
      {action && <Badge tone={tones[action]}>{actions[action]}</Badge>}
    </>
  )
}

function pricesOf({ price, sizes }: SheetOutcome['dishes'][number]): string {
  if (price !== null) return price.toFixed(2)
  return sizes.map((size) => `${size.name} ${size.price.toFixed(2)}`).join(' · ')
}
