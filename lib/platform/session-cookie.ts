import { cookieName, endedCookie, sealedCookie, unsealed } from './sealed-cookie'

const thirtyDaysInSeconds = 30 * 24 * 60 * 60

interface Sealed {
  sessionId: string
}

export function sessionCookieName(): string {
  return cookieName('session')
}

/** The value of a Set-Cookie header; remembered sessions outlive the browser. */
export function sessionCookie(sessionId: string, remembered: boolean): Promise<string> {
  return sealedCookie('session', { sessionId } satisfies Sealed, remembered ? thirtyDaysInSeconds : undefined)
}

export function endedSessionCookie(): string {
  return endedCookie('session')
}

/** The session id inside the request's cookie, or null where there is none that we sealed. */
export async function sealedSessionId(cookie: string | null): Promise<string | null> {
  const inside = await unsealed<Sealed>(cookie)
  return typeof inside?.sessionId === 'string' ? inside.sessionId : null
}
