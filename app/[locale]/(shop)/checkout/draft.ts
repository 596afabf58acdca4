import { stored } from '@/app/_client/stored'
import { readWantedDelivery, wantDelivery, type WantedDelivery } from '@/app/_client/cart/wanted-delivery'
import type { Billing } from '@/lib/accounts/profile/billing'
import type { Fulfilment } from '@/lib/orders/limits'
import type { CalendarDay } from '@/lib/platform/values/time'

export interface DraftedTime {
  isLater: boolean
  /** Empty while no day is chosen. */
  day: CalendarDay
  /** ISO time of a slot; empty while none is chosen. */
  at: string
}

const soon: DraftedTime = { isLater: false, day: '', at: '' }

const draft = stored('checkout', (raw) => raw as Record<string, string> | null, { lifetime: 'tab' })
const time = stored('checkout_time', (raw): DraftedTime => ({ ...soon, ...(raw as DraftedTime | null) }), {
  lifetime: 'tab',
})

/** Survives a reload, a failed call and a login; removed with the order. A password is never stored. */
export function saveDraft(form: HTMLFormElement): void {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  // The draft keeps the values of hidden fields; an unticked box sends nothing, so its old value goes.
  const { ship_to_different_address: _1, handover: _2, ...rest } = draft.read() ?? {}
  for (const [name, text] of entries) {
    if (name === 'password' || isUntouched(form, name)) delete rest[name]
    else rest[name] = text
  }
  draft.write(rest)
}

/** A field that was empty from the start: after a login the profile fills it in. */
function isUntouched(form: HTMLFormElement, name: string): boolean {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement && field.type !== 'radio' && field.value === '' && field.defaultValue === ''
}

export const readDraft = draft.read

/** Chosen before the checkout: it counts there, whatever was typed there earlier. */
export function chooseMode(delivery: WantedDelivery | null): void {
  wantDelivery(delivery)
  const { fulfilment: _, ...rest } = draft.read() ?? {}
  const isElsewhere = delivery && rest.postcode !== delivery.postcode
  draft.write(isElsewhere ? { ...rest, postcode: delivery.postcode, city: '' } : rest)
}

/** Before the first draft: pickup, unless delivery was chosen. */
export function draftedFulfilment(): Fulfilment {
  const drafted = readDraft()?.fulfilment
  if (drafted === undefined) return readWantedDelivery() ? 'delivery' : 'pickup'
  return drafted === 'delivery' ? 'delivery' : 'pickup'
}

export function withDraft(profile: Billing): Billing {
  const typed = Object.entries(readDraft() ?? {}).filter(([name]) => typeof profile[name as keyof Billing] === 'string')
  const postcode = profile.postcode || readWantedDelivery()?.postcode || ''
  return { ...profile, postcode, ...Object.fromEntries(typed) }
}

/** Also when it is no longer possible. */
export const draftedTime = time.read
export const useDraftedTime = time.useValue
export const saveTime = time.write

export function forgetDraft(): void {
  draft.write(null)
  time.write(soon)
}
