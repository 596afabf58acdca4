import type { Language } from '@/lib/i18n/language'
import type { Tx } from '@/lib/platform/db'
import { currentText } from './current-texts'
import { factsOf, type FactSource } from './facts'
import { fillText } from './fill-text'
import { parseText } from './parse-text'
import { findText } from './queries'
import { plainText } from './sections-of'

export interface MailLines {
  opening: string
  closing: string
}

/**
 * What the owner says in every mail about an order, in its reader's language; empty where he says nothing. A transaction
 * hands itself over: waiting for a second connection, many at once would wait for each other.
 */
export async function mailLines(shop: FactSource, language: Language, tx?: Tx): Promise<MailLines> {
  const find = (kind: 'mail_opening' | 'mail_closing') =>
    tx ? findText({ kind, language }, tx) : currentText(kind, language)
  const opening = await find('mail_opening')
  const closing = await find('mail_closing')
  return { opening: sentences(opening, shop), closing: sentences(closing, shop) }
}

function sentences({ markdown }: { markdown: string }, shop: FactSource): string {
  const blocks = fillText(parseText(markdown, 'mail_opening').blocks, factsOf(shop))
  return blocks.map((block) => ('children' in block ? plainText(block.children) : '')).join('\n\n')
}
