import { textOf } from '@/app/_client/form'
import { stored, type Stored } from '@/app/_client/stored'

/**
 * A code that was mailed and is still to be typed. It outlives a reload, which phones do while one looks into the mail,
 * and a switch of the language. The password is no part of it.
 */
export interface WaitingCode {
  email: string
  /** Epoch milliseconds from which on another one can be asked for. */
  resendAt: number
  wrongTries: number
  /** It was right: what is left is the way on. */
  isUsed: boolean
}

export type WaitingCodes = Stored<WaitingCode | null>

/** What a code is for; each is waited for apart. */
export const registrationCode = waitingCode('registration_code')
/** Of a registration that was left before its code was typed, by somebody who logs in. */
export const confirmationCode = waitingCode('confirmation_code')
export const loginCode = waitingCode('login_code')
export const orderCode = waitingCode('order_code')
export const resetCode = waitingCode('reset_code')

const mostTries = 5

export function isUsedUp({ wrongTries }: WaitingCode): boolean {
  return wrongTries >= mostTries
}

export function sentTo(email: string, resendInSeconds: number, now = Date.now()): WaitingCode {
  return { email, resendAt: now + resendInSeconds * 1000, wrongTries: 0, isUsed: false }
}

function waitingCode(key: string): WaitingCodes {
  return stored<WaitingCode | null>(
    key,
    (raw) => {
      const { email, resendAt, wrongTries, isUsed } = (raw ?? {}) as Partial<Record<keyof WaitingCode, unknown>>
      if (typeof email !== 'string' || !email) return null
      return {
        email,
        resendAt: Number(resendAt) || 0,
        wrongTries: Number(wrongTries) || 0,
        isUsed: isUsed === true,
      }
    },
    'tab',
  )
}

/** Of a registration all but the password, which is kept nowhere. */
interface KeptRegistration {
  firstname: string
  lastname: string
  email: string
  agrees: boolean
}

export const nobody: KeptRegistration = { firstname: '', lastname: '', email: '', agrees: false }

const texts = ['firstname', 'lastname', 'email'] as const

export const keptRegistration = stored(
  'registration',
  (raw): KeptRegistration => ({ ...nobody, ...(raw as KeptRegistration | null) }),
  'tab',
)

export function keepTyped(form: HTMLFormElement): void {
  const data = new FormData(form)
  const [firstname, lastname, email] = texts.map((name) => textOf(data, name)) as [string, string, string]
  keptRegistration.write({ firstname, lastname, email, agrees: data.has('terms') })
}

/** After a reload; what was typed before the page was ready stays. */
export function fillInKept(form: HTMLFormElement | null): void {
  if (!form) return
  const kept = keptRegistration.read()
  for (const name of texts) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement && !field.value) field.value = kept[name]
  }
  const box = form.elements.namedItem('terms')
  if (box instanceof HTMLInputElement && kept.agrees) box.checked = true
}

/** How long the success is read before the page changes. */
export const redirectMs = 1200

/** A new document: pages that were fetched as a visitor are not shown to a customer. */
export function leaveFor(path: string): void {
  window.location.assign(path)
}
