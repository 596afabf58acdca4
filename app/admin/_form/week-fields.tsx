import type { MouseEvent } from 'react'
import { notify } from '@/app/_client/notices'
import { Field } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import { onEveryDay, suggestedSpan, type WeeklySpan } from '@/lib/shop/hours/opening-hours'
import { useWords } from '../_client/admin-words'
import { type useRows, rowsOf } from '../_client/use-rows'

type Times = Pick<WeeklySpan, 'opens' | 'closes'>

interface WeekFieldsProps extends Pick<ReturnType<typeof useRows<WeeklySpan>>, 'rows' | 'add' | 'remove'> {
  /** Prefix of the fields' names: a form may have two weeks. */
  kind: string
  /** Text for a day without a span. */
  none: string
  /** For a new span, by preference. */
  suggested: readonly [Times, ...Times[]]
}

export function WeekFields({ kind, none, suggested, rows, add, remove }: WeekFieldsProps) {
  const words = useWords('forms')

  function copy(day: string, weekday: number, typed: WeeklySpan[]) {
    for (const { id } of rows) remove(id)
    add(...onEveryDay(typed, weekday))
    notify(fill(words.copied, { day }))
  }

  return (
    <div className="@container">
      {words.weekdays.map((day, index) => (
        <Day
          key={day}
          {...{ kind, day, none, remove }}
          rows={rows.filter(({ value }) => value.weekday === index + 1)}
          weekday={index + 1}
          onAdd={(typed) => add(suggestedSpan(typed, index + 1, suggested))}
          onCopy={(typed) => copy(day, index + 1, typed)}
        />
      ))}
    </div>
  )
}

export function spansOf(typed: FormData, kind: string): WeeklySpan[] {
  const names = (['weekday', 'opens', 'closes'] as const).map((name) => `${kind}.${name}`)
  return rowsOf(typed, names).map((row) => ({
    weekday: Number(row[`${kind}.weekday`]),
    opens: row[`${kind}.opens`] ?? '',
    closes: row[`${kind}.closes`] ?? '',
  }))
}

export function spansInWords(spans: readonly WeeklySpan[], weekdays: readonly string[]): string {
  return spans.map(({ weekday, opens, closes }) => `${weekdays[weekday - 1]} ${opens}–${closes}`).join('\n')
}

interface DayProps extends Pick<WeekFieldsProps, 'kind' | 'none' | 'rows' | 'remove'> {
  day: string
  weekday: number
  onAdd: (typed: WeeklySpan[]) => void
  onCopy: (typed: WeeklySpan[]) => void
}

function Day({ kind, day, weekday, none, rows, remove, onAdd, onCopy }: DayProps) {
  const words = useWords('forms')
  const withTyped = (then: DayProps['onAdd']) => (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget
    if (form) then(spansOf(new FormData(form), kind))
  }
  const isSecond = rows.length === 1
  return (
    <div className="border-line grid grid-cols-1 gap-x-4 border-t py-2 @4xl:grid-cols-[7rem_1fr_auto]">
      <p className="flex min-h-11 items-center self-start font-semibold @4xl:min-h-12">{day}</p>
      <div className="flex min-w-0 flex-col gap-2">
        {rows.length === 0 && <p className="text-ink-soft flex items-center @4xl:min-h-12">{none}</p>}
        {rows.map(({ id, value }) => (
          <SpanFields key={id} {...{ kind, day, weekday, value }} id={id} onRemove={() => remove(id)} />
        ))}
      </div>
      <div className="-ml-2.5 flex flex-wrap items-start @4xl:ml-0 @4xl:flex-col @4xl:items-end">
        <button
          type="button"
          className="row-control"
          aria-label={fill(isSecond ? words.addSecondSpan : words.addSpan, { day })}
          onClick={withTyped(onAdd)}
        >
          {isSecond ? words.secondSpan : words.span}
        </button>
        {rows.length > 0 && (
          <button
            type="button"
            className="row-control"
            aria-label={fill(words.copyDay, { day })}
            onClick={withTyped(onCopy)}
          >
            {words.copyToAll}
          </button>
        )}
      </div>
    </div>
  )
}

interface SpanFieldsProps extends Pick<DayProps, 'kind' | 'day' | 'weekday'> {
  id: string
  value: WeeklySpan
  onRemove: () => void
}

function SpanFields({ kind, day, weekday, id, value, onRemove }: SpanFieldsProps) {
  const words = useWords('forms')
  return (
    <div className="flex min-w-0 items-center gap-1 sm:gap-2">
      <input type="hidden" name={`${kind}.weekday`} value={weekday} />
      <div className="flex min-w-0 grow flex-wrap items-center gap-2 sm:grow-0">
        <TimeField {...{ kind, id }} end="opens" label={fill(words.opensOn, { day })} value={value.opens} />
        –
        <TimeField {...{ kind, id }} end="closes" label={fill(words.closesOn, { day })} value={value.closes} />
      </div>
      <button
        type="button"
        className="row-control max-sm:px-1"
        aria-label={fill(words.removeSpan, { day })}
        onClick={onRemove}
      >
        {words.remove}
      </button>
    </div>
  )
}

interface TimeFieldProps {
  kind: string
  end: keyof Times
  id: string
  label: string
  value: string
}

/** As wide as "11:00 AM" needs; where two do not fit beside each other, they stack. */
function TimeField({ kind, end, id, label, value }: TimeFieldProps) {
  return (
    <Field
      name={`${kind}.${end}`}
      id={`${kind}-${end}-${id}`}
      data-field={`${kind}.${end}-${id}`}
      label={label}
      type="time"
      defaultValue={value}
      required
      // Said once for the whole week, below it.
      error=""
      className="min-w-0 grow basis-26 sm:w-36 sm:grow-0 sm:basis-auto [&_input]:px-1.5 sm:[&_input]:px-4 max-sm:[&_input::-webkit-calendar-picker-indicator]:hidden [&_label]:sr-only"
    />
  )
}
