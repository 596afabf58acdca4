import type { Query } from 'minisearch'
import { type Language, languages } from '@/lib/i18n/language'
import type { Allergen } from '../limits'
import { allergensMeant, everydayWords, inPhrases, meaningOf } from './everyday-words'
import { foldedWords, isSmall, stemOf, wordsOf } from './folded-words'
import { anywhere, asKindOf, indexMenu, inLead, inNames, saidWithout, type SearchedDish } from './menu-index'
import { isDiet, isThing, ownWordFor, type Unwanted, type Wish, wishOf } from './negations'
import { anyOf, exactly, idsOf, isEveryday, isFound, meant, type MenuIndex, whole } from './word-query'

export interface Found {
  /** The best first. */
  ids: string[]
  /** No dish has all words that were typed. */
  isPartial: boolean
  /** Without a dish: those that come nearest to what was typed. */
  near: string[]
  /** What was left out, as it was typed. */
  without: string[]
  /** Of those: what the menu says of no dish, so that nobody knows. */
  unsaid: string[]
  /** Allergens among what was left out, for which there is the filter. */
  allergens: Allergen[]
}

export interface OwnWords {
  /** Groups of words, one on a line. */
  ownersText: string
  offered: readonly Language[]
}

/** The menu is indexed when something is typed first. Null where nothing was. */
export function menuSearch(dishes: readonly SearchedDish[], { ownersText, offered }: OwnWords) {
  let index: MenuIndex | undefined
  return (typed: string): Found | null => {
    if (wordsOf(typed).length === 0) return null
    index ??= indexed(dishes, { ownersText, offered })
    return found(typed, index)
  }
}

function indexed(dishes: readonly SearchedDish[], { ownersText, offered }: OwnWords): MenuIndex {
  const everyLanguage = everydayWords(ownersText, languages)
  const ranking = indexMenu(dishes, everyLanguage)
  return { ranking, dishes, everyday: everydayWords(ownersText, offered), everyLanguage }
}

function found(typed: string, index: MenuIndex): Found {
  const wish = wishOf(typed, index.everyLanguage)
  const every = { ...index, everyday: index.everyLanguage }
  const names = wish.unwanted.filter((each) => isInName(each, every))
  const unwanted = wish.unwanted.filter((each) => !names.includes(each))
  const own = unwanted.flatMap(({ words }) => ownWordFor(words, every.everyday) ?? [])
  const leftOut = unwanted
    .filter(({ words }) => !ownWordFor(words, every.everyday))
    .map((each) => ({ ...each, ids: heldBy(each, every) }))
  const out = new Set(leftOut.flatMap(({ ids }) => [...ids]))
  const strict = [...own.map((word) => whole(word, every)), ...names.map(({ words }) => named(words))]
  const isUnsaid = ({ words, ids }: (typeof leftOut)[number]) =>
    ids.size === 0 && !isThing(words.join(' '), every.everyday)
  return {
    ...wanted({ words: wantedWords(wish, index), strict, isLeft: (id) => !out.has(id) }, index),
    without: unwanted.map((each) => each.typed),
    unsaid: leftOut.filter(isUnsaid).map((each) => each.typed),
    allergens: [...new Set(unwanted.flatMap(({ words }) => allergensMeant(words.join(' '))))],
  }
}

/** «Etwas ohne Fleisch» wants nothing that is called so. */
function wantedWords(wish: Wish, { everyday }: MenuIndex): string[] {
  const tokens = wish.unwanted.length > 0 ? wish.wanted.filter((token) => !isSmall(token)) : wish.wanted
  return inPhrases(foldedWords(tokens), everyday).map(joined)
}

/** «Sans Souci» is a dish. */
function isInName({ words }: Unwanted, index: MenuIndex): boolean {
  return !isThing(words.join(' '), index.everyday) && isFound(named(words), index)
}

function named(words: string[]): Query {
  return exactly([saidWithout(words)])
}

interface Wanted {
  words: string[]
  /** What every answer must fulfil. */
  strict: Query[]
  isLeft: (id: string) => boolean
}

function wanted({ words, strict, isLeft }: Wanted, index: MenuIndex): Pick<Found, 'ids' | 'isPartial' | 'near'> {
  const telling = withoutSizes(words)
  const queries = telling.map((word) => meant(word, index))
  if (queries.length + strict.length === 0) {
    return { ids: index.dishes.map(({ id }) => id).filter(isLeft), isPartial: false, near: [] }
  }
  const all = idsOf(index, { combineWith: 'AND', queries: [...strict, ...queries] }).filter(isLeft)
  if (all.length > 0) return { ids: sizedFirst(all, words, index), isPartial: false, near: [] }
  const wider = telling.flatMap((word) => meaningOf(word, index.everyday).wider)
  const near = idsOf(index, anyOf([exactly(wider), exactly(wider.map(asKindOf))]))
  return { ids: inPart({ words: telling, strict, isLeft }, index), isPartial: true, near: near.filter(isLeft) }
}

/** Half of the words at least, of which one is what a dish is called: who looks for Red Bull wants no red wine. */
function inPart({ words, strict, isLeft }: Wanted, index: MenuIndex): string[] {
  const isStrict = (word: string) => isDiet(word, index.everyday)
  const must = [...strict, ...words.filter(isStrict).map((word) => meant(word, index))]
  const others = words.filter((word) => !isStrict(word))
  const hits = others.map((word) => new Set(idsOf(index, meant(word, index))))
  const called = new Set(others.flatMap((word) => calledSo(word, index)))
  const musts = must.map((query) => new Set(idsOf(index, query)))
  const isNear = (id: string) => called.has(id) && 2 * hits.filter((ids) => ids.has(id)).length >= others.length
  const isEnough = (id: string) => (musts.length > 0 ? musts.every((ids) => ids.has(id)) : isNear(id))
  const queries: Query[] = [...must, ...others.map((word) => meant(word, index))]
  return idsOf(index, anyOf(queries)).filter((id) => isLeft(id) && isEnough(id))
}

/** Of a word that most dishes share, none. */
function calledSo(word: string, index: MenuIndex): string[] {
  const { fields } = isEveryday(word, index) ? inNames : inLead
  const ids = idsOf(index, { combineWith: 'OR', queries: [meant(word, index)], fields })
  return 2 * ids.length > index.dishes.length ? [] : ids
}

const sizes = new Set(
  `gross grosse grosser grosses grossen klein kleine kleiner kleines kleinen mittel mittlere large big small medium
  grand grande grands grandes petit petite petits petites moyen moyenne grandi piccolo piccola piccoli piccole`.split(
    /\s+/,
  ),
)

/** A size is chosen at the dish. */
function withoutSizes(words: string[]): string[] {
  const telling = words.filter((word) => !sizes.has(word))
  return telling.length > 0 ? telling : words
}

/** Where it is in the name, it is the dish itself: «Kleiner Salat». */
function sizedFirst(ids: string[], words: string[], index: MenuIndex): string[] {
  const queries = words.filter((word) => sizes.has(word)).flatMap((size) => [size, stemOf(size)])
  const sized = new Set(idsOf(index, { combineWith: 'OR', queries, fields: ['name'] }))
  return [...ids.filter((id) => sized.has(id)), ...ids.filter((id) => !sized.has(id))]
}

/** In doubt a dish is left out: by what it says, what it is made of, and what it declares or does not. */
function heldBy({ words }: Unwanted, index: MenuIndex): Set<string> {
  const word = joined(words)
  const queries: Query[] = [whole(word, index)]
  if (!isEveryday(word, index)) {
    const begun = [...index.everyday.meanings.atPrefix(word).keys()]
    queries.push(meant(word, index), ...begun.map((other) => whole(other, index)))
  }
  const avoided = allergensMeant(words.join(' '))
  const declared = avoided.length > 0 ? index.dishes.filter((dish) => isHeld(avoided, dish)) : []
  return new Set([...idsOf(index, { combineWith: 'OR', queries, ...anywhere }), ...declared.map(({ id }) => id)])
}

function isHeld(avoided: readonly string[], { allergens }: SearchedDish): boolean {
  return allergens === null || (allergens ?? []).some((allergen) => avoided.includes(allergen))
}

function joined(phrase: string[]): string {
  return phrase.join('')
}
