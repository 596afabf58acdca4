import MiniSearch from 'minisearch'
import { type EverydayWords, meaningOf, withPhrases } from './everyday-words'
import { stemOf, wordsOf } from './folded-words'

export interface SearchedDish {
  id: string
  name: string
  /** In other languages. */
  otherNames: string
  category: string
  marks?: string
  text?: string
  /** Its options: a word that is nowhere else may be one. */
  choices?: string
}

const boost = { lead: 1, name: 8, category: 4, marks: 4, text: 1 }
export const inChoices = { fields: ['choices'] }
// No length is punished: what a dish is called in more languages makes it no worse.
const bm25 = { k: 1.2, b: 0, d: 0.5 }

export function indexMenu(dishes: readonly SearchedDish[], everyday: EverydayWords): MiniSearch {
  const names = dishes.flatMap(({ name }) => wordsOf(name)).filter((word) => !everyday.meanings.has(word))
  const parts = new Set([...everyday.parts, ...names])
  const ranking = new MiniSearch({
    fields: [...Object.keys(boost), ...inChoices.fields],
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term], fields: Object.keys(boost), bm25, boost },
  })
  const known = new Map<string, string[]>()
  const knownTerms = (word: string) => {
    const terms = known.get(word) ?? termsOf(word, parts, everyday)
    known.set(word, terms)
    return terms
  }
  ranking.addAll(dishes.map((dish) => indexed(dish, everyday, knownTerms)))
  return ranking
}

/** Each term only in the first of the fields: a dish that says «Brot» in its name and its text is no better. */
function indexed(dish: SearchedDish, everyday: EverydayWords, knownTerms: (word: string) => string[]) {
  const seen = new Set<string>()
  const unseen = (terms: string[]) => terms.filter((term) => !seen.has(term) && seen.add(term)).join(' ')
  const termsIn = (text = '') => withPhrases(wordsOf(text), everyday).flatMap(knownTerms)
  const [first = ''] = withPhrases(wordsOf(dish.name), everyday)
  return {
    id: dish.id,
    lead: knownTerms(first).join(' '),
    name: unseen(termsIn(`${dish.name} ${dish.otherNames}`)),
    category: unseen(termsIn(dish.category)),
    marks: unseen(termsIn(dish.marks)),
    text: unseen(termsIn(dish.text)),
    choices: unseen(termsIn(dish.choices)),
  }
}

/** The word itself, what else is in it, and what they mean. */
function termsOf(word: string, parts: ReadonlySet<string>, everyday: EverydayWords): string[] {
  const inside = partsOf(word, parts, everyday)
  const written = [word, ...inside.filter((part) => !isEveryday(part, everyday))]
  return [
    ...written.flatMap((each) => formsOf(each, everyday)),
    ...[word, ...inside].flatMap((each) => meant(each, everyday)),
  ]
}

/** The stem of an everyday word may be another one: Beeren is no beer. */
function formsOf(word: string, everyday: EverydayWords): string[] {
  return isEveryday(word, everyday) ? [word] : [word, stemOf(word)]
}

function meant(word: string, everyday: EverydayWords): string[] {
  const { same, wider } = meaningOf(word, everyday)
  return [...same, ...wider.map(asKindOf)]
}

function isEveryday(word: string, { meanings }: EverydayWords): boolean {
  return (meanings.get(word)?.same ?? []).length > 0
}

export function asKindOf(meaning: string): string {
  return `<${meaning}`
}

const shortestPart = 4

/** The longest known end and beginning: the salad of Rüeblisalat, but no wine of Schwein, and no cheese of Cheeseburger. */
function partsOf(word: string, parts: ReadonlySet<string>, everyday: EverydayWords): string[] {
  // What is without something is not made of it.
  if (word.endsWith('frei')) return []
  const places = placesIn(word)
  const end = places.map((place) => word.slice(place)).find((part) => parts.has(part))
  const beginning = places.map((place) => word.slice(0, place)).findLast((part) => parts.has(part))
  return [end, isEveryday(word, everyday) ? undefined : beginning].filter((part) => part !== undefined)
}

/** Where a word may be two. */
export function placesIn(word: string): number[] {
  return Array.from({ length: Math.max(0, word.length - 2 * shortestPart + 1) }, (_, nth) => nth + shortestPart)
}
