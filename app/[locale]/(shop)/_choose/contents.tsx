import { fill, ownValue } from '@/lib/i18n/fill'
import { formatVolume } from '@/lib/i18n/format'
import { factsOf, originsInWords } from '@/lib/menu/items/facts-of'
import { allergensOf } from '@/lib/menu/options/option-group'
import { volumeOf } from '@/lib/menu/options/unit-price'
import type { AskedItem } from './asked-item'
import type { ChooseWords } from './choose-words'
import { minimumAgeOf } from './chosen-line'
import type { Choice } from './use-choice'

interface Props {
  item: AskedItem
  choice: Pick<Choice, 'chosen'>
  words: ChooseWords
}

/** The declarations of the dish as it is chosen. */
export function Contents({ item, choice, words }: Props) {
  const age = minimumAgeOf(item, choice)
  const volumeMl = volumeOf(item, choice.chosen)
  const { origins, methods } = factsOf(item, choice.chosen)
  const nameOf = (ingredient: string) => ownValue(words.ingredientNames, ingredient) ?? ingredient
  const entries = [
    [words.volume, volumeMl === null ? '' : formatVolume(volumeMl, words.language)],
    [words.origins, originsInWords(origins, { language: words.language, nameOf })],
    [words.methods, methods.map((method) => words.methodNames[method]).join('; ')],
    [`${age}+`, age > 0 ? fill(words.minimumAge, { age }) : ''],
  ].filter(([, text]) => text !== '')
  return (
    <dl className="text-sm" aria-live="polite">
      <dt className="font-semibold">{words.allergens}</dt>
      <dd>{allergensInWords(allergensOf(item, choice.chosen), words)}</dd>
      {entries.map(([term, text]) => (
        <div key={term} className="mt-2">
          <dt className="font-semibold">{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function allergensInWords(allergens: ReturnType<typeof allergensOf>, words: ChooseWords): string {
  if (allergens === null) return words.allergensUnknown
  if (allergens.length === 0) return words.noAllergens
  return allergens.map((allergen) => words.allergenNames[allergen]).join(', ')
}
