'use client'

import { apiInWireNames } from '@/app/_client/api'
import { amountOf } from '@/app/_client/form'
import { CheckField } from '@/app/_ui/field'
import { mostOnlineRappen } from '@/lib/platform/payment-offer'
import type { PaymentSettingsView } from '@/lib/orders/money/online/schema'
import { useWords } from '../../_client/admin-words'
import { useAnnounceChange } from '../../_client/use-announce-change'
import { AmountField } from '../../_form/amount-field'
import { EditForm } from '../../_form/edit-form'
import { useAddForm } from '../../_form/use-edit-form'
import { Card } from '../../_ui/plain-page'

export function OfferForm({ settings }: { settings: PaymentSettingsView }) {
  const words = useWords('paymentsOnline')
  const announceChange = useAnnounceChange()
  const form = useAddForm({
    explain: words.failed,
    send: (typed) => apiInWireNames('PUT payment-settings/offer', { body: offerIn(typed) }),
    onSaved: () => announceChange(),
  })
  const box = (name: 'takes_twint' | 'takes_cards' | 'for_pickup' | 'for_delivery', label: string) => (
    <CheckField name={name} label={label} defaultChecked={settings[name]} />
  )
  return (
    <Card title={words.offer}>
      <p className="text-ink-soft mb-4 max-w-prose">{words.offerLead}</p>
      <EditForm
        // Mounted again when other keys, or the switch, have changed what is offered.
        key={`${settings.keys_since} ${settings.takes_twint || settings.takes_cards}`}
        form={form}
        aria-label={words.offer}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <fieldset>
            <legend className="mb-1 font-semibold">{words.kinds}</legend>
            {box('takes_twint', words.takesTwint)}
            {box('takes_cards', words.takesCards)}
          </fieldset>
          <fieldset>
            <legend className="mb-1 font-semibold">{words.fulfilments}</legend>
            {box('for_pickup', words.forPickup)}
            {box('for_delivery', words.forDelivery)}
          </fieldset>
          <AmountField
            name="minimum"
            label={words.minimum}
            hint={words.minimumHint}
            stored={settings.minimum}
            mostRappen={mostOnlineRappen}
            required
          />
        </div>
      </EditForm>
    </Card>
  )
}

function offerIn(typed: FormData) {
  const has = (name: string) => typed.get(name) !== null
  return {
    ...{ takes_twint: has('takes_twint'), takes_cards: has('takes_cards') },
    ...{ for_pickup: has('for_pickup'), for_delivery: has('for_delivery') },
    minimum: amountOf(typed, 'minimum'),
  }
}
