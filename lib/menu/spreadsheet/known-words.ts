import { languages } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { allergens, dietaryTags, vatClasses, type Allergen, type DietaryTag, type VatClass } from '../limits'
import { plainWord } from './plain-word'

// Beside the names that the office shows in its four languages.
const allergenWords: Record<Allergen, string> = {
  gluten: 'Weizen, Roggen, Gerste, Dinkel, Hafer, glutenhaltiges Getreide, wheat, blé, frumento',
  crustaceans: 'Krustentiere, Krebse, Crevetten, Garnelen, shellfish',
  eggs: 'Ei, egg, œuf, uovo',
  fish: 'Fische',
  peanuts: 'Erdnuss, peanut, cacahuète, cacahuètes, arachide',
  soy: 'Sojabohnen, soya, soja, soia',
  milk: 'Laktose, Lactose, lattosio, Milchprodukte',
  nuts: 'Nüsse, Nuss, Schalenfrüchte, Hartschalenobst, Mandeln, Haselnüsse, Baumnüsse, nuts, noix, noci',
  celery: 'Knollensellerie',
  mustard: 'Senfkörner',
  sesame: 'Sesamsamen',
  sulphites: 'Sulfit, Schwefeldioxid, SO2, sulfites',
  lupin: 'Lupine',
  molluscs: 'Muscheln, Mollusken',
}

const tagWords: Record<DietaryTag, string> = {
  vegetarian: 'vegi, veggie, vegetarisch, végé',
  vegan: 'vegane',
  spicy: 'pikant, hot, épicé, piccante',
  halal: 'hallal',
  gluten_free: 'ohne Gluten',
  lactose_free: 'ohne Laktose',
}

const vatWords: Record<VatClass, string> = {
  reduced: '2.6, 2.6 %, 0.026, reduziert, Essen, Speisen, food, réduit, ridotta, ridotto',
  standard: '8.1, 8.1 %, 0.081, normal, Normalsatz, Alkohol, alcohol, alcool, standard, normale',
  none: '0, 0 %, keine, Pfand, Gutschein, ohne MWST, none, aucune, nessuna',
}

type NamesKey = 'allergenNames' | 'tagNames' | 'vatNames'

function dictionary<Word extends string>(
  known: readonly Word[],
  names: NamesKey,
  more: Record<Word, string>,
): ReadonlyMap<string, Word> {
  const shown = languages.map((language) => texts(language).admin.menu[names] as Record<Word, string>)
  const wordsFor = (word: Word) => [
    word,
    ...shown.flatMap((labels) => spellings(labels[word])),
    ...more[word].split(', '),
  ]
  return new Map(known.flatMap((word) => wordsFor(word).map((said) => [plainWord(said), word] as const)))
}

/** "Hartschalenobst (Nüsse)" is also each of the two. */
function spellings(name: string): string[] {
  return [name, ...name.split(/[()/,]/)].filter((part) => part.trim() !== '')
}

export const allergenOf = dictionary(allergens, 'allergenNames', allergenWords)
export const tagOf = dictionary(dietaryTags, 'tagNames', tagWords)
export const vatClassOf = dictionary(vatClasses, 'vatNames', vatWords)

const noneWords = new Set([
  '',
  'keine',
  'keines',
  'kein',
  'nichts',
  'none',
  'no',
  'nein',
  'aucun',
  'aucune',
  'nessuno',
  'nessuna',
])

/** "-" too: as a statement, where a list can be one. */
export function saysNone(cell: string): boolean {
  return noneWords.has(plainWord(cell))
}
