import { type Language, languages, shopLanguage } from '@/lib/i18n/language'
import { readTypedAmount } from '@/lib/platform/values/money'
import { longestOptionName } from '../limits'
import { mostSheetColumns } from './limits'
import type { SheetRow } from './read-rows'
import { isDay } from './made-a-day'
import { plainWord } from './plain-word'

const ownMeanings = [
  'ignore',
  'category',
  'name',
  'description',
  'price',
  'size_price',
  'size',
  'allergens',
  'tags',
  'origins',
  'vat_class',
  'minimum_age',
  'volume_ml',
  'points',
  'available',
] as const

type OwnMeaning = (typeof ownMeanings)[number]
export type Meaning = OwnMeaning | `${'name' | 'description'}_${Language}`

/** What a column of an owner's table can be. Several may be the price of a size, or its name where each size has a row. */
export const meanings: readonly Meaning[] = [
  ...ownMeanings,
  ...languages.map((language) => `name_${language}` as const),
  ...languages.filter((language) => language !== shopLanguage).map((language) => `description_${language}` as const),
]

/** In the four languages of the office, as `plainWord` writes them. */
const headings: Partial<Record<OwnMeaning, string>> = {
  category: 'Kategorie, Warengruppe, Gruppe, Rubrik, category, section, group, catégorie, rubrique, categoria, sezione',
  name: 'Name, Gericht, Produkt, Artikel, Bezeichnung, Speise, Titel, dish, item, product, title, nom, plat, produit, article, désignation, nome, piatto, prodotto, articolo, Name des Gerichts, Artikelname, Produktname',
  description:
    'Beschreibung, Beschrieb, Zutaten, Details, Text, description, ingredients, ingrédients, descrizione, ingredienti',
  price: 'Preis, Betrag, Verkaufspreis, VK, CHF, price, amount, prix, montant, prezzo, importo',
  size: 'Grösse, Grössen, Variante, Variation, Variation Name, size, variant, taille, variante, formato, taglia, misura',
  allergens: 'Allergene, Allergen, Allergens, allergènes, allergeni',
  tags: 'Ernährung, Merkmale, Eigenschaften, Kennzeichen, tags, labels, diet, régime, alimentation, étiquettes, dieta, alimentazione, etichette',
  origins: 'Herkunft, origin, provenance, origine, provenienza',
  vat_class: 'MWST, MWST-Satz, Mehrwertsteuer, VAT, VAT rate, TVA, taux de TVA, IVA, aliquota IVA',
  minimum_age: 'Mindestalter, Alter, minimum age, age, âge minimum, âge, età minima, età',
  volume_ml:
    'ml, Menge in ml, Inhalt, Volumen, Getränkemenge, Getränkemenge in ml, volume, volume in ml, contenance, contenuto, volume en ml',
  points: 'Punkte, Küchenpunkte, Aufwand, points, kitchen points, effort, punti, lavoro',
  available: 'Im Verkauf, Verfügbar, Aktiv, available, on sale, active, en vente, disponible, in vendita, disponibile',
}

const meaningOf = new Map(
  Object.entries(headings).flatMap(([meaning, words]) =>
    words.split(', ').map((word) => [plainWord(word), meaning as Meaning] as const),
  ),
)

const priceWords = 'preis|price|prix|prezzo|chf'
const priceWord = new RegExp(`\\b(?:${priceWords})\\b`)
const fillers = new Set('auf in en chf fr sfr inkl incl mwst tva iva vat'.split(' '))

/** With its rows, a column of prices below a size is the price of it. */
export function guessedColumns(cells: readonly string[], rows: readonly SheetRow[] = []): Meaning[] {
  const taken = new Set<Meaning>()
  return cells.map((heading, at) => {
    const isOfSize = (isSize(heading) || isDay(heading)) && holdsPrices(rows, at)
    const meaning = isOfSize ? 'size_price' : guessOf(heading)
    if (taken.has(meaning)) return 'ignore'
    if (!repeatable.has(meaning)) taken.add(meaning)
    return meaning
  })
}

/** What may stand over several columns. */
export const repeatable: ReadonlySet<Meaning> = new Set(['ignore', 'size_price', 'size'])

function guessOf(heading: string): Meaning {
  const word = plainWord(heading)
  const known = meaningOf.get(word) ?? inLanguage(word) ?? meaningOf.get(withoutFillers(word))
  if (known) return known
  return priceWord.test(word) && !otherPrices.test(word) ? 'size_price' : 'ignore'
}

/** What the guest does not pay, or not always. */
const otherPrices = /\b(?:sale|cost|purchase|compare|einkauf|aktion|alt|alter|old|unit)\b/

const sizeWords = new Set(
  (
    'klein gross grosse mittel normal mini midi maxi familie familien family party kinder halb halbe ganz ganze small medium large big regular ' +
    'half full whole single double triple s m l xl xxl petit petite moyen moyenne grand grande normale piccolo piccola medio media ' +
    'glas flasche karaffe tasse kanne stange portion stuck verre bouteille bicchiere bottiglia'
  ).split(' '),
)

/** "30 cm", "3 dl", "gross", "klein (26 cm)". */
function isSize(heading: string): boolean {
  const word = plainWord(heading)
  const units = word.replace(/\b\d+(?: \d+)? ?(?:cm|dl|cl|ml|l|liter|g|gr|kg|stk|stuck|st|pcs|er|pers|personen)\b/g, '')
  const words = units.split(' ').filter((part) => part !== '' && part !== 'ø')
  return word !== '' && words.every((part) => sizeWords.has(part)) && (units !== word || words.length > 0)
}

function holdsPrices(rows: readonly SheetRow[], at: number): boolean {
  const cells = rows.slice(0, 200).map(({ cells: all }) => all[at] ?? '')
  const filled = cells.filter((cell) => cell !== '')
  return filled.length > 0 && filled.filter((cell) => 'rappen' in readTypedAmount(cell)).length >= filled.length * 0.8
}

function withoutFillers(word: string): string {
  return word
    .split(' ')
    .filter((part) => !fillers.has(part))
    .join(' ')
}

/** "Name (englisch)", "name_en", "Description en français". */
function inLanguage(word: string): Meaning | undefined {
  const parts = word.split(' ')
  const language = languageCalled(parts.at(-1) ?? '')
  const base = meaningOf.get(withoutFillers(parts.slice(0, -1).join(' ')))
  if (!language || (base !== 'name' && base !== 'description')) return undefined
  return meanings.find((meaning) => meaning === `${base}_${language}`) ?? base
}

const languageOf = new Map(
  languages.flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'language' })
    return languages.map((code) => [plainWord(names.of(code) ?? code), code] as const)
  }),
)

function languageCalled(word: string): Language | undefined {
  return languages.find((code) => word === code) ?? languageOf.get(word)
}

const mostRowsAbove = 10

/** Above it may stand the name of the restaurant: the first row with two known headings, else with two cells. */
export function headingRow(rows: readonly SheetRow[]): number {
  const above = rows.slice(0, mostRowsAbove).map(({ cells }) => cells)
  const known = above.findIndex((cells) => knownIn(cells) >= 2)
  const filled = above.findIndex((cells) => cells.filter((cell) => cell !== '').length >= 2)
  return Math.max(0, known < 0 ? filled : known)
}

/** How many a heading row has, if there is one. */
export function mostHeadings(records: readonly string[][]): number {
  const most = Math.max(0, ...records.slice(0, mostRowsAbove).map(knownIn))
  return most >= 2 ? most : 0
}

function knownIn(cells: readonly string[]): number {
  const cut = cells.slice(0, mostSheetColumns)
  return guessedColumns(cut).filter((meaning, at) => meaning !== 'ignore' || isSize(cut[at] ?? '')).length
}

/** "Preis gross (CHF)" is the price of "Gross". */
export function sizeNameOf(heading: string): string {
  const name = heading
    .replace(new RegExp(`(?<!\\p{L})(?:${priceWords})(?!\\p{L})`, 'giu'), ' ')
    .replace(/[()[\]:;\p{C}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s–-]+|[\s–-]+$/g, '')
  const text = (name || heading).slice(0, longestOptionName)
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
