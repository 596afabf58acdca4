import { useState } from 'react'
import { useAction } from '@/app/_client/action'
import { api } from '@/app/_client/api'
import { Button } from '@/app/_ui/button'
import { Field, Select } from '@/app/_ui/field'
import { mostPortions } from '@/lib/menu/limits'
import { soldOutReason } from '@/lib/menu/availability/sold-out'
import { calendarDayOf, instantOn } from '@/lib/platform/values/time'
import { businessDayStart } from '@/lib/shop/hours/opening-hours'
import { useWords } from '../../../_client/admin-words'
import { useAnnounceChange } from '../../../_client/use-announce-change'
import type { EditedItem } from './edited-item'

type Choice = 'on_sale' | 'today' | 'until' | 'until_changed' | 'off_menu'

// The id of no form: inside of the dish's form, yet no part of it.
const ownCall = 'availability-by-itself'

/** Saved at once and by a call of its own, because the kitchen changes it while forms are open. */
export function AvailabilityAction({ item }: { item: EditedItem }) {
  const words = useWords('menu')
  const announceChange = useAnnounceChange()
  const { isPending, run } = useAction(words.saveFailed)
  const [choice, setChoice] = useState<Choice>(() => choiceOf(item, new Date()))
  const [day, setDay] = useState(() => calendarDayOf(item.sold_out_until ? new Date(item.sold_out_until) : new Date()))
  const [portions, setPortions] = useState(() => typedPortions(item))
  // Sent only when it was changed: meanwhile orders take from it.
  const changed = portions === typedPortions(item) ? {} : { portions: portions === '' ? null : Number(portions) }

  async function set() {
    const body = { ...sentAvailability(choice, day), ...changed }
    const isDone = await run(() => api('PATCH menuItems/{id}/availability', { params: { id: item.id }, body }))
    if (isDone) announceChange()
  }

  return (
    <div
      role="group"
      aria-label={words.state}
      className="rounded-card bg-paper mb-5 flex flex-wrap items-end gap-3 p-4"
    >
      <Select
        name="availability"
        form={ownCall}
        label={words.state}
        value={choice}
        onChange={(event) => setChoice(event.target.value as Choice)}
        className="grow"
      >
        <option value="on_sale">{words.onSale}</option>
        <option value="today">{words.soldOutToday}</option>
        <option value="until">{words.soldOutUntil}</option>
        <option value="until_changed">{words.soldOutUntilChanged}</option>
        <option value="off_menu">{words.offMenu}</option>
      </Select>
      {choice === 'until' && (
        <Field
          name="sold_out_day"
          form={ownCall}
          label={words.soldOutDate}
          type="date"
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
      )}
      {item.portions_left !== undefined && (
        <Field
          name="portions"
          form={ownCall}
          label={words.portions}
          hint={words.portionsHint}
          type="number"
          inputMode="numeric"
          min={0}
          max={mostPortions}
          value={portions}
          onChange={(event) => {
            setPortions(event.target.value)
            // What none was left of is not sold out any more.
            if (item.portions_left === 0) setChoice('on_sale')
          }}
        />
      )}
      <Button look="plain" disabled={isPending || (choice === 'until' && day === '')} onClick={() => void set()}>
        {words.setState}
      </Button>
    </div>
  )
}

function typedPortions({ portions_left: left = null }: EditedItem): string {
  return left === null ? '' : String(left)
}

function choiceOf({ available, sold_out_until: until }: EditedItem, now: Date): Choice {
  if (!available) return 'off_menu'
  return soldOutReason(until ? new Date(until) : null, now) ?? 'on_sale'
}

/** The item returns when the business day of that date begins. */
function sentAvailability(choice: Choice, day: string) {
  if (choice === 'on_sale' || choice === 'off_menu') return { available: choice === 'on_sale' }
  const until = choice === 'until' ? instantOn(day, businessDayStart).toISOString() : choice
  return { available: true, sold_out_until: until }
}
