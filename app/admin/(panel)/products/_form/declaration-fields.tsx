import { CheckField, Select } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import { dietaryTags, minimumAges } from '@/lib/menu/vocabulary'
import { useWords } from '../../../_client/admin-words'
import { AllergenFields } from './allergen-fields'
import { OriginFields } from './origin-fields'
import type { EditedItem } from './edited-item'

/** What the law asks for. Folded for a new menu item, so that the specified form stays short. */
export function DeclarationFields({
  item,
  fieldErrors,
}: {
  item: EditedItem | null
  fieldErrors: Record<string, string>
}) {
  const words = useWords('menu')
  return (
    <details open={item !== null} className="group rounded-card border-line mt-5 border">
      <summary className="flex min-h-12 items-center gap-2 px-4 font-semibold">
        <span aria-hidden className="transition-transform group-open:rotate-90">
          ›
        </span>
        {words.more}
      </summary>
      <div className="border-line flex flex-col gap-6 border-t p-4">
        <AllergenFields declared={item?.allergens ?? null} />
        <OriginFields item={item} fieldErrors={fieldErrors} />
        <fieldset>
          <legend className="mb-1 font-semibold">{words.tags}</legend>
          <div className="grid grid-cols-2 sm:grid-cols-3">
            {dietaryTags.map((tag) => (
              <CheckField
                key={tag}
                name="tag"
                id={`tag-${tag}`}
                value={tag}
                label={words.tagNames[tag]}
                defaultChecked={item?.tags.includes(tag)}
              />
            ))}
          </div>
        </fieldset>
        <div className="grid gap-5 sm:grid-cols-2">
          <Select name="vat_class" label={words.vatClass} defaultValue={item?.vat_class ?? 'reduced'}>
            <option value="reduced">{words.vatReduced}</option>
            <option value="standard">{words.vatStandard}</option>
          </Select>
          <Select name="minimum_age" label={words.minimumAge} defaultValue={String(item?.minimum_age ?? 0)}>
            {minimumAges.map((years) => (
              <option key={years} value={years}>
                {years === 0 ? words.minimumAgeNone : fill(words.minimumAgeYears, { years })}
              </option>
            ))}
          </Select>
        </div>
      </div>
    </details>
  )
}
