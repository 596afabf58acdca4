import { sealData, unsealData } from 'iron-session'

const thirtyDaysInSeconds = 30 * 24 * 60 * 60

interface Sealed {
  sessionId?: string
}

/** Seals with the first secret of the list; reads what any of them sealed. */
function secrets(): string[] {
  return (process.env.SESSION_SECRET ?? '').split(',').map((secret) => secret.trim())
}

function isHttps(): boolean {
  return process.env.APP_URL?.startsWith('https:') ?? false
}

/** The __Host- prefix binds the cookie to this very host, but browsers take it over https only. */
export function sessionCookieName(): string {
  return isHttps() ? '__Host-session' : 'session'
}

/** The value of a Set-Cookie header; remembered sessions outlive the browser. */
export async function sessionCookie(sessionId: string, remembered: boolean): Promise<string> {
  const sealed = await sealData({ sessionId } satisfies Sealed, { password: secrets()[0] ?? '', ttl: 0 })
  const lifetime = remembered ? `; Max-Age=${thirtyDaysInSeconds}` : ''
  return `${sessionCookieName()}=${sealed}${attributes()}${lifetime}`
}

export function endedSessionCookie(): string {
  return `${sessionCookieName()}=${attributes()}; Max-Age=0`
}

/** The session id inside the request's cookie, or null where there is none that we sealed. */
export async function sealedSessionId(cookie: string | null): Promise<string | null> {
  if (!cookie) return null
  for (const password of secrets()) {
    const inside = await unsealData<Sealed>(cookie, { password, ttl: 0 }).catch((): Sealed => ({}))
    if (typeof inside.sessionId === 'string') return inside.sessionId
  }
  return null
}

function attributes(): string {
  return `; Path=/; HttpOnly; SameSite=Lax${isHttps() ? '; Secure' : ''}`
}
