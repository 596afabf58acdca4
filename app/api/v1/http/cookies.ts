import type { OwnRegistration } from '@/lib/accounts/codes/own-registration'
import { deviceMark, isDeviceOf } from '@/lib/accounts/sessions/known-device'
import { folded } from '@/lib/platform/folded'
import {
  cookieName,
  sealedCookie,
  unsealed,
  cookieValue,
  signedCookie,
  endedCookie,
} from '@/lib/platform/sealed-cookie'

/** The longest that browsers keep a cookie. */
const fourHundredDaysInSeconds = 400 * 24 * 60 * 60
const renewAfterMs = 24 * 60 * 60_000

interface Sealed {
  deviceToken: string
  /** Milliseconds since 1970. */
  sealedAt: number
}

interface DeviceCookie {
  token: string
  /** Old enough to be sealed again, which gives it its full time and the present secret. */
  isDue: boolean
}

export function deviceCookieName(): string {
  return cookieName('device')
}

/** The value of a Set-Cookie header: a device outlives every restart of its browser. */
export function deviceCookie(deviceToken: string, now: Date): Promise<string> {
  const sealed = { deviceToken, sealedAt: now.getTime() } satisfies Sealed
  return sealedCookie('device', sealed, fourHundredDaysInSeconds)
}

/** The token inside the request's cookie, or null where there is none that we sealed. */
export async function sealedDevice(cookie: string | null, now: Date): Promise<DeviceCookie | null> {
  const inside = await unsealed<Sealed>(cookie)
  if (typeof inside?.deviceToken !== 'string') return null
  return { token: inside.deviceToken, isDue: now.getTime() - (inside.sealedAt ?? 0) > renewAfterMs }
}

const halfAYearInSeconds = 180 * 24 * 60 * 60
/** People who share a device. */
const mostAccounts = 5

/** The marks of those who have signed in on the device that sends the request. */
export function marksIn(headers: Pick<Headers, 'get'>): string[] {
  const value = cookieValue(headers.get('cookie') ?? '', cookieName('known'))
  return value?.split('.').slice(0, mostAccounts) ?? []
}

/** The value of a Set-Cookie header that adds this account to the device's marks; null where it has it already. */
export function knownDeviceCookie(headers: Pick<Headers, 'get'>, userId: string): string | null {
  const marks = marksIn(headers)
  if (isDeviceOf(userId, marks)) return null
  const value = [deviceMark(userId), ...marks].slice(0, mostAccounts).join('.')
  return signedCookie('known', value, halfAYearInSeconds)
}

/** As long as a guest may need to find the mail, and to ask for a second one. */
const halfAnHourInSeconds = 30 * 60

/** The value of a Set-Cookie header: what was typed on this device stays its own until the code has come. */
export function registrationCookie(registration: OwnRegistration): Promise<string> {
  return sealedCookie('registration', registration, halfAnHourInSeconds)
}

export function endedRegistrationCookie(): string {
  return endedCookie('registration')
}

/** What this device has registered for the address; null where it has not. */
export async function registrationFor(request: Request, email: string): Promise<OwnRegistration | null> {
  const cookie = cookieValue(request.headers.get('cookie') ?? '', cookieName('registration'))
  const inside = await unsealed<OwnRegistration>(cookie)
  if (!inside?.email || folded(inside.email) !== folded(email)) return null
  const { firstname = '', lastname = '', passwordHash = null } = inside
  return { email, firstname, lastname, passwordHash }
}
