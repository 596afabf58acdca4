import { headers } from 'next/headers'
import type { Language } from '@/lib/i18n/language'
import { staffLanguages } from '@/lib/platform/events'
import { preferredLanguage } from '@/lib/routing/locale'

export async function adminLanguage(): Promise<Language> {
  return preferredLanguage(Object.fromEntries(await headers()), staffLanguages())
}
