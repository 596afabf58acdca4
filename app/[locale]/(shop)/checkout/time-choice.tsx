import { useScope } from '@/app/_client/scope'
import type { FieldErrors } from '@/app/_client/form'
import { Select } from '@/app/_ui/field'
import { RadioCard } from '@/app/_ui/radio-card'
import { fill } from '@/lib/i18n/fill'
import { formatDay, formatTime } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'
import type { QuoteAnswer } from '@/lib/orders/answers'
import { calendarDayOf } from '@/lib/platform/time'
import type { CheckoutState } from './use-checkout'
import type { TimeState } from './use-time'

interface Props {
  checkout: Pick<CheckoutState, 'server' | 'time'>
  fieldErrors: FieldErrors
  words: Texts['checkout']
}

/** As soon as possible, or a slot of the next seven days: a day first, then a time of that day. */
export function TimeChoice({ checkout: { server, time }, fieldErrors, words }: Props) {
  const { language } = useScope()
  const { soonest } = server.quote ?? {}
  return (
    <fieldset>
      <legend className="font-head mb-5 text-xl font-bold tracking-tight">{words.when}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <RadioCard
          id="asap"
          name="when"
          value="asap"
          label={soonest?.as_soon_as_possible === false ? words.asapClosed : words.asap}
          note={soonest ? soonestWords(soonest, language) : undefined}
          checked={!time.isLater}
          disabled={soonest === null}
          onChange={time.chooseAsap}
        />
        <RadioCard
          id="later"
          name="when"
          value="slot"
          label={words.later}
          note={words.laterNote}
          checked={time.isLater}
          disabled={time.days.size === 0}
          onChange={time.chooseLater}
        />
      </div>
      {time.isLater && <SlotSelects time={time} error={fieldErrors.slot_time} words={words} />}
    </fieldset>
  )
}

interface SlotProps {
  time: TimeState
  error: string | undefined
  words: Texts['checkout']
}

function SlotSelects({ time, error, words }: SlotProps) {
  const { language } = useScope()
  const { day, days, lost, requestedFor } = time
  return (
    <>
      <p role="alert" className="rounded-field bg-fault mt-5 px-4 py-3 font-semibold empty:hidden">
        {lost && fill(words.timeLost, { time: momentWords(new Date(lost), language) })}
      </p>
      <div className="mt-5 grid gap-5 sm:grid-cols-2">
        <Select name="slot_day" label={words.day} value={day} onChange={(event) => time.chooseDay(event.target.value)}>
          {[...days].map(([each, [first = '']]) => (
            <option key={each} value={each}>
              {formatDay(new Date(first), language)}
            </option>
          ))}
        </Select>
        <Select
          name="slot_time"
          label={words.time}
          required
          value={requestedFor}
          error={error}
          onChange={(event) => time.chooseSlot(event.target.value)}
        >
          <option value="">{words.chooseTime}</option>
          {(days.get(day) ?? []).map((at) => (
            <option key={at} value={at}>
              {formatTime(new Date(at), language)}
            </option>
          ))}
        </Select>
      </div>
    </>
  )
}

export function soonestWords(soonest: NonNullable<QuoteAnswer['soonest']>, language: Language): string {
  const at = new Date(soonest.at)
  const isToday = calendarDayOf(at) === calendarDayOf(new Date())
  return isToday ? `≈ ${formatTime(at, language)}` : momentWords(at, language)
}

export function momentWords(at: Date, language: Language): string {
  return `${formatDay(at, language)}, ${formatTime(at, language)}`
}
