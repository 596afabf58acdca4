import { deviceMark, isDeviceOf } from '@/lib/accounts/sessions/known-device'
import { cookieName, cookieValue, signedCookie } from '@/lib/platform/sealed-cookie'

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
