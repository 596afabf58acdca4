import type { Language } from '@/lib/i18n/language'
import { ownText } from '@/lib/i18n/own-text'
import type { MenuItem } from './menu-item'

/** German is what the kitchen writes; English where somebody translated it. */
export function descriptionIn({ description }: Pick<MenuItem, 'description'>, language: Language): string {
  return ownText(description, language)
}
