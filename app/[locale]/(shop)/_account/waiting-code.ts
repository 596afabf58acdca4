import { textOf } from '@/app/_client/form'
import { stored, type Stored } from '@/app/_client/stored'

/**
 * A mailed code still to be typed. Stored, because phones reload a page while the customer reads the mail; never with
 * the password.
 */
export interface WaitingCode {
  email: string
  /** Epoch milliseconds. */
  resendAt: number
  wrongTries: number
  /** The code was right; only the redirect is left. */
  isUsed: boolean
}

export type WaitingCodes = Stored<WaitingCode | null>

export const registrationCode = waitingCode('registration_code')
/** For a registration whose code was never typed, at login. */
export const confirmationCode = waitingCode('confirmation_code')
export const loginCode = waitingCode('login_code')
export const orderCode = waitingCode('order_code')
export const resetCode = waitingCode('reset_code')

const mostTries = 5

export function isUsedUp({ wrongTries }: WaitingCode): boolean {
  return wrongTries >= mostTries
}

export function newWaitingCode(email: string, resendInSeconds: number, now = Date.now()): WaitingCode {
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
    { lifetime: 'tab' },
  )
}

/** All fields but the password. */
interface StoredRegistration {
  firstname: string
  lastname: string
  email: string
  agrees: boolean
}

export const emptyRegistration: StoredRegistration = { firstname: '', lastname: '', email: '', agrees: false }

const texts = ['firstname', 'lastname', 'email'] as const

export const storedRegistration = stored(
  'registration',
  (raw): StoredRegistration => ({ ...emptyRegistration, ...(raw as StoredRegistration | null) }),
  { lifetime: 'tab' },
)

export function storeRegistration(form: HTMLFormElement): void {
  const data = new FormData(form)
  const [firstname, lastname, email] = texts.map((name) => textOf(data, name)) as [string, string, string]
  storedRegistration.write({ firstname, lastname, email, agrees: data.has('terms') })
}

/** After a reload; what was typed before hydration stays. */
export function fillInRegistration(form: HTMLFormElement | null): void {
  if (!form) return
  const typedBefore = storedRegistration.read()
  for (const name of texts) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement && !field.value) field.value = typedBefore[name]
  }
  const box = form.elements.namedItem('terms')
  if (box instanceof HTMLInputElement && typedBefore.agrees) box.checked = true
}

export const redirectMs = 1200

/** A new document, so that no page fetched as a visitor is shown to a customer. */
export function navigateTo(path: string): void {
  window.location.assign(path)
}
