import type MiniSearch from 'minisearch'
import type { Query } from 'minisearch'
import { type EverydayWords, meaningOf } from './everyday-words'
import { stemOf } from './folded-words'
import { asKindOf, inChoices, placesIn, type SearchedDish } from './menu-index'

const asSynonym = 0.7
const asKind = 0.3

export interface MenuIndex {
  ranking: MiniSearch
  dishes: readonly SearchedDish[]
  /** Of offered languages, while a menu has words of all: Quattro Formaggi. */
  everyday: EverydayWords
  /** What somebody wants none of is understood in every language. */
  everyLanguage: EverydayWords
}

/** The library multiplies by the count of found words: a dish that is called in many ways would win. */
export function idsOf({ ranking }: MenuIndex, query: Query): string[] {
  const all = ranking.search(query).map(({ id, score, queryTerms }) => ({ id, score: score / queryTerms.length }))
  return all.toSorted((one, other) => other.score - one.score).map(({ id }) => String(id))
}

export function anyOf(queries: Query[]): Query {
  return { combineWith: 'OR', queries }
}

export function exactly(words: Iterable<string>, weight = 1): Query {
  return { combineWith: 'OR', queries: [...words], boostTerm: () => weight }
}

/** An everyday word is whole, and any other may be just begun; only what fits nothing is a compound or a slip. */
export function meant(word: string, index: MenuIndex): Query {
  const query = isEveryday(word, index)
    ? whole(word, index)
    : anyOf([{ queries: [word], prefix: true }, exactly([stemOf(word)], asSynonym)])
  if (isFound(query, index)) return query
  const chosen: Query = { combineWith: 'OR', queries: [query], ...inChoices }
  if (isEveryday(word, index) || isFound(chosen, index)) return chosen
  const others = [...index.everyday.meanings.atPrefix(word).keys()]
  if (others.length > 0) return anyOf(others.map((other) => whole(other, index)))
  return inTwo(word, index) ?? anyOf(slipsOf(word, index).map((other) => whole(other, index)))
}

export function whole(word: string, index: MenuIndex): Query {
  const { same } = meaningOf(word, index.everyday)
  if (same.length === 0) return exactly(new Set([word, stemOf(word)]))
  return anyOf([exactly([word]), exactly(same, asSynonym), exactly(same.map(asKindOf), asKind)])
}

export function isEveryday(word: string, { everyday }: MenuIndex): boolean {
  return meaningOf(word, everyday).same.length > 0
}

export function isFound(query: Query, { ranking }: MenuIndex): boolean {
  return ranking.search(query).length > 0
}

/** «Limmatburger» for «Limmat Burger». */
function inTwo(word: string, index: MenuIndex): Query | undefined {
  const queries = placesIn(word)
    .map((place) => [word.slice(0, place), word.slice(place)].map((part) => whole(part, index)))
    .find((parts) => parts.every((part) => isFound(part, index)))
  return queries && { combineWith: 'AND', queries }
}

const shortestWithSlip = 4
const shortestWithTwo = 8

/** The nearest words: two letters swapped, then one wrong, in long ones two; the first letter is seldom wrong. */
function slipsOf(word: string, index: MenuIndex): string[] {
  if (word.length < shortestWithSlip || /[^\p{L}]/u.test(word)) return []
  const swapped = Array.from({ length: word.length - 2 }, (_, nth) => withSwapped(word, nth + 1))
  const known = swapped.filter((other) => isEveryday(other, index) || isFound(exactly([other]), index))
  if (known.length > 0) return known
  return (
    [1, ...(word.length < shortestWithTwo ? [] : [2])].map((most) => wordsNear(word, most, index)).find(isAny) ?? []
  )
}

function withSwapped(word: string, place: number): string {
  return word.slice(0, place) + word.charAt(place + 1) + word.charAt(place) + word.slice(place + 2)
}

function wordsNear(word: string, most: number, { ranking, everyday }: MenuIndex): string[] {
  const onMenu = ranking.search({ queries: [word], fuzzy: most }).flatMap(({ terms }) => terms)
  const near = new Set([...everyday.meanings.fuzzyGet(word, most).keys(), ...onMenu])
  return [...near].filter((other) => other[0] === word[0])
}

function isAny(words: string[]): boolean {
  return words.length > 0
}
