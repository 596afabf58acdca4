import { fold } from '@/lib/platform/values/folded'
import {
  alcoholInGeneral,
  alcoholWords,
  containers,
  dishWords,
  drinkWords,
  falseFriends,
  foodWords,
  juices,
  madeWith,
  softWords,
  withoutAlcohol,
} from './alcohol-words'
import type { Phrases, Place } from './phrases'

export interface Alcohol {
  age: 16 | 18
  /** Else it comes with food: «Pizza + Bier». */
  isDrink: boolean
}

interface Named {
  name: string
  category: string
}

/** What the words of a dish and of its category say; null: no alcoholic drink. Words can err: it is only ever proposed. */
export function alcoholOf({ name, category }: Named): Alcohol | null {
  const text = plain(name)
  const sold = categoryOf(category)
  if (sold.isWithout || withoutAlcohol.test(text)) return null
  const words = wordsIn(text)
  const isDrink = sold.isDrinks || isAmount.test(text)
  const found = hitsIn(words, { isAmongDrinks: isDrink && !isOneOf(words, juices) })
  const isMixed = sold.isDrinks || isOneOf(words, softWords, juices)
  const drinks = isMixed ? found : found.filter((hit) => !isMadeWith(words, hit))
  const isFood =
    words.some((word) => dishWords.test(word)) || (!sold.isDrinks && isOneOf(without(words, found), foodWords))
  if (!isFood) return drinks.length > 0 ? { age: oldest(drinks), isDrink: true } : ofCategory(sold, words)
  const beside = found.filter(({ at }) => words[at - 1] === '+')
  return beside.length > 0 ? { age: oldest(beside), isDrink: false } : null
}

const isAmount = /\d ?(?:dl|cl|ml|l|liter|litre|litri)(?!\p{L})/u

interface Category {
  /** Of all that is in it. */
  age: 16 | 18 | null
  isDrinks: boolean
  isWithout: boolean
}

function categoryOf(category: string): Category {
  const parts = plain(category)
    .split(/ (?:\+|und|and|et|e|oder|or|ou) /)
    .filter(Boolean)
  const isWithout = parts.map((part) => withoutAlcohol.test(part))
  const ages = parts.map((part, at) => (isWithout[at] ? null : ageOfPart(wordsIn(part))))
  const named = ages.filter((age) => age !== null)
  return {
    age: named.length > 0 && named.length === parts.length ? (named.includes(18) ? 18 : 16) : null,
    isDrinks: named.length > 0 || parts.some((part) => isOneOf(wordsIn(part), drinkWords, softWords, juices)),
    isWithout: parts.length > 0 && isWithout.every(Boolean),
  }
}

function ageOfPart(words: readonly string[]): 16 | 18 | null {
  if (isOneOf(words, foodWords) || words.some((word) => dishWords.test(word))) return null
  const hits = hitsIn(words, { isAmongDrinks: isOneOf(words, drinkWords) })
  if (hits.length > 0) return oldest(hits)
  return words.some((word) => alcoholInGeneral.has(word)) ? 16 : null
}

/** What has no word of its own among such drinks is one too, like a wine by its grower, unless it is a soft one. */
function ofCategory({ age }: Category, words: readonly string[]): Alcohol | null {
  const isOther = isOneOf(words, softWords, juices, falseFriends, foodWords)
  return age && !isOther ? { age, isDrink: true } : null
}

interface Hit extends Place {
  age: 16 | 18
}

function hitsIn(words: readonly string[], { isAmongDrinks }: { isAmongDrinks: boolean }): Hit[] {
  const taken = new Set(falseFriends.in(words).flatMap(indexesOf))
  const hits: Hit[] = []
  for (const { entry, ...place } of alcoholWords.in(words)) {
    const isOpen = (entry.isSure || isAmongDrinks) && indexesOf(place).every((index) => !taken.has(index))
    if (!isOpen) continue
    for (const index of indexesOf(place)) taken.add(index)
    hits.push({ ...place, age: entry.age })
  }
  return hits
}

function indexesOf({ at, length }: Place): number[] {
  return Array.from({ length }, (_, next) => at + next)
}

function isOneOf(words: readonly string[], ...lists: Phrases<true>[]): boolean {
  return lists.some((list) => list.in(words).length > 0)
}

function without(words: readonly string[], hits: readonly Hit[]): string[] {
  const taken = new Set(hits.flatMap(indexesOf))
  return words.filter((_, index) => !taken.has(index))
}

function isMadeWith(words: readonly string[], { at }: Hit): boolean {
  return at > 1 && madeWith.has(words[at - 1] ?? '') && !isOneOf(words.slice(0, at), containers)
}

function oldest(hits: readonly Hit[]): 16 | 18 {
  return hits.some(({ age }) => age === 18) ? 18 : 16
}

function plain(text: string): string {
  // Without its accent it is a colour, or a flower.
  const named = text.normalize('NFC').replace(/(?<!\p{L})ros(?:é|É)s?(?!\p{L})/giu, 'rosévin')
  return fold(named)
    .replace(/(\d)[.,](?=\d)/g, '$1 ')
    .replace(/[&+,/;|]|(?<!\p{L})inkl(?:usive)?(?!\p{L})/gu, ' + ')
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim()
}

function wordsIn(text: string): string[] {
  return text.match(/\p{L}+|\p{N}+|\+/gu) ?? []
}
