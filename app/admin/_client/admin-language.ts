import { useScope } from '@/app/_client/scope'
import type { Language } from '@/lib/i18n/language'

/** The area's words in the language of the page. */
export function useWords<Words>(words: Record<Language, Words>): Words {
  return words[useScope().language]
}
