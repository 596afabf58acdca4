import { useScope } from '@/app/_client/scope'
import { Select } from '@/app/_ui/field'
import { RadioCard } from '@/app/_ui/radio-card'
import { formatDay, formatTime } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'
import { calendarDayOf } from '@/lib/platform/time'
import type { CheckoutState } from './use-checkout'

/** As soon as possible, or a slot of the next seven days: a day first, then a time of that day. */
export function TimeChoice({ checkout, words }: { checkout: CheckoutState; words: Texts['checkout'] }) {
  const { language } = useScope()
  const { server, requestedFor, setRequestedFor } = checkout
  const { soonest, slots = [] } = server.quote ?? {}
  const first = slots[0]?.at ?? ''
  const soonestNote = soonest ? momentWords(new Date(soonest.at), language) : undefined
  return (
    <fieldset>
      <legend className="mb-5 text-xl font-bold tracking-tight">{words.when}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <RadioCard
          id="asap"
          name="when"
          value="asap"
          label={soonest?.as_soon_as_possible === false ? words.asapClosed : words.asap}
          note={soonestNote}
          checked={requestedFor === ''}
          disabled={soonest === null}
          onChange={() => setRequestedFor('')}
        />
        <RadioCard
          id="later"
          name="when"
          value="slot"
          label={words.later}
          note={words.laterNote}
          checked={requestedFor !== ''}
          disabled={first === ''}
          onChange={() => setRequestedFor(first)}
        />
      </div>
      {requestedFor && (
        <SlotSelects slots={slots.map(({ at }) => at)} chosen={requestedFor} onChoose={setRequestedFor} words={words} />
      )}
    </fieldset>
  )
}

interface SlotProps {
  slots: string[]
  chosen: string
  onChoose: (at: string) => void
  words: Texts['checkout']
}

function SlotSelects({ slots, chosen, onChoose, words }: SlotProps) {
  const { language } = useScope()
  const chosenDay = calendarDayOf(new Date(chosen))
  const days = new Map<string, string>()
  for (const at of slots) if (!days.has(calendarDayOf(new Date(at)))) days.set(calendarDayOf(new Date(at)), at)
  const ofDay = slots.filter((at) => calendarDayOf(new Date(at)) === chosenDay)
  return (
    <div className="mt-5 grid gap-5 sm:grid-cols-2">
      <Select
        name="slot_day"
        label={words.day}
        value={chosenDay}
        onChange={(event) => onChoose(days.get(event.target.value) ?? chosen)}
      >
        {[...days].map(([day, at]) => (
          <option key={day} value={day}>
            {formatDay(new Date(at), language)}
          </option>
        ))}
      </Select>
      <Select name="slot_time" label={words.time} value={chosen} onChange={(event) => onChoose(event.target.value)}>
        {ofDay.map((at) => (
          <option key={at} value={at}>
            {formatTime(new Date(at), language)}
          </option>
        ))}
      </Select>
    </div>
  )
}

function momentWords(at: Date, language: Language): string {
  const isToday = calendarDayOf(at) === calendarDayOf(new Date())
  return isToday ? `≈ ${formatTime(at, language)}` : `${formatDay(at, language)}, ${formatTime(at, language)}`
}
