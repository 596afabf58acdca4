import type { Language } from '@/lib/i18n/language'
import { Breakable } from './breakable'
import type { ShowWords } from './rich-text'

/** Words that break where they are long. For the server only. */
export function inSyllables(language: Language): ShowWords {
  return function showWords(text) {
    return <Breakable text={text} language={language} />
  }
}
