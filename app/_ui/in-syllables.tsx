import { hyphenateSync as inGerman } from 'hyphen/de-1996'
import { hyphenateSync as inEnglish } from 'hyphen/en-gb'
import { hyphenateSync as inFrench } from 'hyphen/fr'
import { hyphenateSync as inItalian } from 'hyphen/it'
import { Fragment } from 'react'
import type { Language } from '@/lib/i18n/language'
import { MailAddress } from './mail-address'
import type { ShowWords } from './rich-text'

export function inSyllables(language: Language): ShowWords {
  return function showWords(text) {
    return <Breakable text={text} language={language} />
  }
}

/** For the server only; addresses break beside their punctuation. */
function Breakable({ text, language }: { text: string; language: Language }) {
  return text
    .split(/(\S+@\S+)/)
    .map((part, place) => (
      <Fragment key={place}>{part.includes('@') ? <MailAddress address={part} /> : hyphenate(part, language)}</Fragment>
    ))
}

// A language without patterns breaks its words as the browser does.
const syllables: Partial<Record<string, (word: string) => string>> = {
  de: (word) => inGerman(word),
  // The English patterns know no other letters, which names of places and dishes have.
  en: (word) => (/[^a-z]/i.test(word) ? inGerman(word) : inEnglish(word)),
  fr: (word) => inFrench(word),
  it: (word) => inItalian(word),
}

/** Shorter words fit every column, however large the letters are. */
const longWords = /\p{L}{8,}/gu

/** Adds soft hyphens, because few browsers hyphenate every language. For the server only, because of the patterns. */
export function hyphenate(text: string, language: Language): string {
  return text.replace(longWords, (word) => syllables[language]?.(word) ?? word)
}
