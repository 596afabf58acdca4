import { CheckField } from '@/app/_ui/field'
import { dietaryTags } from '@/lib/menu/vocabulary'
import { useWords } from '../../../_client/admin-words'
import { DeclarationFold } from './declaration-fold'
import type { EditedItem } from './edited-item'
import { OriginFields } from './origin-fields'

interface DeclarationFieldsProps {
  item: EditedItem | null
  fieldErrors: Record<string, string>
}

/** Folded for a new menu item, so that the specified form stays short. */
export function DeclarationFields({ item, fieldErrors }: DeclarationFieldsProps) {
  const words = useWords('menu')
  return (
    <DeclarationFold
      label={words.more}
      isOpen={item !== null}
      declared={item}
      volumeField="volume_ml"
      volumeError={fieldErrors.volume_ml}
      className="mt-5"
    >
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
    </DeclarationFold>
  )
}
