import { CheckField, Select } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import { allergens, minimumAges } from '@/lib/menu/vocabulary'
import { useWords } from '../../../_client/admin-words'
import { AllergenFields } from '../../products/_form/allergen-fields'
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

/** What the law asks about an option, folded: most are declared once and left alone. */
export function OptionMore({ row, option, field, fieldErrors }: OptionMoreProps) {
  const words = useWords('options')
  const menu = useWords('menu')
  const wrongAway = fieldErrors[`${field}.allergens_taken_away`]
  return (
    <details open={wrongAway !== undefined} className="group rounded-card border-line border sm:col-span-2">
      <summary className="flex min-h-11 items-center gap-2 px-3 text-sm font-semibold">
        <span aria-hidden className="transition-transform group-open:rotate-90">
          ›
        </span>
        {words.more}
      </summary>
      <div className="border-line flex flex-col gap-5 border-t p-3">
        <AllergenFields declared={option?.allergens ?? null} prefix={`${row}.`} />
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
        <div className="grid gap-4 sm:grid-cols-2">
          <Select name={`${row}.vat_class`} label={menu.vatClass} defaultValue={option?.vat_class ?? ''}>
            <option value="">{words.vatAsDish}</option>
            <option value="reduced">{menu.vatReduced}</option>
            <option value="standard">{menu.vatStandard}</option>
          </Select>
          <Select name={`${row}.minimum_age`} label={menu.minimumAge} defaultValue={String(option?.minimum_age ?? 0)}>
            {minimumAges.map((years) => (
              <option key={years} value={years}>
                {years === 0 ? menu.minimumAgeNone : fill(menu.minimumAgeYears, { years })}
              </option>
            ))}
          </Select>
        </div>
      </div>
    </details>
  )
}
