import { textFields, type TextFields } from '@/lib/i18n/text-fields'
import { longestItemNote, mostOfOneItem } from '@/lib/orders/limits'
import { rappenOf, toFrancs } from '@/lib/platform/values/money'

/** The price is what the customer saw, with all options, and is compared before an order. */
export interface CartItem {
  id: string
  name: string
  priceRappen: number
  image: string | null
  minimumAge: number
  volumeMl?: number | null
}

/** Named so that options of orders and quotes fit as they are. */
export interface CartOption extends TextFields<'name'>, Partial<GroupToSay> {
  optionId: string
  quantity: number
  isOnlyOne: boolean
}

/** For an option that could belong to another group as well. */
interface GroupToSay extends TextFields<'group'> {
  isAmbiguous: boolean
}

export interface CartChoice {
  /** Absent: the defaults, as in carts stored before options existed; empty: none at all. */
  options?: readonly CartOption[] | undefined
  note?: string | undefined
}

export interface CartEntry extends CartChoice {
  item: CartItem
  quantity: number
}

/** The group's name only where it is shown, because each card carries its defaults. */
export function cartOption(option: CartOption): CartOption {
  const { optionId, quantity, isOnlyOne } = option
  return { optionId, ...namesOf(option), quantity, isOnlyOne, ...groupToSay(option) }
}

export function namesOf(named: TextFields<'name'>): TextFields<'name'> {
  return { ...textFields('name', named), name: named.name }
}

export function groupNamesOf({ name, ...group }: TextFields<'name'>): TextFields<'group'> {
  const inOthers = Object.entries(textFields('name', group)).map(([field, text]) => [
    field.replace('name', 'group'),
    text,
  ])
  return { ...(Object.fromEntries(inOthers) as Partial<TextFields<'group'>>), group: name }
}

function groupToSay({ isAmbiguous = false, ...said }: Partial<GroupToSay>): Partial<GroupToSay> {
  return isAmbiguous ? { ...textFields('group', said), isAmbiguous } : {}
}

/** Equal for equal item and options; without options the bare id. */
export function keyOf({ item, options }: CartEntry): string {
  if (!options) return item.id
  const chosen = options.map(({ optionId, quantity }) => `${optionId}*${quantity}`)
  return `${item.id}?${chosen.toSorted().join('&')}`
}

export function isSameLine(a: CartEntry, b: CartEntry): boolean {
  return keyOf(a) === keyOf(b) && (a.note ?? '') === (b.note ?? '')
}

type StoredItem = ReturnType<typeof storedEntry>['item']

/** In the storage it is as it has always been: in the contract's names. */
export function storedEntry({ item, options, ...entry }: CartEntry) {
  const { priceRappen, minimumAge, volumeMl, ...named } = item
  return {
    ...entry,
    item: { ...named, price: toFrancs(priceRappen), minimum_age: minimumAge, volume_ml: volumeMl },
    options: options?.map(({ optionId, isOnlyOne, isAmbiguous, ...said }) => ({
      ...said,
      option_id: optionId,
      is_only_one: isOnlyOne,
      is_ambiguous: isAmbiguous,
    })),
  }
}

/** Also of other clients of this storage: the quantity as text, or beside the item's own fields. */
export function parseEntry(value: unknown, key = ''): CartEntry | null {
  const { item, quantity, options, note } = (value ?? {}) as Record<keyof CartEntry, unknown>
  const known = item === undefined ? parseItem({ id: idIn(key), ...Object(value) }) : parseItem(item)
  const count = typeof quantity === 'string' ? Number(quantity) : quantity
  if (!known || !Number.isInteger(count) || Number(count) < 1) return null
  const chosen = parseOptions(options)
  return {
    item: known,
    quantity: Math.min(Number(count), mostOfOneItem),
    ...(chosen && { options: chosen }),
    ...(typeof note === 'string' && note && { note: note.slice(0, longestItemNote) }),
  }
}

/** Of a key of keyOf(), and of one that was given a number. */
function idIn(key: string): string | undefined {
  return key.split(/[?#]/)[0] || undefined
}

function parseItem(value: unknown): CartItem | null {
  const { id, name, price, image, minimum_age, volume_ml } = (value ?? {}) as Record<keyof StoredItem, unknown>
  if (typeof id !== 'string' || typeof name !== 'string' || !Number.isFinite(Number(price))) return null
  return {
    id,
    name,
    priceRappen: rappenOf(Number(price)),
    image: typeof image === 'string' ? image : null,
    minimumAge: Number(minimum_age) || 0,
    ...(Number.isInteger(volume_ml) && { volumeMl: Number(volume_ml) }),
  }
}

function parseOptions(value: unknown): CartOption[] | null {
  if (!Array.isArray(value)) return null
  const options = value.map(parseOption)
  return options.every((option) => option !== null) ? options : null
}

function parseOption(value: unknown): CartOption | null {
  const { option_id: optionId, name, quantity, is_only_one, ...said } = (value ?? {}) as Record<string, unknown>
  if (typeof optionId !== 'string' || typeof name !== 'string') return null
  if (!Number.isInteger(quantity) || Number(quantity) < 1) return null
  return {
    optionId,
    ...textFields('name', said),
    name,
    quantity: Number(quantity),
    isOnlyOne: is_only_one === true,
    ...parseGroup(said),
  }
}

function parseGroup(said: Record<string, unknown>): Partial<GroupToSay> {
  if (typeof said.group !== 'string') return {}
  return groupToSay({ ...textFields('group', said), isAmbiguous: said.is_ambiguous === true })
}
