import MiniSearch from 'minisearch'
import { type EverydayWords, meaningOf, withPhrases } from './everyday-words'
import { foldedWords, stemOf, wordsOf } from './folded-words'
import { isThing, ownWordFor, wishOf } from './negations'

export interface SearchedDish {
  id: string
  name: string
  /** In other languages. */
  otherNames: string
  category: string
  marks?: string
  text?: string
  /** Of what it is made, which only keeps it from who wants none of that. */
  madeOf?: string
  /** Null: not declared; absent where allergens are not asked. */
  allergens?: readonly string[] | null
  /** Its options: a word that is nowhere else may be one. */
  choices?: string
}

const boost = { lead: 1, name: 8, category: 4, marks: 4, text: 1 }
export const inChoices = { fields: ['choices'] }
/** What it is called and sold as, rather than what its description mentions. */
export const inNames = { fields: ['name', 'category', 'marks'] }
export const inLead = { fields: ['lead'] }
export const anywhere = { fields: [...Object.keys(boost), 'madeOf'] }
// No length is punished: what a dish is called in more languages makes it no worse.
const bm25 = { k: 1.2, b: 0, d: 0.5 }

export function indexMenu(dishes: readonly SearchedDish[], everyday: EverydayWords): MiniSearch {
  const names = dishes.flatMap(({ name }) => wordsOf(name)).filter((word) => !everyday.meanings.has(word))
  const parts = new Set([...everyday.parts, ...names])
  const ranking = new MiniSearch({
    fields: [...anywhere.fields, ...inChoices.fields],
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
  const termsIn = (text = '') => saidOf(text, everyday).flatMap(knownTerms)
  const [first = ''] = withPhrases(wordsOf(dish.name), everyday)
  return {
    id: dish.id,
    lead: knownTerms(first).join(' '),
    name: unseen(termsIn(`${dish.name} ${dish.otherNames}`)),
    category: unseen(termsIn(dish.category)),
    marks: unseen(termsIn(dish.marks)),
    text: unseen(termsIn(dish.text)),
    madeOf: unseen(termsIn(dish.madeOf)),
    choices: unseen(termsIn(dish.choices)),
  }
}

/** A burger without onions is not found by them. */
function saidOf(text: string, everyday: EverydayWords): string[] {
  return text.split(/[,.;:()]/).flatMap((part) => {
    const { wanted, unwanted } = wishOf(part, everyday)
    const others = unwanted.flatMap(({ words }) => [
      saidWithout(words),
      ...[ownWordFor(words, everyday) ?? []].flat(),
      ...words.filter((word) => !isThing(word, everyday)),
    ])
    return [...withPhrases(foldedWords(wanted), everyday), ...others]
  })
}

/** The term of what a dish says it is without. */
export function saidWithout(phrase: string[]): string {
  return `-${phrase.join('')}`
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
