import { useState } from 'react'
import { CheckField, Field, Select, TextArea } from '@/app/_ui/field'
import { longestDescription } from '@/lib/menu/limits'
import type { MenuItemView } from '@/lib/menu/schema'
import { soldOutReason } from '@/lib/menu/sold-out'
import { calendarDayOf } from '@/lib/platform/time'
import { useWords } from '../../../_client/admin-words'

export function AvailabilityFields({
  item,
  fieldErrors,
}: {
  item: MenuItemView | null
  fieldErrors: Record<string, string>
}) {
  const words = useWords('menu')
  const until = item?.sold_out_until ? new Date(item.sold_out_until) : null
  const [reason] = useState(() => soldOutReason(until, new Date()) ?? 'no')
  const [soldOut, setSoldOut] = useState<string>(reason)
  return (
    <div className="mt-5 grid gap-5 sm:grid-cols-2">
      <TextArea
        name="description_en"
        label={words.descriptionEn}
        defaultValue={item?.description_en}
        rows={2}
        maxLength={longestDescription}
        error={fieldErrors.description_en}
        className="sm:col-span-2"
      />
      <div className="self-end">
        <CheckField name="available" label={words.available} defaultChecked={item?.available ?? true} />
      </div>
      <div className="flex flex-col gap-3">
        <Select
          name="sold_out"
          label={words.soldOut}
          value={soldOut}
          onChange={(event) => setSoldOut(event.target.value)}
          error={fieldErrors.sold_out_until}
        >
          <option value="no">{words.soldOutNot}</option>
          <option value="today">{words.soldOutToday}</option>
          <option value="until">{words.soldOutUntil}</option>
          <option value="until_changed">{words.soldOutUntilChanged}</option>
        </Select>
        {soldOut === 'until' && (
          <Field
            name="sold_out_day"
            label={words.soldOutDate}
            type="date"
            required
            defaultValue={reason === 'until' && until ? calendarDayOf(until) : undefined}
          />
        )}
      </div>
    </div>
  )
}
