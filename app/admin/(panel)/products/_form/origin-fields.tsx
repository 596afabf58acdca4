import { Button } from '@/app/_ui/button'
import { CheckField, Field } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import { longestIngredient } from '@/lib/menu/limits'
import type { MenuItemView } from '@/lib/menu/schema'
import { useRows } from '../../../_client/use-rows'
import { useWords } from '../../../_client/admin-words'

export function OriginFields({
  item,
  fieldErrors,
}: {
  item: MenuItemView | null
  fieldErrors: Record<string, string>
}) {
  const words = useWords('menu')
  const { rows, add, remove } = useRows(item?.origins ?? [])
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{words.origins}</legend>
      <CheckField name="origin_required" label={words.originRequired} defaultChecked={item?.origin_required} />
      {rows.map(({ key, value }, index) => (
        <div key={key} className="mb-3 flex flex-wrap items-end gap-3">
          <Field
            name="origin_ingredient"
            id={`ingredient-${key}`}
            data-field={`origins.${index}.ingredient`}
            error={fieldErrors[`origins.${index}.ingredient`]}
            label={words.ingredient}
            defaultValue={value.ingredient}
            maxLength={longestIngredient}
            required
            className="grow"
          />
          <Field
            name="origin_country"
            id={`country-${key}`}
            data-field={`origins.${index}.country`}
            error={fieldErrors[`origins.${index}.country`]}
            label={words.country}
            title={words.countryHint}
            placeholder="CH"
            defaultValue={value.country}
            pattern="[A-Za-z]{2}"
            maxLength={2}
            required
            className="w-24 uppercase"
          />
          <Button
            look="plain"
            aria-label={fill(words.removeOrigin, { ingredient: value.ingredient })}
            onClick={() => remove(key)}
          >
            <span aria-hidden>×</span>
          </Button>
        </div>
      ))}
      {fieldErrors.origins && <p className="text-paprika-ink mb-2 text-sm font-semibold">{fieldErrors.origins}</p>}
      <Button look="plain" onClick={() => add({ ingredient: '', country: 'CH' })}>
        {words.addOrigin}
      </Button>
    </fieldset>
  )
}
