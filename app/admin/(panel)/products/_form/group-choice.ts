import { shopLanguage } from '@/lib/i18n/language'
import type { OptionGroup } from '@/lib/menu/options/option-group'

/** A group as the form of a menu item offers it. */
export interface GroupChoice {
  id: string
  name: string
  note: string
  /** Whether who chooses nothing pays the price of one of its options. */
  setsPrice: boolean
  options: { id: string; name: string }[]
}

export function groupChoice({ id, name, note, pricing, options }: OptionGroup): GroupChoice {
  return {
    id,
    name: name[shopLanguage],
    note,
    setsPrice: pricing === 'base' && options.some(({ isDefault, available }) => isDefault && available),
    options: options.map((option) => ({ id: option.id, name: option.name[shopLanguage] })),
  }
}
