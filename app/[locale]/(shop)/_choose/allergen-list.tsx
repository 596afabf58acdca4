import { Fragment } from 'react'
import { languageFacts, shopLanguage } from '@/lib/i18n/language'
import type { AllergenNames } from '@/lib/i18n/official-allergen-names'
import type { Allergen } from '@/lib/menu/limits'

interface AllergenListProps {
  allergens: readonly Allergen[]
  names: AllergenNames
  /** In an official language; null: `names` are. */
  officialNames: AllergenNames | null
}

export function AllergenList({ allergens, names, officialNames }: AllergenListProps) {
  return allergens.map((allergen, index) => (
    <Fragment key={allergen}>
      {index > 0 && ', '}
      {names[allergen]}
      {officialNames && (
        <small lang={languageFacts[shopLanguage].tag} className="text-ink-soft">
          {` ${officialNames[allergen]}`}
        </small>
      )}
    </Fragment>
  ))
}
