import type { OwnRegistration } from '@/lib/accounts/codes/own-registration'
import { deviceMark, isDeviceOf } from '@/lib/accounts/sessions/password-tries'
import { folded } from '@/lib/platform/values/folded'
import {
  cookieName,
  cookieValue,
  endedCookie,
  plainCookie,
  sealedCookie,
  unsealed,
} from '@/lib/platform/requests/sealed-cookie'

/** The longest that browsers keep a cookie. */
const fourHundredDaysInSeconds = 400 * 24 * 60 * 60
const renewAfterMs = 24 * 60 * 60_000

interface Sealed {
  deviceToken: string
  /** Epoch milliseconds. */
  sealedAt: number
}

interface DeviceCookie {
  token: string
  /** Old enough for renewal, with its full time and the present secret. */
  isDue: boolean
}

export function deviceCookieName(): string {
  return cookieName('device')
}

/** A Set-Cookie value that outlives restarts of the browser. */
export function deviceCookie(deviceToken: string, now: Date): Promise<string> {
  const sealed = { deviceToken, sealedAt: now.getTime() } satisfies Sealed
  return sealedCookie('device', sealed, fourHundredDaysInSeconds)
}

/** Null without a cookie sealed by this shop. */
export async function sealedDevice(cookie: string | null, now: Date): Promise<DeviceCookie | null> {
  const sealed = await unsealed<Sealed>(cookie)
  if (typeof sealed?.deviceToken !== 'string') return null
  return { token: sealed.deviceToken, isDue: now.getTime() - (sealed.sealedAt ?? 0) > renewAfterMs }
}

const halfAYearInSeconds = 180 * 24 * 60 * 60
/** People who share a device. */
const mostAccounts = 5

export function marksIn(headers: Pick<Headers, 'get'>): string[] {
  const value = cookieValue(headers.get('cookie') ?? '', cookieName('known'))
  return value?.split('.').slice(0, mostAccounts) ?? []
}

export function knownDeviceCookie(headers: Pick<Headers, 'get'>, userId: string): string | null {
  const marks = marksIn(headers)
  if (isDeviceOf(userId, marks)) return null
  const value = [deviceMark(userId), ...marks].slice(0, mostAccounts).join('.')
  return plainCookie('known', value, halfAYearInSeconds)
}

/** The time to find the mail, and to ask for a second one. */
const halfAnHourInSeconds = 30 * 60

/** Holds the registration on this device until the code is entered. */
export function registrationCookie(registration: OwnRegistration): Promise<string> {
  return sealedCookie('registration', registration, halfAnHourInSeconds)
}

export function endedRegistrationCookie(): string {
  return endedCookie('registration')
}

export async function registrationFor(request: Request, email: string): Promise<OwnRegistration | null> {
  const cookie = cookieValue(request.headers.get('cookie') ?? '', cookieName('registration'))
  const sealed = await unsealed<OwnRegistration>(cookie)
  if (!sealed?.email || folded(sealed.email) !== folded(email)) return null
  const { firstname = '', lastname = '', passwordHash = null } = sealed
  return { email, firstname, lastname, passwordHash }
}
