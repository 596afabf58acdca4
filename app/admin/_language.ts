import { headers } from 'next/headers'
import { acceptedLanguage, isLanguage, type Language } from '@/lib/i18n/language'
import { staffLanguages } from '@/lib/platform/events'

/** The request handler has read cookie and Accept-Language; a route without it has only the latter. */
export async function adminLanguage(): Promise<Language> {
  const incoming = await headers()
  const chosen = incoming.get('x-locale')
  return isLanguage(chosen) ? chosen : acceptedLanguage(incoming.get('accept-language'), staffLanguages())
}
