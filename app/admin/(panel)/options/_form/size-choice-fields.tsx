import { CheckField } from '@/app/_ui/field'
import { useWords } from '../../../_client/admin-words'
import type { SizeGroup } from './size-choice'

interface SizeChoiceFieldsProps {
  sizes: SizeGroup[]
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
}

/** Beside which sizes prices differ; each ticked group gives every option a field for each of its sizes. */
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
