import type { OptionGroup } from '@/lib/menu/options/option-group'
import { isSize } from '@/lib/menu/options/unit-price'
import { shopLanguage } from '@/lib/i18n/language'

/** A group of which exactly one is chosen, so that prices of other options may depend on it. */
export interface SizeGroup {
  id: string
  name: string
  options: { id: string; name: string }[]
}

export function sizeGroupsBeside(groupId: string | null, groups: readonly OptionGroup[]): SizeGroup[] {
  return groups
    .filter((group) => group.id !== groupId && isSize(group))
    .map(({ id, name, options }) => ({
      id,
      name: name[shopLanguage],
      options: options.map((option) => ({ id: option.id, name: option.name[shopLanguage] })),
    }))
}
