import { Fragment } from 'react'
import type { Language } from '@/lib/i18n/language'
import { hyphenate } from './hyphenate'
import { MailAddress } from './mail-address'
import type { ShowWords } from './rich-text'

/** Words that break where they are long. For the server only. */
export function inSyllables(language: Language): ShowWords {
  return function showWords(text) {
    return <Breakable text={text} language={language} />
  }
}

/** Text whose long words break between syllables, and the addresses in it beside their signs. For the server only. */
function Breakable({ text, language }: { text: string; language: Language }) {
  return text
    .split(/(\S+@\S+)/)
    .map((part, place) => (
      <Fragment key={place}>{part.includes('@') ? <MailAddress address={part} /> : hyphenate(part, language)}</Fragment>
    ))
}
