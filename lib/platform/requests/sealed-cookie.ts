import { sealData, unsealData } from 'iron-session'

function secrets(): string[] {
  return (process.env.SESSION_SECRET ?? '').split(',').map((secret) => secret.trim())
}

function isHttps(): boolean {
  return process.env.APP_URL?.startsWith('https:') ?? false
}

/** The __Host- prefix binds the cookie to this very host, but browsers take it over https only. */
export function cookieName(name: string): string {
  return isHttps() ? `__Host-${name}` : name
}

/** Without seconds the cookie ends with the browser. */
export async function sealedCookie(name: string, value: object, maxAgeSeconds?: number): Promise<string> {
  const sealed = await sealData(value, { password: secrets()[0] ?? '', ttl: 0 })
  return plainCookie(name, sealed, maxAgeSeconds)
}

export function endedCookie(name: string): string {
  return plainCookie(name, '', 0)
}

export async function unsealed<Value extends object>(sealed: string | null): Promise<Partial<Value> | null> {
  if (!sealed) return null
  for (const password of secrets()) {
    const value = await unsealData<Partial<Value>>(sealed, { password, ttl: 0 }).catch(() => null)
    if (value && Object.keys(value).length > 0) return value
  }
  return null
}

export function cookieValue(header: string, name: string): string | null {
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || null
  }
  return null
}

/** Only the shop's cookies: Next copies all of a request's at a redirect, in quadratic time. */
export function ownCookies(header: string): string {
  const names = ['session', 'device', 'known', 'registration'].map(cookieName)
  return [...names, 'locale']
    .map((name) => [name, cookieValue(header, name)])
    .filter(([, value]) => value !== null)
    .map((pair) => pair.join('='))
    .join('; ')
}

export function plainCookie(name: string, value: string, maxAgeSeconds?: number): string {
  return readableCookie(name, value, maxAgeSeconds).replace('; Path=/', '; Path=/; HttpOnly')
}

function readableCookie(name: string, value: string, maxAgeSeconds?: number): string {
  const lifetime = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`
  return `${cookieName(name)}=${value}; Path=/; SameSite=Lax${isHttps() ? '; Secure' : ''}${lifetime}`
}

const thirtyDaysInSeconds = 30 * 24 * 60 * 60

interface Sealed {
  sessionId: string
}

export function sessionCookieName(): string {
  return cookieName('session')
}

export function sessionCookie(sessionId: string, remembered: boolean): Promise<string> {
  return sealedCookie('session', { sessionId } satisfies Sealed, remembered ? thirtyDaysInSeconds : undefined)
}

export function endedSessionCookie(): string {
  return endedCookie('session')
}

/**
 * Readable by the page, which is the same for everyone: only with it does a browser whose storage is empty ask who its
 * guest is. Safari empties that after seven days, and no cookie of a server. It opens nothing.
 */
export function signedInCookie(headers: Pick<Headers, 'get'>): string | null {
  const isMarked = cookieValue(headers.get('cookie') ?? '', cookieName('signed-in')) === '1'
  return isMarked ? null : readableCookie('signed-in', '1', thirtyDaysInSeconds)
}

export function endedSignedInCookie(): string {
  return readableCookie('signed-in', '', 0)
}

export async function sealedSessionId(sealed: string | null): Promise<string | null> {
  const value = await unsealed<Sealed>(sealed)
  return typeof value?.sessionId === 'string' ? value.sessionId : null
}
