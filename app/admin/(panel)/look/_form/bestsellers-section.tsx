import { useState } from 'react'
import { Button } from '@/app/_ui/button'
import { Field, Select } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import { mostChosenItems } from '@/lib/shop/limits'
import { bestsellerKinds, type BestsellerKind } from '@/lib/shop/look/look'
import type { LookView } from '@/lib/shop/look/schema'
import { useWords } from '../../../_client/admin-words'
import { useRows } from '../../../_client/use-rows'
import type { Named } from './sent-look'
import { Section } from './look-fields'

interface Props {
  look: LookView
  dishes: readonly Named[]
}

export function BestsellersSection({ look, dishes }: Props) {
  const words = useWords('look')
  const [kind, setKind] = useState<BestsellerKind>(look.bestsellers)
  const names = look.chosen_items.flatMap((id) => dishes.find((dish) => dish.id === id)?.name ?? [])
  const { rows, add, remove } = useRows(names)
  return (
    <Section title={words.bestsellers} lead={words.bestsellersLead}>
      <Select
        name="bestsellers"
        label={words.bestsellerKind}
        value={kind}
        onChange={({ currentTarget }) => setKind(bestsellerKinds.find((each) => each === currentTarget.value) ?? kind)}
      >
        {bestsellerKinds.map((each) => (
          <option key={each} value={each}>
            {words.bestsellerKinds[each]}
          </option>
        ))}
      </Select>
      <datalist id="dishes">
        {dishes.map(({ id, name }) => (
          <option key={id} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <div className={kind === 'chosen' ? 'mt-3 grid gap-2' : 'hidden'}>
        {rows.map(({ id, value }, index) => (
          <div key={id} className="flex items-end gap-2">
            <Field
              name="chosen_item"
              id={`chosen-${id}`}
              label={fill(words.dishNumber, { number: index + 1 })}
              list="dishes"
              defaultValue={value}
              data-field={`chosen_items.${index}`}
              className="grow"
            />
            <Button look="plain" aria-label={fill(words.dishRemove, { number: index + 1 })} onClick={() => remove(id)}>
              <span aria-hidden>×</span>
            </Button>
          </div>
        ))}
        {rows.length < mostChosenItems && (
          <Button look="plain" onClick={() => add('')} className="justify-self-start">
            {words.addDish}
          </Button>
        )}
      </div>
    </Section>
  )
}
