import { cookieName, sealedCookie, unsealed } from '@/lib/platform/sealed-cookie'

/** The longest that browsers keep a cookie. */
const fourHundredDaysInSeconds = 400 * 24 * 60 * 60
const renewAfterMs = 24 * 60 * 60_000

interface Sealed {
  deviceToken: string
  /** Milliseconds since 1970. */
  sealedAt: number
}

export interface DeviceCookie {
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
