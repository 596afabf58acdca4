import type { FieldError } from '@/lib/i18n/catalogue'
import type { Localized } from '@/lib/i18n/localized'
import type { Focus } from '@/lib/pictures/picture-path'
import type { ItemValues } from '../items/item-fields'
import type { MenuItem } from '../items/menu-item'
import type { Option, OptionGroup } from '../options/option-group'
import type { SellingTimes } from '../availability/sold-when'

export interface Reference {
  id: string
  name: string
}

export interface CategoryEntry extends Reference, SellingTimes, Focus {
  names: Localized
  picture: string | null
}

export interface SizePriceEntry {
  size: Reference
  priceRappen: number
}

export interface OptionEntry extends Omit<Option, 'soldOut' | 'soldOutUntil' | 'sizePrices'> {
  sizePrices: SizePriceEntry[]
}

export interface GroupEntry extends Omit<OptionGroup, 'version' | 'options'> {
  options: OptionEntry[]
}

export interface AttachmentEntry extends Reference {
  whenOption: Reference | null
}

export interface ItemPriceEntry {
  optionGroup: Reference
  option: Reference
  priceRappen: number
}

export interface ItemEntry
  extends Pick<MenuItem, 'id' | 'name' | 'description' | 'available'>, ItemValues, SellingTimes, Focus {
  names: Localized
  category: Reference
  /** Null where a size sets the price. */
  priceRappen: number | null
  picture: string | null
  optionGroups: AttachmentEntry[]
  /** By the ids of their options. */
  optionPrices: ItemPriceEntry[]
}

/** In order. What is sold out for the moment is no part of it. */
export interface MenuFile {
  categories: CategoryEntry[]
  optionGroups: GroupEntry[]
  items: ItemEntry[]
}

type Sent<Entry> = { [Name in keyof Entry]?: SentValue<Entry[Name]> | undefined }
type SentValue<Value> = Value extends Localized
  ? Partial<Localized>
  : Value extends Reference | SizePriceEntry | ItemPriceEntry | OptionEntry
    ? Sent<Value>
    : Value extends (infer Entry)[]
      ? SentValue<Entry>[]
      : Value

export type SentReference = Sent<Reference>
export type SentCategory = Sent<CategoryEntry>
export type SentOption = Sent<OptionEntry>
export type SentGroup = Sent<GroupEntry>
export type SentItem = Sent<ItemEntry>
export type SentAttachment = Sent<AttachmentEntry>
export type SentItemPrice = Sent<ItemPriceEntry>

/** Absent fields stay. */
export interface SentMenuFile {
  categories: SentCategory[]
  optionGroups: SentGroup[]
  items: SentItem[]
}

export type Path = readonly (string | number)[]

export interface Problem {
  code: FieldError
  path: Path
}

export function pathText(path: Path): string {
  return path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${key}` : key),
    '',
  )
}

/** The first problem of each place, which is the one to be mended. */
export function distinctProblems(problems: readonly Problem[]): Problem[] {
  const seen = new Map<string, Problem>()
  for (const problem of problems) {
    const place = pathText(problem.path)
    if (!seen.has(place)) seen.set(place, problem)
  }
  return [...seen.values()]
}
