import { Fragment } from 'react'
import type { Language } from '@/lib/i18n/language'
import { hyphenate } from './hyphenate'
import { MailAddress } from './mail-address'

/** Text whose long words break between syllables, and the addresses in it beside their signs. For the server only. */
export function Breakable({ text, language }: { text: string; language: Language }) {
  return text
    .split(/(\S+@\S+)/)
    .map((part, place) => (
      <Fragment key={place}>{part.includes('@') ? <MailAddress address={part} /> : hyphenate(part, language)}</Fragment>
    ))
}
