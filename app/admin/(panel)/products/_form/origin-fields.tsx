import { Button } from '@/app/_ui/button'
import { CheckField, Field } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import { longestIngredient } from '@/lib/menu/limits'
import type { Origin } from '@/lib/menu/item-fields'
import { useRows } from '../../../_client/use-rows'
import { ListError } from '../../../_form/edit-form'
import { useWords } from '../../../_client/admin-words'
import type { EditedItem } from './edited-item'

interface OriginFieldsProps {
  item: EditedItem | null
}

export function OriginFields({ item }: OriginFieldsProps) {
  const words = useWords('menu')
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{words.origins}</legend>
      <CheckField name="origin_required" label={words.originRequired} defaultChecked={item?.origin_required} />
      <OriginRows origins={item?.origins ?? []} field="origins" />
    </fieldset>
  )
}

interface OriginRowsProps {
  origins: readonly Origin[]
  /** Prefix of its inputs' names, where a form has several. */
  prefix?: string
  /** The list's path in a refusal. */
  field: string
}

/** Read with rowsOf(): `origin_ingredient` and `origin_country` belong together. */
export function OriginRows({ origins, prefix = '', field }: OriginRowsProps) {
  const words = useWords('menu')
  const { rows, add, remove } = useRows(origins)
  return (
    <>
      {rows.map(({ id, value }, index) => (
        <div key={id} className="mb-3 flex flex-wrap items-end gap-3">
          <Field
            name={`${prefix}origin_ingredient`}
            id={`${prefix}ingredient-${id}`}
            data-field={`${field}.${index}.ingredient`}
            label={words.ingredient}
            defaultValue={value.ingredient}
            maxLength={longestIngredient}
            required
            className="grow"
          />
          <Field
            name={`${prefix}origin_country`}
            id={`${prefix}country-${id}`}
            data-field={`${field}.${index}.country`}
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
            onClick={() => remove(id)}
          >
            <span aria-hidden>×</span>
          </Button>
        </div>
      ))}
      <ListError of={field} className="mb-2 text-sm" />
      <Button look="plain" onClick={() => add({ ingredient: '', country: 'CH' })}>
        {words.addOrigin}
      </Button>
    </>
  )
}
