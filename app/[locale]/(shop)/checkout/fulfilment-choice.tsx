import { RadioCard } from '@/app/_ui/radio-card'
import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'
import type { Mode, ShopTerms } from './amounts'

interface Props {
  mode: Mode
  onChoose: (mode: Mode) => void
  terms: ShopTerms
  words: Texts['checkout']
}

export function FulfilmentChoice({ mode, onChoose, terms, words }: Props) {
  const choose = (fulfilment: Mode['fulfilment']) => () => onChoose({ ...mode, fulfilment })
  return (
    <fieldset>
      <legend className="mb-5 text-xl font-bold tracking-tight">{words.fulfilment}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <RadioCard
          id="pickup"
          name="fulfilment"
          value="pickup"
          label={words.pickup}
          note={fill(words.pickupNote, { address: terms.address })}
          checked={mode.fulfilment === 'pickup'}
          onChange={choose('pickup')}
        />
        {terms.zones.length > 0 && (
          <RadioCard
            id="delivery"
            name="fulfilment"
            value="delivery"
            label={words.delivery}
            note={words.deliveryNote}
            checked={mode.fulfilment === 'delivery'}
            onChange={choose('delivery')}
          />
        )}
      </div>
    </fieldset>
  )
}
