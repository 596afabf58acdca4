import type { ChangeEvent } from 'react'
import { amountOf, textOf } from '@/app/_client/form'
import { Field, TextArea } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import { readPostcodes } from '@/lib/shop/postcode-list'
import type { ShopView } from '@/lib/shop/schema'
import { useWords } from '../../_client/admin-words'
import { AmountField } from '../../_form/amount-field'
import { SettingsForm } from '../settings/settings-form'
import { zonesInWords } from '../settings/zones-section'

type Zones = ShopView['zones']

export function PostcodesSection({ zones }: { zones: Zones }) {
  const words = useWords('setup')
  const { zones: title, fee, minimum } = useWords('settings')

  // As the field's own validity, so that nothing is sent and nothing typed is lost.
  function judge({ currentTarget: input }: ChangeEvent<HTMLTextAreaElement>) {
    const { wrong: tokens } = readPostcodes(input.value)
    const problem = tokens.length > 0 ? fill(words.postcodesWrong, { wrong: tokens.slice(0, 10).join(', ') }) : ''
    input.setCustomValidity(problem)
  }

  return (
    <SettingsForm
      title={title}
      read={(typed) => ({ zones: withNew(zones, typed) })}
      composed={{ zones: zonesInWords(title) }}
    >
      {(fieldErrors) => (
        <div className="mt-3 grid gap-4 sm:grid-cols-2">
          <TextArea
            name="postcodes"
            label={words.postcodes}
            hint={words.postcodesHint}
            rows={2}
            maxLength={2000}
            required
            onChange={judge}
            className="sm:col-span-2"
            error={fieldErrors.postcodes ?? fieldErrors.zones}
          />
          <AmountField name="zone_fee" label={fee} proposed="5.00" required error={fieldErrors.zone_fee} />
          <AmountField name="zone_minimum" label={minimum} proposed="30.00" required error={fieldErrors.zone_minimum} />
          <Field name="zone_city" label={words.place} maxLength={80} error={fieldErrors.zone_city} />
        </div>
      )}
    </SettingsForm>
  )
}

/** The list is replaced as a whole: existing zones are sent along. */
function withNew(zones: Zones, typed: FormData) {
  const { postcodes } = readPostcodes(textOf(typed, 'postcodes'))
  const shared = {
    city: textOf(typed, 'zone_city'),
    fee: amountOf(typed, 'zone_fee'),
    minimum: amountOf(typed, 'zone_minimum'),
  }
  const others = zones.filter(({ postcode }) => !postcodes.includes(postcode))
  return [...others, ...postcodes.map((postcode) => ({ postcode, ...shared }))]
}
