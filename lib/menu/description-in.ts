import type { Language } from '@/lib/i18n/language'

/** German is what the kitchen writes; English where somebody translated it. */
export function descriptionIn(item: { description: string; description_en: string }, language: Language): string {
  return language === 'en' && item.description_en ? item.description_en : item.description
}
