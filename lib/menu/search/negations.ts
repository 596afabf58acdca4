import { fold } from '@/lib/platform/values/folded'
import { allergensMeant, type EverydayWords, meaningOf } from './everyday-words'
import { isSmall, tokensOf } from './folded-words'

export interface Wish {
  /** As typed, in small letters. */
  wanted: string[]
  unwanted: Unwanted[]
}

export interface Unwanted {
  typed: string
  /** One or a phrase, folded. */
  words: string[]
}

const before = new Set(
  `ohne ohni kein keine keinen keiner keinem keines nicht no not without sans pas aucun aucune senza non niente nessun
  nessuno nessuna allergisch allergie allergien allergic allergy allergique allergies allergico allergica`.split(/\s+/),
)
const after = new Set(
  `frei freie freier freies freien free allergie allergien allergiker allergikerin allergy intolerance intoleranz
  unverträglichkeit`.split(/\s+/),
)
const ends = /^(.{2,}?)-?(?:freie[rsnm]?|frei|lose[rsnm]?|los|allergie|allergiker|allergikerin|intoleranz|intolerant)$/
const and = new Set('und oder sowie and or nor et ou ni e o né'.split(' '))
// «Allergisch gegen», «not too», «pas trop»: between a no and what it is said of.
const between = new Set('gegen auf too trop troppo zu so tant contre contro is'.split(' '))

/** What somebody wants, and what not: «Pizza ohne Speck und Zwiebeln», «nut free», «pas de porc». */
export function wishOf(text: string, everyday: EverydayWords): Wish {
  // «Ohne Nüsse, Milch» is without both.
  const tokens = tokensOf(text.replace(/[,;/&+]/g, ' und '))
  const wish: Wish = { wanted: [], unwanted: [] }
  for (let at = 0; at < tokens.length;) at = readFrom(tokens, at, { wish, everyday })
  return wish
}

interface Reading {
  wish: Wish
  everyday: EverydayWords
}

/** The place behind what was read. */
function readFrom(tokens: string[], at: number, { wish, everyday }: Reading): number {
  const token = tokens[at] ?? ''
  if (before.has(token)) {
    const end = readList(tokens, at + 1, { wish, everyday })
    if (end > at + 1) return end
    // «Pizza ohne» is still being typed.
    if (at > 0 && end === tokens.length) return end
  }
  const phrase = phraseAt(tokens, at, everyday)
  const next = at + phrase.length
  if (after.has(tokens[next] ?? '') && !isSmall(token)) {
    wish.unwanted.push(unwantedIn(phrase))
    return next + 1
  }
  const [, held] = ends.exec(token) ?? []
  if (held && isThing(held, everyday)) {
    wish.unwanted.push(unwantedIn([held]))
    return at + 1
  }
  wish.wanted.push(...phrase)
  return next
}

/** What is said no to, up to a word that is no more of it. */
function readList(tokens: string[], from: number, { wish, everyday }: Reading): number {
  const start = skipped(tokens, from, (token) => isSmall(token) || between.has(token))
  const first = phraseAt(tokens, start, everyday)
  if (!/\p{L}/u.test(first[0] ?? '')) return from
  wish.unwanted.push(unwantedIn(first))
  let end = start + first.length
  while (and.has(tokens[end] ?? '')) {
    const next = skipped(tokens, end, (token) => isSmall(token) && token !== 'mit' && token !== 'with')
    const phrase = phraseAt(tokens, next, everyday)
    if (phrase.length === 0 || isOwnWish(tokens, next, everyday)) break
    wish.unwanted.push(unwantedIn(phrase))
    end = next + phrase.length
  }
  // «Keine Nüsse Allergie», «no nuts free»: said twice.
  return after.has(tokens[end] ?? '') ? end + 1 : end
}

/** «Ohne Schwein und vegan», «ohne Nüsse und mit Käse». */
function isOwnWish(tokens: string[], at: number, everyday: EverydayWords): boolean {
  const token = tokens[at] ?? ''
  return before.has(token) || isSmall(token) || ends.test(token) || isDiet(fold(token), everyday)
}

function skipped(tokens: string[], from: number, isSkipped: (token: string) => boolean): number {
  const end = tokens.findIndex((token, place) => place >= from && !isSkipped(token))
  return end < 0 ? tokens.length : end
}

const longestPhrase = 3

/** The longest everyday phrase, else a word; empty behind the end. Phrases stand without small words: «fruits de mer». */
function phraseAt(tokens: string[], at: number, { phrases }: EverydayWords): string[] {
  const length = [longestPhrase, 2].find((count) => phrases.has(telling(tokens.slice(at, at + count)).join(' ')))
  return tokens.slice(at, at + (length ?? 1))
}

function unwantedIn(tokens: string[]): Unwanted {
  return { typed: tokens.join(' '), words: telling(tokens) }
}

function telling(tokens: string[]): string[] {
  return tokens.filter((token) => !isSmall(token)).map(fold)
}

export function isThing(word: string, everyday: EverydayWords): boolean {
  return meaningOf(fold(word), everyday).same.length > 0 || allergensMeant(fold(word)).length > 0
}

/** «Ohne Fleisch» is a word of its own: what is marked vegetarian. */
export function ownWordFor(words: string[], { meanings }: EverydayWords): string | undefined {
  const word = words.join('')
  const spellings = [...said.map((no) => `${no}${word}`), `${word}frei`, `${word}free`, `${word}los`]
  return spellings.find((spelling) => (meanings.get(spelling)?.same ?? []).length > 0)
}

const said = ['ohne', 'without', 'no', 'sans', 'senza', 'non']

const diets = ['vegan', 'vegetarisch', 'halal', 'glutenfrei', 'laktosefrei', 'alkoholfrei']

/** What must never be answered by something else. */
export function isDiet(word: string, everyday: EverydayWords): boolean {
  const { same } = meaningOf(word, everyday)
  return diets.some((diet) => meaningOf(diet, everyday).same.some((meaning) => same.includes(meaning)))
}
