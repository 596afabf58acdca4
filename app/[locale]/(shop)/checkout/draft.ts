import type { Body } from '@/app/_client/contract-calls'
import { textOf } from '@/app/_client/form'
import { stored } from '@/app/_client/stored'
import type { Billing } from '@/lib/accounts/profile/billing'
import type { CalendarDay } from '@/lib/platform/time'

/** When the customer wants the food: as soon as possible, or at a time that he chooses in two steps. */
export interface DraftedTime {
  isLater: boolean
  /** Of a later time; empty while no day is chosen. */
  day: CalendarDay
  /** ISO time of a slot; empty while none is chosen. */
  at: string
}

const soon: DraftedTime = { isLater: false, day: '', at: '' }

const draft = stored('checkout', (raw) => raw as Record<string, string> | null, 'tab')
const time = stored('checkout_time', (raw): DraftedTime => ({ ...soon, ...(raw as DraftedTime | null) }), 'tab')

/** What was typed survives a reload, a failed call and a login in between; it goes when the order is placed. A password is never kept. */
export function saveDraft(form: HTMLFormElement): void {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  // Of fields that are hidden at the moment the draft knows more than the form; a box without its tick says so.
  const { ship_to_different_address: _, ...kept } = draft.read() ?? {}
  for (const [name, text] of entries) {
    if (name === 'password' || isUntouched(form, name)) delete kept[name]
    else kept[name] = text
  }
  draft.write(kept)
}

/** An empty field that was empty from the start: after a login the profile fills it in. */
function isUntouched(form: HTMLFormElement, name: string): boolean {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement && field.type !== 'radio' && field.value === '' && field.defaultValue === ''
}

/** Null before anything was typed. */
export const readDraft = draft.read

/** The saved billing data, overlaid with what was typed since. */
export function withDraft(profile: Billing): Billing {
  const typed = Object.entries(readDraft() ?? {}).filter(([name]) => typeof profile[name as keyof Billing] === 'string')
  return { ...profile, ...Object.fromEntries(typed) }
}

/** The time as it was chosen, whether it is still possible or not. */
export const draftedTime = time.read
export const useDraftedTime = time.useValue
export const saveTime = time.write

export function forgetDraft(): void {
  draft.write(null)
  time.write(soon)
}

const texts = [
  'firstname',
  'lastname',
  'companyname',
  'street_address',
  'address_line2',
  'postcode',
  'city',
  'contact_email',
  'phone',
] as const
const shippingTexts = [
  'shipping_firstname',
  'shipping_lastname',
  'shipping_companyname',
  'shipping_street_address',
  'shipping_address_line2',
  'shipping_postcode',
  'shipping_city',
] as const

/** The body of PUT updateprofile. A shipping address that is not on the screen is left as it is stored. */
export function billingOfForm(data: FormData): Body<'PUT user/updateprofile'> {
  const billing = { ...textsOf(data, texts), country: textOf(data, 'country') || 'Switzerland' }
  // Without a second address on the screen the box would promise one that nobody has seen.
  if (!data.has('shipping_postcode')) return { ...billing, ship_to_different_address: false }
  const ship_to_different_address = data.has('ship_to_different_address')
  return { ...billing, ...textsOf(data, shippingTexts), ship_to_different_address }
}

function textsOf<Name extends string>(data: FormData, names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, textOf(data, name)])) as Record<Name, string>
}
