import { slotsByDay, slotsOf } from '@/app/[locale]/(shop)/checkout/use-time'
import type { FieldErrors } from '@/app/_client/form'
import { useNow } from '@/app/_client/now'
import { useScope } from '@/app/_client/scope'
import { Chip } from '@/app/_ui/button'
import { CheckField, Field, Select } from '@/app/_ui/field'
import { formatDay, formatNearMoment, formatTime } from '@/lib/i18n/format'
import type { QuoteAnswer } from '@/lib/orders/quote/quote-answer'
import { fulfilments, type Fulfilment } from '@/lib/orders/limits'
import { useWords } from '../../../_client/admin-words'

export interface Wanted {
  fulfilment: Fulfilment
  postcode: string
  /** ISO time of a slot; empty: as soon as possible. */
  requestedFor: string
}

interface GuestFieldsProps {
  wanted: Wanted
  quote: QuoteAnswer | null
  fieldErrors: FieldErrors
  onChange: (wanted: Wanted) => void
}

/** No browser fills them in: it knows the staff, not the guest. */
export function GuestFields({ wanted, quote, fieldErrors, onChange }: GuestFieldsProps) {
  const words = useWords('phoneOrder')
  const orders = useWords('orders')
  const field = (name: string) => ({ name, autoComplete: 'off', error: fieldErrors[name] })
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...field('name')} label={words.name} required maxLength={80} />
        <Field {...field('phone')} label={orders.phone} type="tel" required maxLength={40} />
      </div>
      <div role="group" aria-label={orders.mode} className="flex flex-wrap gap-2">
        {fulfilments.map((fulfilment) => (
          <Chip
            key={fulfilment}
            aria-pressed={fulfilment === wanted.fulfilment}
            onClick={() => onChange({ ...wanted, fulfilment })}
          >
            {orders[fulfilment]}
          </Chip>
        ))}
      </div>
      {wanted.fulfilment === 'delivery' && (
        <div className="grid gap-4 sm:grid-cols-6">
          <Field {...field('street_address')} label={words.street} required maxLength={160} className="sm:col-span-6" />
          <Field
            {...field('postcode')}
            label={words.postcode}
            required
            inputMode="numeric"
            pattern="[0-9]{4}"
            maxLength={4}
            className="sm:col-span-2"
            value={wanted.postcode}
            onChange={({ currentTarget }) => onChange({ ...wanted, postcode: currentTarget.value })}
          />
          <Field {...field('city')} label={words.city} required maxLength={80} className="sm:col-span-4" />
          <Field {...field('address_line2')} label={words.floor} maxLength={160} className="sm:col-span-6" />
          <div className="sm:col-span-6">
            <CheckField name="handover" value="call" label={orders.callInstead} />
          </div>
        </div>
      )}
      <TimeSelect wanted={wanted} quote={quote} onChange={onChange} />
      <Field {...field('order_notes')} label={words.notes} maxLength={1000} />
      <Field {...field('email')} label={words.email} hint={words.emailHint} type="email" maxLength={254} />
    </>
  )
}

function TimeSelect({ wanted, quote, onChange }: Omit<GuestFieldsProps, 'fieldErrors'>) {
  const orders = useWords('orders')
  const { language } = useScope()
  const now = useNow()
  const { requestedFor } = wanted
  const slots = slotsOf(quote)
  // One that was filled meanwhile stays chosen until the guest says another.
  const days = slotsByDay(requestedFor && !slots.includes(requestedFor) ? [requestedFor, ...slots] : slots)
  const soonest = now && quote?.soonest ? ` (${formatNearMoment(quote.soonest.at, language, now)})` : ''
  return (
    <Select
      name="requested_for"
      label={orders.dueAt}
      value={requestedFor}
      onChange={({ currentTarget }) => onChange({ ...wanted, requestedFor: currentTarget.value })}
    >
      <option value="">
        {orders.asap}
        {soonest}
      </option>
      {[...days].map(([day, [first = '', ...others]]) => (
        <optgroup key={day} label={formatDay(new Date(first), language)}>
          {[first, ...others].map((at) => (
            <option key={at} value={at}>
              {formatTime(new Date(at), language)}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  )
}
