import type { Billing } from '@/lib/accounts/profile/billing'
import type { CalendarDay } from '@/lib/platform/time'

const formKey = 'checkout'
const timeKey = 'checkout_time'

/** When the customer wants the food: as soon as possible, or at a time that he chooses in two steps. */
export interface DraftedTime {
  isLater: boolean
  /** Of a later time; empty while no day is chosen. */
  day: CalendarDay
  /** ISO time of a slot; empty while none is chosen. */
  at: string
}

/** What was typed survives a reload, a failed call and a login in between; it goes when the order is placed. */
export function saveDraft(form: HTMLFormElement): void {
  const entries = [...new FormData(form)].filter((entry) => typeof entry[1] === 'string')
  // Of fields that are hidden at the moment the draft knows more than the form; a box without its tick says so.
  const { ship_to_different_address: _, ...before } = readDraft() ?? {}
  write(formKey, JSON.stringify({ ...before, ...Object.fromEntries(entries) }))
}

/** Null before anything was typed. */
export function readDraft(): Record<string, string> | null {
  return parsed(formKey) as Record<string, string> | null
}

/** The saved billing data, overlaid with what was typed since. */
export function withDraft(profile: Billing): Billing {
  const typed = Object.entries(readDraft() ?? {}).filter(([name]) => typeof profile[name as keyof Billing] === 'string')
  return { ...profile, ...Object.fromEntries(typed) }
}

export function saveTime(time: DraftedTime): void {
  write(timeKey, JSON.stringify(time))
}

/** The time as it was chosen, whether it is still possible or not. */
export function draftedTime(): DraftedTime {
  return { isLater: false, day: '', at: '', ...(parsed(timeKey) as DraftedTime | null) }
}

export function forgetDraft(): void {
  remove(formKey)
  remove(timeKey)
}

function parsed(key: string): unknown {
  try {
    return JSON.parse(read(key) ?? 'null')
  } catch {
    return null
  }
}

// A browser that forbids storage gets a checkout without memory.
const memory = new Map<string, string>()

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return memory.get(key) ?? null
  }
}

function write(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    memory.set(key, text)
  }
}

function remove(key: string): void {
  memory.delete(key)
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}
