import type { Billing } from '@/lib/accounts/profile/billing'

const draftKey = 'checkout'

/** What was typed survives a reload, a failed call and a login in between; it goes when the order is placed. */
export function saveDraft(form: HTMLFormElement): void {
  const entries = [...new FormData(form)].filter((entry) => typeof entry[1] === 'string')
  write(draftKey, JSON.stringify(Object.fromEntries(entries)))
}

/** Null before anything was typed. */
export function readDraft(): Record<string, string> | null {
  try {
    return JSON.parse(read(draftKey) ?? 'null') as Record<string, string> | null
  } catch {
    return null
  }
}

/** The saved billing data, overlaid with what was typed since. */
export function withDraft(profile: Billing): Billing {
  const typed = Object.entries(readDraft() ?? {}).filter(([name]) => typeof profile[name as keyof Billing] === 'string')
  return { ...profile, ...Object.fromEntries(typed) }
}

/** The time that was chosen, if it still lies ahead; empty: as soon as possible. */
export function draftedSlot(now = new Date()): string {
  const { when, slot_time: at = '' } = readDraft() ?? {}
  return when === 'slot' && Date.parse(at) > now.getTime() ? at : ''
}

export function forgetDraft(): void {
  remove(draftKey)
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
