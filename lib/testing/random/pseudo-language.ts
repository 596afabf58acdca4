import { afterAll } from 'vitest'
import { languageFacts, languages, type Language } from '@/lib/i18n/language'
import { catalogues } from '@/lib/i18n/texts'
import { bracketed } from './bracketed'

/** Intl answers in Japanese, so that a date in German or English shows as well. */
const facts = { name: '⟦xx⟧', tag: 'xx', formats: 'ja', colon: ':', first: '1' }

/**
 * A language beside the real ones, as a folder and a line would add it: English with every text in brackets, and what
 * is put into a text left outside of them. It is gone after the file, because others share its modules.
 */
export function addPseudoLanguage(): Language {
  const language = 'xx' as Language
  Object.assign(languageFacts, { [language]: facts })
  Object.assign(catalogues, { [language]: bracketed(catalogues.en) })
  languages.push(language)
  afterAll(() => {
    languages.splice(languages.indexOf(language), 1)
    Reflect.deleteProperty(languageFacts, language)
    Reflect.deleteProperty(catalogues, language)
  })
  return language
}

/** The Latin words that come from no catalogue; addresses, the currency and what is `known` are no words. */
export function wordsOutside(shown: string, known: readonly string[] = []): string[] {
  const texts = shown.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ').replaceAll(/\w+:\/\/\S+|\S+@\S+|\bCHF\b/g, ' ')
  const rest = known.reduce((left, value) => left.replaceAll(value, ' '), texts)
  return rest.match(/\p{Script=Latin}+/gu) ?? []
}
