import { CheckField } from '@/app/_ui/field'
import { AmountField } from '@/app/admin/_form/amount-field'
import { fill } from '@/lib/i18n/fill'
import { highestPriceRappen } from '@/lib/menu/limits'
import { useWords } from '../../../_client/admin-words'
import type { RowPlace } from '../../../_form/placed'
import type { OptionView } from './sent-group'
import type { SizeGroup } from './size-choice'

interface SizeChoiceFieldsProps {
  sizes: SizeGroup[]
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
}

export function SizeChoiceFields({ sizes, chosen, onChange }: SizeChoiceFieldsProps) {
  const words = useWords('options')
  if (sizes.length === 0) return null
  return (
    <fieldset className="mb-6">
      <legend className="text-lg font-semibold">{words.sizePricesTitle}</legend>
      <p className="text-ink-soft text-sm">{words.sizePricesHint}</p>
      <div className="flex flex-wrap gap-x-6">
        {sizes.map(({ id, name }) => (
          <CheckField
            key={id}
            name="size_group"
            id={`size-group-${id}`}
            value={id}
            label={name}
            checked={chosen.has(id)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(new Set(checked ? [...chosen, id] : [...chosen].filter((one) => one !== id)))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

interface SizePricesProps extends RowPlace {
  option: OptionView | null
  sizes: SizeGroup[]
}

/** An empty field means the option's own price. */
export function SizePrices({ row, path, option, sizes }: SizePricesProps) {
  const words = useWords('options')
  const stored = new Map(option?.size_prices.map(({ size_id: id, price }) => [id, price]))
  const all = sizes.flatMap(({ options }) => options)
  if (all.length === 0) return null
  return (
    <div className="grid grid-cols-2 gap-3 sm:col-span-2 sm:grid-cols-4">
      {all.map(({ id, name }) => (
        <div key={id}>
          <input type="hidden" name={`${row}size`} value={id} />
          <AmountField
            name={`${row}price.${id}`}
            id={`${row}price-${id}`}
            data-field={`${path}size_prices`}
            label={fill(words.priceWith, { size: name })}
            title={words.sizePriceHint}
            placeholder={option?.price.toFixed(2)}
            stored={stored.get(id)}
            mostRappen={highestPriceRappen}
          />
        </div>
      ))}
    </div>
  )
}
