import { Chip } from '@/app/_ui/button'
import { Icon } from '@/app/_ui/icon'
import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'
import type { Found } from '@/lib/menu/search/menu-search'
import type { Allergen } from '@/lib/menu/limits'
import { avoidAllergens, useAvoided } from '../_diet/diet-control'

export type LeftOutWords = Pick<Texts['menu'], 'leftOut' | 'unsaid' | 'filterInstead' | 'allergenNames'>

/** A search for what is without something says what it did, and that an allergy has a filter. */
export function LeftOut({ answer, words }: { answer: Found; words: LeftOutWords }) {
  const { without, unsaid, allergens } = answer
  const avoided = useAvoided()
  const said = without.filter((word) => !unsaid.includes(word))
  const missing = allergens.filter((allergen) => !avoided.includes(allergen))
  if (without.length === 0) return null
  return (
    <div className="page flex flex-wrap items-center gap-x-4 gap-y-2 pt-3 text-sm">
      <p role="status">
        {said.length > 0 && <span>{`${fill(words.leftOut, { words: said.join(', ') })} `}</span>}
        {unsaid.length > 0 && <span>{fill(words.unsaid, { words: unsaid.join(', ') })}</span>}
      </p>
      {missing.length > 0 && (
        <Chip className="max-w-full gap-2 whitespace-normal!" onClick={() => avoidAllergens(missing)}>
          <Icon name="filter" />
          {fill(words.filterInstead, { allergens: namesOf(missing, words).join(', ') })}
        </Chip>
      )}
    </div>
  )
}

function namesOf(allergens: readonly Allergen[], { allergenNames }: LeftOutWords): string[] {
  return allergens.map((allergen) => allergenNames[allergen])
}
