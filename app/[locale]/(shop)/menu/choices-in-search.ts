import type { Language } from '@/lib/i18n/language'
import { ownText } from '@/lib/i18n/text-fields'
import type { MenuItem } from '@/lib/menu/menu-item'

/** What can be chosen, for the search: each list once, because thousands of menu items share a few. */
export function choicesInSearch(items: readonly MenuItem[], language: Language) {
  const groups = new Map(items.flatMap(({ optionGroups }) => optionGroups.map((group) => [group.id, group])))
  const places = new Map([...groups.keys()].map((id, place) => [id, place]))
  return {
    choices: [...groups.values()].map(({ options }) => options.map(({ name }) => ownText(name, language)).join(', ')),
    placesOf: ({ optionGroups }: MenuItem) => optionGroups.flatMap(({ id }) => places.get(id) ?? []),
  }
}
