import { Button } from '@/app/_ui/button'
import { Field } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import type { ShopView } from '@/lib/shop/schema'
import { useWords } from '../../_client/admin-words'
import { useRows } from '../../_client/use-rows'
import { errorBelow } from './error-below'
import { rowsOf } from '../../_client/rows-of'
import { SettingsForm } from './settings-form'

type Span = ShopView['hours'][number]

interface HoursSectionProps {
  kind: 'hours' | 'office_hours'
  title: string
  lead: string
  spans: Span[]
}

export function HoursSection({ kind, title, lead, spans }: HoursSectionProps) {
  const words = useWords('settings')
  const { rows, add, remove } = useRows(spans)
  return (
    <SettingsForm title={title} lead={lead} read={(typed) => ({ [kind]: spansOf(typed) })}>
      {(fieldErrors) => (
        <>
          {words.weekdays.map((day, index) => (
            <Day
              key={day}
              kind={kind}
              day={day}
              weekday={index + 1}
              rows={rows.filter(({ value }) => value.weekday === index + 1)}
              add={add}
              remove={remove}
            />
          ))}
          <p className="text-paprika-ink mt-2 font-semibold empty:hidden">{errorBelow(fieldErrors, kind)}</p>
        </>
      )}
    </SettingsForm>
  )
}

interface DayProps {
  kind: string
  day: string
  weekday: number
  rows: { key: number; value: Span }[]
  add: (span: Span) => void
  remove: (key: number) => void
}

function Day({ kind, day, weekday, rows, add, remove }: DayProps) {
  const words = useWords('settings')
  return (
    <div className="border-line relative flex flex-wrap items-center gap-x-4 gap-y-2 border-t py-2">
      <p className="flex min-h-12 w-28 grow items-center font-semibold sm:grow-0">{day}</p>
      {rows.length === 0 && <p className="text-ink-soft">{words.closed}</p>}
      {rows.map(({ key, value }) => (
        <div key={key} className="flex min-w-0 grow items-center gap-2 max-sm:basis-full sm:grow-0">
          <input type="hidden" name="weekday" value={weekday} />
          <TimeField
            name="opens"
            id={`${kind}-opens-${key}`}
            label={fill(words.opensOn, { day })}
            value={value.opens}
          />
          –
          <TimeField
            name="closes"
            id={`${kind}-closes-${key}`}
            label={fill(words.closesOn, { day })}
            value={value.closes}
          />
          <Button
            look="plain"
            className="min-w-12"
            aria-label={fill(words.removeSpan, { day })}
            onClick={() => remove(key)}
          >
            <span aria-hidden>×</span>
          </Button>
        </div>
      ))}
      <Button
        look="plain"
        className="min-w-12 max-sm:absolute max-sm:top-2 max-sm:right-0 sm:ml-auto"
        aria-label={fill(words.addSpan, { day })}
        onClick={() => add({ weekday, opens: '17:00', closes: '22:00' })}
      >
        <span aria-hidden>+</span>
      </Button>
    </div>
  )
}

function TimeField({ name, id, label, value }: { name: string; id: string; label: string; value: string }) {
  return (
    <Field
      name={name}
      id={id}
      data-field={id.replace('-', '.')}
      label={label}
      type="time"
      defaultValue={value}
      required
      className="min-w-0 grow sm:w-40 sm:grow-0 [&_input]:px-2 sm:[&_input]:px-4 [&_label]:sr-only"
    />
  )
}

function spansOf(typed: FormData): Span[] {
  return rowsOf(typed, ['weekday', 'opens', 'closes']).map((row) => ({ ...row, weekday: Number(row.weekday) }))
}
