import { Button } from '@/app/_ui/button'
import { Field } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import type { WeeklySpan } from '@/lib/shop/opening-hours'
import { useWords } from '../_client/admin-words'
import { type useRows, rowsOf } from '../_client/use-rows'

interface WeekFieldsProps extends ReturnType<typeof useRows<WeeklySpan>> {
  kind: string
  /** Text for a day without a span. */
  none: string
  suggested: Pick<WeeklySpan, 'opens' | 'closes'>
}

export function WeekFields({ kind, none, suggested, rows, add, remove }: WeekFieldsProps) {
  return useWords('forms').weekdays.map((day, index) => (
    <Day
      key={day}
      kind={kind}
      day={day}
      none={none}
      rows={rows.filter(({ value }) => value.weekday === index + 1)}
      weekday={index + 1}
      add={() => add({ weekday: index + 1, ...suggested })}
      remove={remove}
    />
  ))
}

export function spansOf(typed: FormData): WeeklySpan[] {
  return rowsOf(typed, ['weekday', 'opens', 'closes']).map((row) => ({ ...row, weekday: Number(row.weekday) }))
}

export function spansInWords(spans: readonly WeeklySpan[], weekdays: readonly string[]): string {
  return spans.map(({ weekday, opens, closes }) => `${weekdays[weekday - 1]} ${opens}–${closes}`).join('\n')
}

interface DayProps extends Pick<WeekFieldsProps, 'kind' | 'none' | 'rows' | 'remove'> {
  day: string
  weekday: number
  add: () => void
}

function Day({ kind, day, weekday, none, rows, add, remove }: DayProps) {
  const words = useWords('forms')
  return (
    <div className="border-line relative flex flex-wrap items-center gap-x-4 gap-y-2 border-t py-2">
      <p className="flex min-h-12 w-28 grow items-center font-semibold sm:grow-0">{day}</p>
      {rows.length === 0 && <p className="text-ink-soft max-sm:pr-16">{none}</p>}
      {rows.map(({ key, value }) => (
        <div key={key} className="flex min-w-0 grow items-center gap-2 max-sm:basis-full sm:grow-0">
          <input type="hidden" name="weekday" value={weekday} />
          <div className="flex min-w-0 grow flex-wrap items-center gap-2">
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
          </div>
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
        onClick={add}
      >
        <span aria-hidden>+</span>
      </Button>
    </div>
  )
}

/** As wide as "11:00 AM" needs; where two do not fit beside each other, they stack. */
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
      className="min-w-0 grow basis-26 sm:w-40 sm:grow-0 sm:basis-auto [&_input]:px-1.5 sm:[&_input]:px-4 max-sm:[&_input::-webkit-calendar-picker-indicator]:hidden [&_label]:sr-only"
    />
  )
}
