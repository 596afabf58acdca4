import type { Localized } from '@/lib/i18n/localized'
import type { Focus } from '@/lib/pictures/focus'
import type { ItemValues } from '../item-fields'
import type { MenuItem } from '../menu-item'
import type { Option, OptionGroup } from '../options/option-group'
import type { SellingTimes } from '../sold-when'

/** How the file names something that stands elsewhere in it. */
export interface Reference {
  id: string
  name: string
}

export interface CategoryEntry extends Reference, SellingTimes, Focus {
  names: Localized
  /** The hash of its picture; the bytes are no part of the file. */
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
  /** Asked only if this option of another group is chosen; null: always. */
  whenOption: Reference | null
}

export interface ItemEntry
  extends Pick<MenuItem, 'id' | 'name' | 'description' | 'available'>, ItemValues, SellingTimes, Focus {
  names: Localized
  category: Reference
  /** Before anything is chosen; null where a size sets the price. */
  priceRappen: number | null
  picture: string | null
  optionGroups: AttachmentEntry[]
}

/** The whole menu, as it is kept in a file, in order. What is sold out for the moment is no part of it. */
export interface MenuFile {
  categories: CategoryEntry[]
  optionGroups: GroupEntry[]
  items: ItemEntry[]
}

type Sent<Entry> = { [Name in keyof Entry]?: SentValue<Entry[Name]> | undefined }
type SentValue<Value> = Value extends Localized
  ? Partial<Localized>
  : Value extends Reference | SizePriceEntry | OptionEntry
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

/** What somebody has sent: what is absent stays as it is. */
export interface SentMenuFile {
  categories: SentCategory[]
  optionGroups: SentGroup[]
  items: SentItem[]
}
