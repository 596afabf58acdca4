import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import type { TextKind } from './text-kind'

interface Section {
  title: string
  paragraphs: string[]
}

/** Shown until the owner writes their own; its facts follow the settings. */
export function defaultText(kind: TextKind, language: Language): string {
  const { about, terms, imprint, privacy } = texts(language).shop
  switch (kind) {
    case 'about':
      return [`# ${about.title}`, about.lead, markdownOf(about.sections)].join('\n\n')
    case 'terms':
      return markdownOf(terms.sections)
    case 'imprint':
      return markdownOf(imprintSections(imprint))
    case 'privacy':
      return markdownOf([...privacy.sections, { title: privacy.retention.title, paragraphs: ['{retention}'] }])
    default:
      return ''
  }
}

function markdownOf(sections: readonly Section[]): string {
  return sections.map(({ title, paragraphs }) => [`## ${title}`, ...paragraphs].join('\n\n')).join('\n\n')
}

function imprintSections(
  words: Record<'operator' | 'owner' | 'vatNumber' | 'reach' | 'prices' | 'pricesText', string>,
) {
  return [
    { title: words.operator, paragraphs: ['{shop}\\\n{street}\\\n{place}'] },
    { title: words.owner, paragraphs: ['{owner}'] },
    { title: words.vatNumber, paragraphs: ['{vat_number}'] },
    { title: words.reach, paragraphs: ['[{email}](mailto:{email})', '[{phone}](tel:{phone})'] },
    { title: words.prices, paragraphs: [words.pricesText] },
  ]
}
