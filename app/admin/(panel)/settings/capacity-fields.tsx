import { Button } from '@/app/_ui/button'
import { Field, Select } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import type { ShopView } from '@/lib/shop/schema'
import { useWords } from '../../_client/admin-words'
import { rowsOf, useRows } from '../../_client/use-rows'
import { ListError } from '../../_form/edit-form'
import { placed } from '../../_form/placed'

type CapacityHours = ShopView['capacity_hours'][number]

const kind = 'capacity_hours'
const names = ['weekday', 'opens', 'closes', 'points', 'orders'] as const
const fridayEvening: CapacityHours = { weekday: 5, opens: '18:00', closes: '20:00', points: 24, orders: 10 }

export function CapacityFields({ spans }: { spans: readonly CapacityHours[] }) {
  const words = useWords('settings')
  const { weekdays } = useWords('forms')
  const { rows, add, remove } = useRows(spans)
  return (
    <>
      {rows.map(({ id, value }, index) => {
        const place = { row: `${kind}.`, idStart: `${kind}-${id}-`, path: `${kind}.${index}.` }
        return (
          <fieldset
            key={id}
            className="border-line grid grid-cols-2 items-end gap-3 border-t py-3 sm:grid-cols-[2fr_1fr_1fr_1fr_1fr_auto]"
          >
            <legend className="sr-only">{`${words.capacityHours} ${index + 1}`}</legend>
            <Select {...placed('weekday', place)} label={words.weekday} defaultValue={String(value.weekday)}>
              {weekdays.map((day, before) => (
                <option key={day} value={before + 1}>
                  {day}
                </option>
              ))}
            </Select>
            {(['opens', 'closes'] as const).map((name) => (
              <Field
                key={name}
                {...placed(name, place)}
                label={name === 'opens' ? words.spanFrom : words.spanUntil}
                type="time"
                required
                defaultValue={value[name]}
              />
            ))}
            {(['points', 'orders'] as const).map((name) => (
              <Field
                key={name}
                {...placed(name, place)}
                label={name === 'points' ? words.capacityPoints : words.capacityOrders}
                type="number"
                inputMode="numeric"
                min={0}
                max={1000}
                required
                defaultValue={value[name]}
              />
            ))}
            <Button
              look="plain"
              aria-label={fill(words.removeCapacity, { position: index + 1 })}
              onClick={() => remove(id)}
            >
              {words.remove}
            </Button>
          </fieldset>
        )
      })}
      <ListError of={kind} className="mb-2" />
      <Button look="plain" onClick={() => add(rows.at(-1)?.value ?? fridayEvening)}>
        {words.addCapacity}
      </Button>
    </>
  )
}

export function sentCapacity(typed: FormData) {
  const rows = rowsOf(
    typed,
    names.map((name) => `${kind}.${name}` as const),
  )
  return {
    [kind]: rows.map((row) => ({
      weekday: Number(row['capacity_hours.weekday']),
      opens: row['capacity_hours.opens'],
      closes: row['capacity_hours.closes'],
      points: Number(row['capacity_hours.points']),
      orders: Number(row['capacity_hours.orders']),
    })),
  }
}

export function capacityInWords(
  spans: readonly CapacityHours[],
  { weekdays, words }: { weekdays: readonly string[]; words: Record<'capacityPoints' | 'capacityOrders', string> },
): string {
  return spans
    .map(
      ({ weekday, opens, closes, points, orders }) =>
        `${weekdays[weekday - 1]} ${opens}–${closes}: ${points} ${words.capacityPoints}, ${orders} ${words.capacityOrders}`,
    )
    .join('\n')
}
