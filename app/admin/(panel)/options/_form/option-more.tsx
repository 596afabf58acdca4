import { CheckField } from '@/app/_ui/field'
import { allergens } from '@/lib/menu/vocabulary'
import { useWords } from '../../../_client/admin-words'
import { DeclarationFold } from '../../products/_form/declaration-fold'
import { OriginRows } from '../../products/_form/origin-fields'
import type { OptionView } from './sent-group'

interface OptionMoreProps {
  /** Before the names of its inputs. */
  row: string
  option: OptionView | null
  /** As the shop names the option in a refusal. */
  field: string
  fieldErrors: Record<string, string>
}

/** What the law asks about an option, and what it takes away. */
export function OptionMore({ row, option, field, fieldErrors }: OptionMoreProps) {
  const words = useWords('options')
  const menu = useWords('menu')
  const wrongAway = fieldErrors[`${field}.allergens_taken_away`]
  return (
    <DeclarationFold
      label={words.more}
      isOpen={wrongAway !== undefined || fieldErrors[`${field}.volume_ml`] !== undefined}
      declared={option}
      prefix={`${row}.`}
      vatElse={words.vatAsDish}
      volumeField={`${field}.volume_ml`}
      volumeError={fieldErrors[`${field}.volume_ml`]}
      className="sm:col-span-2"
    >
      <fieldset>
        <legend className="font-semibold">{words.takenAway}</legend>
        <p className="text-ink-soft text-sm">{words.takenAwayHint}</p>
        <div className="grid grid-cols-2 sm:grid-cols-3">
          {allergens.map((allergen) => (
            <CheckField
              key={allergen}
              name={`${row}.taken_away`}
              id={`${row}.away-${allergen}`}
              value={allergen}
              label={menu.allergenNames[allergen]}
              defaultChecked={option?.allergens_taken_away.includes(allergen)}
            />
          ))}
        </div>
        <p className="text-paprika-ink text-sm font-semibold empty:hidden">{wrongAway}</p>
      </fieldset>
      <fieldset>
        <legend className="mb-1 font-semibold">{menu.origins}</legend>
        <OriginRows
          origins={option?.origins ?? []}
          prefix={`${row}.`}
          field={`${field}.origins`}
          fieldErrors={fieldErrors}
        />
      </fieldset>
    </DeclarationFold>
  )
}
