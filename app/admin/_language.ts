import { headers } from 'next/headers'
import { acceptedLanguage, isLanguage, type Language } from '@/lib/i18n/language'
import { staffLanguages } from '@/lib/platform/offered-languages'

/** The request handler has read cookie and Accept-Language; the latter is all there is without it. */
export async function adminLanguage(): Promise<Language> {
  const incoming = await headers()
  const chosen = incoming.get('x-locale')
  return isLanguage(chosen) ? chosen : acceptedLanguage(incoming.get('accept-language'), staffLanguages())
}
