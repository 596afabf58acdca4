import { languages } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { allergens, dietaryTags, vatClasses, type Allergen, type DietaryTag, type VatClass } from '../limits'
import { plainWord } from './plain-word'

// Beside the names that the office shows in its four languages.
const allergenWords: Record<Allergen, string> = {
  gluten:
    'Getreide, glutenhaltiges Getreide, glutenhaltige Getreide, Weizen, Weizenmehl, Roggen, Gerste, Dinkel, Hafer, Emmer, Einkorn, Kamut, Grünkern, wheat, rye, barley, oats, spelt, cereals, cereals containing gluten, blé, seigle, orge, avoine, épeautre, céréales, céréales contenant du gluten, frumento, grano, segale, orzo, avena, farro, cereali, cereali contenenti glutine',
  crustaceans:
    'Krustentiere, Krebse, Crevetten, Garnelen, Shrimps, Scampi, Hummer, shellfish, crustacean, crevettes, gamberi',
  eggs: 'Ei, Hühnerei, Hühnereier, Eigelb, egg, œuf, uovo',
  fish: 'Fische, Lachs, Thon, Thunfisch, Sardellen, poissons, pesce',
  peanuts: 'Erdnuss, peanut, cacahuète, cacahuètes, arachide',
  soy: 'Sojabohne, Sojabohnen, soya, soja, soia, soybeans, soybean',
  milk: 'Laktose, Lactose, lattosio, Milchprodukte, Milcheiweiss, Milchzucker, Käse, Butter, Rahm, dairy, produits laitiers, latticini',
  nuts: 'Nüsse, Nuss, Schalenfrüchte, Schalenfrucht, Schalenobst, Hartschalenobst, Mandel, Mandeln, Haselnuss, Haselnüsse, Baumnüsse, Walnuss, Walnüsse, Pistazien, Cashew, Cashewnüsse, Pekannüsse, Paranüsse, Macadamia, nuts, tree nuts, almonds, hazelnuts, walnuts, noix, amandes, noisettes, noci, mandorle, nocciole, pistacchi',
  celery: 'Knollensellerie, Stangensellerie',
  mustard: 'Senfkörner',
  sesame: 'Sesamsamen, sesame seeds, graines de sésame, semi di sesamo',
  sulphites:
    'Sulfit, Schwefeldioxid, Schwefeldioxide, SO2, sulfites, sulphur dioxide, sulfur dioxide, anhydride sulfureux, anidride solforosa',
  lupin: 'Lupine, lupins',
  molluscs: 'Weichtier, Muscheln, Muschel, Mollusken, Tintenfisch, Calamari, mollusc',
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
  'keine allergene',
  'ohne allergene',
  'no allergens',
  'aucun allergene',
  'sans allergenes',
  'nessun allergene',
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

/** "-" too: as a statement, where a list can be one. "?" says nothing. */
export function saysNone(cell: string): boolean {
  return /^[-–—/\s]+$/.test(cell) || noneWords.has(plainWord(cell))
}
