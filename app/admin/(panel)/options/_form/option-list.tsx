import { Button } from '@/app/_ui/button'
import { mostOptionsOfGroup } from '@/lib/menu/limits'
import { placeIn } from '@/app/admin/_table/address'
import { useWords } from '../../../_client/admin-words'
import type { useRows } from '../../../_client/use-rows'
import { ListError } from '../../../_form/edit-form'
import { OptionFields } from './option-fields'
import type { OptionView, SentGroup } from './sent-group'
import type { SizeGroup } from './size-choice'

interface OptionListProps {
  list: ReturnType<typeof useRows<OptionView | null>>
  typed: SentGroup
  sizes: SizeGroup[]
}

export function OptionList({ list, typed, sizes }: OptionListProps) {
  const words = useWords('options')
  const { rows, add, remove, move, change } = list
  return (
    <fieldset className="mb-6">
      <legend className="mb-2 text-lg font-semibold">{words.optionsTitle}</legend>
      <ol className="divide-line border-line divide-y border-y">
        {rows.map((row, index) => (
          <OptionFields
            key={row.id}
            {...row}
            place={placeIn(rows, index)}
            name={typed.options[index]?.name || words.unnamed}
            sizes={sizes}
            moveBefore={(beforeId) => move(row.id, beforeId)}
            onState={(state) => change(row.id, row.value && { ...row.value, ...state })}
            remove={() => remove(row.id)}
          />
        ))}
      </ol>
      <ListError of="options" className="mt-2 text-sm" />
      {rows.length < mostOptionsOfGroup && (
        <Button look="plain" className="mt-3" onClick={() => add(null)}>
          {words.addOption}
        </Button>
      )}
    </fieldset>
  )
}
