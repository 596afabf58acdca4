import type { ComponentProps, ReactNode } from 'react'
import type { FieldErrors } from '@/app/_client/form'
import type { ServerQuote } from '@/app/_client/cart/quote'
import { useNow } from '@/app/_client/now'
import { useScope } from '@/app/_client/scope'
import { Select } from '@/app/_ui/field'
import { counted, fill } from '@/lib/i18n/fill'
import { formatDay, formatMoment, formatTime } from '@/lib/i18n/format'
import type { Texts } from '@/lib/i18n/texts'
import { lastCancellation, type CancellationRule } from '@/lib/orders/cancellable-until'
import { SoonestNote } from './soonest-note'
import type { TimeState } from './use-time'

export type TimeWords = Pick<
  Texts['checkout'],
  'when' | 'asap' | 'asapClosed' | 'later' | 'laterNote' | 'day' | 'time' | 'chooseTime' | 'timeLost'
>

interface Props {
  checkout: { server: Pick<ServerQuote, 'quote'>; time: TimeState }
  fieldErrors: FieldErrors
  words: TimeWords
  children?: ReactNode
}

export function TimeChoice({ checkout: { server, time }, fieldErrors, words, children }: Props) {
  const { soonest } = server.quote ?? {}
  return (
    <fieldset>
      <legend className="font-head mb-5 text-xl font-bold tracking-tight">{words.when}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <RadioCard
          id="asap"
          name="when"
          value="asap"
          label={soonest?.asSoonAsPossible === false ? words.asapClosed : words.asap}
          note={<SoonestNote quote={server.quote} />}
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
      {children}
    </fieldset>
  )
}

interface CancellationNoteProps {
  /** Empty: no time is chosen. */
  requestedFor: string
  rule: CancellationRule
  words: Texts['checkout']['cancelling']
}

/** The terms' rule for this time, before it is ordered. */
export function CancellationNote({ requestedFor, rule, words }: CancellationNoteProps) {
  const { language } = useScope()
  const now = useNow()
  if (!requestedFor || !now) return null
  const { cancellationMinutes: minutes } = rule
  const soon = lastCancellation({ createdAt: now, requestedFor: null }, rule)
  const until = lastCancellation({ createdAt: now, requestedFor: new Date(requestedFor) }, rule)
  const otherwise = minutes > 0 ? counted(words.minutes, minutes, language) : words.accepted
  const text = until > soon ? fill(words.until, { time: formatMoment(until, language) }) : otherwise
  return <p className="text-ink-soft mt-4 text-sm">{text}</p>
}

interface SlotProps {
  time: TimeState
  error: string | undefined
  words: TimeWords
}

function SlotSelects({ time, error, words }: SlotProps) {
  const { language } = useScope()
  const { day, days, lost, requestedFor } = time
  return (
    <>
      <p role="alert" className="rounded-field bg-fault mt-5 px-4 py-3 font-semibold empty:hidden">
        {lost && fill(words.timeLost, { time: formatMoment(new Date(lost), language) })}
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

interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  id: string
  label: string
  note?: ReactNode
}

/** The input covers the whole card; the note is no part of its label. */
export function RadioCard({ id, label, note, ...rest }: RadioCardProps) {
  return (
    <div className="rounded-card border-control bg-card has-checked:border-ink has-checked:ring-ink has-focus-visible:outline-ink relative flex items-start gap-3 border p-4 has-checked:ring-1 has-focus-visible:outline-3 has-focus-visible:outline-offset-2">
      <input
        {...rest}
        id={id}
        type="radio"
        aria-describedby={note ? `${id}-note` : undefined}
        className="peer rounded-card absolute inset-0 cursor-pointer appearance-none outline-none"
      />
      <span
        aria-hidden
        className="border-control peer-checked:border-accent mt-0.5 size-5 shrink-0 rounded-full border-2 peer-checked:border-6"
      />
      <div>
        <label htmlFor={id} className="block font-semibold">
          {label}
        </label>
        {note && (
          <p id={`${id}-note`} className="text-ink-soft text-sm">
            {note}
          </p>
        )}
      </div>
    </div>
  )
}
