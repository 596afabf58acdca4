import type { Language } from '@/lib/i18n/language'
import { ownText } from '@/lib/i18n/own-text'

/** German is what the kitchen writes; English where somebody translated it. */
export function descriptionIn(item: { description: string; descriptionEn: string }, language: Language): string {
  return ownText({ de: item.description, en: item.descriptionEn || undefined }, language)
}
