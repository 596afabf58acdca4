import SearchableMap from 'minisearch/SearchableMap'
import { allergenWords } from '@/lib/i18n/allergen-words'
import type { Language } from '@/lib/i18n/language'
import { searchWords } from '@/lib/i18n/search-words'
import { type Allergen, allergens } from '../limits'
import { stemOf, wordsOf } from './folded-words'

/** Terms of the index, of which the menu's own words are none. */
export interface Meaning {
  same: string[]
  /** Of what this is a kind, such as fish for tuna. */
  wider: string[]
}

export interface EverydayWords {
  meanings: SearchableMap<Meaning>
  byStem: ReadonlyMap<string, Meaning>
  /** «hot dog», which is also typed in one. */
  phrases: ReadonlySet<string>
  /** What compounds are made of. */
  parts: ReadonlySet<string>
}

const longestPhrase = 3

const allergenTerms = termsOfAllergens()

function termsOfAllergens() {
  const found = new Map<string, Allergen[]>()
  for (const allergen of allergens) {
    for (const term of termsIn(allergenWords[allergen]).flatMap((each) => [each, stemOf(each)])) {
      found.set(term, [...new Set([...(found.get(term) ?? []), allergen])])
    }
  }
  return found
}

/** What has to be declared, whatever languages are offered. */
export function allergensMeant(term: string): Allergen[] {
  return allergenTerms.get(term) ?? allergenTerms.get(stemOf(term)) ?? []
}

/** Only offered languages. The owner's groups are lines, separated by commas. */
export function everydayWords(ownersText: string, offered: readonly Language[]): EverydayWords {
  const known = searchWords.map((words) => ({
    same: termsIn([words.everywhere, ...offered.map((language) => words[language])].join(',')),
    kinds: termsIn(words.kinds),
  }))
  const lines = [...known, ...ownersText.split('\n').map((line) => ({ same: termsIn(line), kinds: [] }))]
  const meanings = new SearchableMap<Meaning>()
  const add = (list: keyof Meaning, terms: string[], line: number) => {
    for (const word of new Set(terms.map(joined))) {
      meanings.fetch(word, () => ({ same: [], wider: [] }))[list].push(`=${line}`)
    }
  }
  const sameAs = (term: string) => lines.filter(({ same }) => same.includes(term)).flatMap(({ same }) => same)
  for (const [line, { same, kinds }] of lines.entries()) {
    add('same', same, line)
    add('wider', [...kinds, ...kinds.flatMap(sameAs)], line)
  }
  const terms = lines.flatMap(({ same, kinds }) => [...same, ...kinds])
  return {
    meanings,
    byStem: new Map([...meanings].map(([word, meaning]) => [stemOf(word), meaning])),
    phrases: new Set([...terms, ...allergenTerms.keys()].filter((term) => term.includes(' '))),
    parts: new Set(searchWords.flatMap(({ everywhere, de, kinds }) => termsIn([everywhere, de, kinds].join(',')))),
  }
}

export function meaningOf(word: string, { meanings, byStem }: EverydayWords): Meaning {
  return meanings.get(word) ?? byStem.get(stemOf(word)) ?? { same: [], wider: [] }
}

function termsIn(list: string): string[] {
  const terms = list.split(',').map((term) => wordsOf(term).join(' '))
  return [...new Set(terms.filter(Boolean))]
}

function joined(term: string): string {
  return term.replaceAll(' ', '')
}

/** Words that are a phrase stand together. */
export function inPhrases(words: string[], { phrases }: EverydayWords): string[][] {
  const found: string[][] = []
  for (let at = 0; at < words.length; at += found.at(-1)?.length ?? 1) {
    const length = [longestPhrase, 2].find((count) => phrases.has(words.slice(at, at + count).join(' '))) ?? 1
    found.push(words.slice(at, at + length))
  }
  return found
}

/** A phrase, and beside it those of its words that do not mean something else: a hot dog is a dog, but not hot. */
export function withPhrases(words: string[], everyday: EverydayWords): string[] {
  return inPhrases(words, everyday).flatMap((phrase) => {
    const whole = meaningOf(phrase.join(''), everyday)
    const isOf = (meaning: string) => whole.same.includes(meaning) || whole.wider.includes(meaning)
    const fits = ({ same }: Meaning) => same.length === 0 || same.some(isOf)
    return phrase.length === 1 ? phrase : [phrase.join(''), ...phrase.filter((word) => fits(meaningOf(word, everyday)))]
  })
}
