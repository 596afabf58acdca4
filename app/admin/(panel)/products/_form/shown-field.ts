import type { AdminTexts } from '@/lib/i18n/texts'
import { fill } from '@/lib/i18n/fill'
import type { Origin } from '@/lib/menu/origin'
import type { CategoryView } from '@/lib/menu/schema'
import type { Allergen, DietaryTag, VatClass } from '@/lib/menu/limits'
import type { IngredientKind, ProductionMethod } from '@/lib/shop/ingredient-kinds'
import type { WeeklySpan } from '@/lib/shop/opening-hours'
import { formatPrice, rappenOf } from '@/lib/platform/money'
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
    allergens: (list: Allergen[] | null) => {
      if (list === null) return menu.allergensUnstated
      return list.length === 0 ? menu.allergensNone : list.map((name) => menu.allergenNames[name]).join(', ')
    },
    origins: (list: Origin[]) => listed(list.map(({ ingredient, country }) => `${ingredient} (${country})`)),
    origin_required: (isRequired: boolean) => (isRequired ? forms.yes : forms.no),
    ingredient_kinds: (list: IngredientKind[]) => listed(list.map((kind) => menu.kindNames[kind])),
    production_methods: (list: ProductionMethod[] | null) => {
      if (list === null) return menu.methodsUnstated
      return list.length === 0 ? menu.methodsNone : list.map((method) => menu.methodNames[method]).join('; ')
    },
    tags: (list: DietaryTag[]) => listed(list.map((tag) => menu.tagNames[tag])),
    selling_times: (spans: WeeklySpan[]) => spansInWords(spans, forms.weekdays) || menu.soldAlways,
    vat_class: (vatClass: VatClass) => vatClassInWords(vatClass, menu),
    minimum_age: (years: number | string) =>
      Number(years) === 0 ? menu.minimumAgeNone : fill(menu.minimumAgeYears, { years }),
    option_groups: (list: EditedItem['option_groups']) =>
      listed(list.map((one) => attachmentInWords(one, options, groups))),
  }
  return (field, value) => shown[field]?.(value as never) ?? (textOf(value) || forms.nothing)
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
    allergens: menu.allergens,
    origins: menu.origins,
    origin_required: menu.originRequired,
    ingredient_kinds: menu.kinds,
    production_methods: menu.methods,
    volume_ml: menu.volume,
    tags: menu.tags,
    selling_times: menu.sellingTimes,
    sold_from: menu.soldFrom,
    sold_until: menu.soldUntil,
    vat_class: menu.vatClass,
    minimum_age: menu.minimumAge,
    option_groups: options.itemGroups,
  }
}

export function vatClassInWords(vatClass: VatClass, words: AdminTexts['menu']): string {
  return { reduced: words.vatReduced, standard: words.vatStandard, none: words.vatNone }[vatClass]
}
