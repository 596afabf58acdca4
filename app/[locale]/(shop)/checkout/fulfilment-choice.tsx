import { RadioCard } from '@/app/_ui/radio-card'
import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'
import type { ShopTerms } from './amounts'
import type { ModeState } from './use-mode'

interface Props {
  choice: ModeState
  terms: ShopTerms
  words: Texts['checkout']
}

export function FulfilmentChoice({ choice, terms, words }: Props) {
  return (
    <fieldset>
      <legend className="font-head mb-5 text-xl font-bold tracking-tight">{words.fulfilment}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <RadioCard
          id="pickup"
          name="fulfilment"
          value="pickup"
          label={words.pickup}
          note={fill(words.pickupNote, { address: terms.address })}
          checked={choice.fulfilment === 'pickup'}
          onChange={() => choice.choose('pickup')}
        />
        {terms.zones.length > 0 && (
          <RadioCard
            id="delivery"
            name="fulfilment"
            value="delivery"
            label={words.delivery}
            note={words.deliveryNote}
            checked={choice.fulfilment === 'delivery'}
            onChange={() => choice.choose('delivery')}
          />
        )}
      </div>
    </fieldset>
  )
}
