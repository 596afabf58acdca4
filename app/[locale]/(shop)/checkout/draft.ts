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
