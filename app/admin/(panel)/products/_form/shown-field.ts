import type { AdminTexts } from '@/lib/i18n/texts'
import { fill } from '@/lib/i18n/fill'
import { itemFieldNames, itemFields, type Field, type Origin } from '@/lib/menu/item-fields'
import type { CategoryView } from '@/lib/menu/schema'
import type { WeeklySpan } from '@/lib/shop/opening-hours'
import { formatPrice, rappenOf } from '@/lib/platform/money'
import { columnName } from '@/lib/platform/rows'
import { shownPicture } from '@/app/admin/_form/sent-picture'
import { textOf, type Show } from '../../../_form/conflict'
import type { EditedItem } from './edited-item'
import type { GroupChoice } from './group-choice'
import { spansInWords } from '../../../_form/week-fields'

interface Words {
  menu: AdminTexts['menu']
  options: AdminTexts['options']
  forms: AdminTexts['forms']
}

/** The fields of a dish as people read them, for two versions side by side. */
export function shownField(
  { menu, options, forms }: Words,
  categories: CategoryView[],
  groups: readonly GroupChoice[],
): Show {
  const listed = (names: string[]) => names.join(', ') || forms.nothing
  const shown: Record<string, (value: never) => string> = {
    price: (francs: number | string) => formatPrice(rappenOf(Number(francs))),
    category_id: (id: string) => categories.find((category) => category.id === id)?.name ?? id,
    image: (image: File | string | true | null) => shownPicture(image, forms),
    selling_times: (spans: WeeklySpan[]) => spansInWords(spans, forms.weekdays) || menu.soldAlways,
    option_groups: (list: EditedItem['option_groups']) =>
      listed(list.map((one) => attachmentInWords(one, options, groups))),
  }
  return (name, value) => {
    const field = described.get(name)
    if (field) return valueInWords(field, value, { menu, forms })
    return shown[name]?.(value as never) ?? (textOf(value) || forms.nothing)
  }
}

const described = new Map<string, Field>(Object.entries(itemFields).map(([name, field]) => [columnName(name), field]))

function valueInWords(field: Field, value: unknown, { menu, forms }: Pick<Words, 'menu' | 'forms'>): string {
  if (field.kind === 'flag') return value === true ? forms.yes : forms.no
  if (field.kind === 'stated' && value === null) return menu[field.said.unstated]
  const names: Partial<Record<string, string>> = 'names' in field ? menu[field.names] : {}
  if (!Array.isArray(value)) return (names[textOf(value)] ?? textOf(value)) || forms.nothing
  if (field.kind === 'stated' && value.length === 0) return menu[field.said.none]
  const words = value.map((one) => (isOrigin(one) ? `${one.ingredient} (${one.country})` : (names[String(one)] ?? '')))
  return words.join(words.some((word) => word.includes(',')) ? '; ' : ', ') || forms.nothing
}

function isOrigin(value: unknown): value is Origin {
  return typeof value === 'object' && value !== null
}

function attachmentInWords(
  { id, when_option_id: condition }: EditedItem['option_groups'][number],
  words: AdminTexts['options'],
  groups: readonly GroupChoice[],
): string {
  const name = groups.find((group) => group.id === id)?.name ?? ''
  const option = groups.flatMap((group) => group.options).find((known) => known.id === condition)
  return option ? `${name} (${fill(words.itemWhenOption, { option: option.name })})` : name
}

export function fieldLabels({ menu, options }: Pick<Words, 'menu' | 'options'>): Record<string, string> {
  return {
    name: menu.name,
    price: menu.price,
    currency: menu.currency,
    category_id: menu.category,
    description: menu.description,
    description_en: menu.descriptionEn,
    image: menu.image,
    remove_image: menu.image,
    focus_x: menu.focusAcross,
    focus_y: menu.focusDown,
    selling_times: menu.sellingTimes,
    sold_from: menu.soldFrom,
    sold_until: menu.soldUntil,
    option_groups: options.itemGroups,
    ...Object.fromEntries(itemFieldNames.map((name) => [columnName(name), menu[name]])),
  }
}
