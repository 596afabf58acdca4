import type { OwnRegistration } from '@/lib/accounts/codes/own-registration'
import { folded } from '@/lib/platform/folded'
import { cookieName, cookieValue, endedCookie, sealedCookie, unsealed } from '@/lib/platform/sealed-cookie'

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
