import { mostUnits } from '@/lib/menu/limits'
import { mostLines, mostOfOneItem } from '@/lib/orders/limits'
import type { Cart } from './cart'
import type { CartEntry } from './cart-entry'

export interface SharedLine {
  menu_item_id: string
  quantity: number
  /** As in a cart: absent for the defaults, empty for none at all. */
  options?: { option_id: string; quantity: number }[]
}

// Messengers and mail programs cut longer links.
const longestLink = 2000
const idBytes = 16
const format = 1
const byDefault = 255

/** Behind it is the cart: browsers send no fragment to the server, so no log has it. */
export const linkStart = '#dishes='

export function isLinkOpened(): boolean {
  return location.hash.startsWith(linkStart)
}

/** Ids and numbers as bytes in base64url; no name, no price, no note. Null where it would be too long. */
export function cartInLink(cart: Cart): string | null {
  const bytes = [format, ...Object.values(cart).flatMap(bytesOfLine)]
  const text = btoa(String.fromCharCode(...bytes))
  const link = text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return link.length <= longestLink ? link : null
}

/** Null for anything that cartInLink() has not written: the link may come from a stranger. */
export function linesInLink(link: string): SharedLine[] | null {
  const bytes = bytesIn(link)
  if (bytes?.shift() !== format) return null
  const lines: SharedLine[] = []
  while (bytes.length > 0) {
    const line = takeLine(bytes)
    if (!line || lines.push(line) > mostLines) return null
  }
  return lines.length > 0 ? lines : null
}

function bytesOfLine({ item, quantity, options }: CartEntry): number[] {
  const chosen = options?.flatMap((option) => [...bytesOfId(option.optionId), option.quantity]) ?? []
  return [...bytesOfId(item.id), quantity, options ? options.length : byDefault, ...chosen]
}

function bytesOfId(id: string): number[] {
  return Array.from({ length: idBytes }, (_, at) =>
    Number.parseInt(id.replaceAll('-', '').slice(2 * at, 2 * at + 2), 16),
  )
}

function bytesIn(link: string): number[] | null {
  if (link.length > longestLink || !/^[\w-]+$/.test(link)) return null
  try {
    return Array.from(atob(link.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0))
  } catch {
    return null
  }
}

/** Takes it from the front. */
function takeLine(bytes: number[]): SharedLine | null {
  const menu_item_id = takeId(bytes)
  const quantity = takeNumber(bytes, mostOfOneItem)
  const count = bytes.shift()
  if (!menu_item_id || !quantity || count === undefined) return null
  if (count === byDefault) return { menu_item_id, quantity }
  const options = Array.from({ length: count }, () => ({
    option_id: takeId(bytes) ?? '',
    quantity: takeNumber(bytes, mostUnits) ?? 0,
  }))
  return options.every((option) => option.quantity > 0) ? { menu_item_id, quantity, options } : null
}

function takeId(bytes: number[]): string | null {
  if (bytes.length < idBytes) return null
  const digits = bytes.splice(0, idBytes).map((byte) => byte.toString(16).padStart(2, '0'))
  return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

function takeNumber(bytes: number[], most: number): number | null {
  const [number = 0] = bytes.splice(0, 1)
  return number >= 1 && number <= most ? number : null
}
