import { fill } from '@/lib/i18n/fill'
import { allergensOf } from '@/lib/menu/options/allergens-of'
import { AllergenList } from './allergen-list'
import type { AskedItem } from './asked-item'
import { minimumAgeOf } from './chosen-line'
import type { ChooseWords } from './choose-words'
import type { Choice } from './use-choice'

/** What the law wants to be said about the dish as it is chosen. */
export function Contents({ item, choice, words }: { item: AskedItem; choice: Choice; words: ChooseWords }) {
  const age = minimumAgeOf(item, choice)
  const allergens = allergensOf(item, choice.chosen)
  return (
    <dl className="text-sm" aria-live="polite">
      <dt className="font-semibold">{words.allergens}</dt>
      <dd>
        <Allergens allergens={allergens} words={words} />
      </dd>
      {age > 0 && (
        <>
          <dt className="mt-2 font-semibold">{`${age}+`}</dt>
          <dd>{fill(words.minimumAge, { age })}</dd>
        </>
      )}
    </dl>
  )
}

function Allergens({ allergens, words }: { allergens: ReturnType<typeof allergensOf>; words: ChooseWords }) {
  if (allergens === null) return words.allergensUnknown
  if (allergens.length === 0) return words.noAllergens
  return <AllergenList allergens={allergens} names={words.allergenNames} officialNames={words.officialNames} />
}
