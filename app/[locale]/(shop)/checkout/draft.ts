'use client'

const draftKey = 'checkout'
const paymentKey = 'payment_id'

/** What was typed survives a reload, a failed call and a login in between; it goes when the order is placed. */
export function saveDraft(form: HTMLFormElement): void {
  const entries = [...new FormData(form)].filter((entry) => typeof entry[1] === 'string')
  write(draftKey, JSON.stringify(Object.fromEntries(entries)))
}

export function restoreDraft(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(readDraft())) {
    const element = form.elements.namedItem(name)
    if (element instanceof HTMLTextAreaElement) element.value = value
    else if (element instanceof HTMLInputElement && element.type !== 'checkbox' && element.type !== 'radio')
      element.value = value
  }
}

export function readDraft(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(draftKey) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

/** One id per attempt to check out, kept over reloads: however often it is sent, it is one order. */
export function paymentId(): string {
  const kept = read(paymentKey)
  if (kept) return kept
  const random = crypto.getRandomValues(new Uint8Array(12))
  const made = `pay_${Array.from(random, (byte) => byte.toString(36).padStart(2, '0')).join('')}`
  write(paymentKey, made)
  return made
}

export function forgetPaymentId(): void {
  remove(paymentKey)
}

export function forgetAttempt(): void {
  remove(draftKey)
  remove(paymentKey)
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
