import { sealData, unsealData } from 'iron-session'

/** Seals with the first secret of the list; reads what any of them sealed. */
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

/** The value of a Set-Cookie header that keeps `value` from being read or made up; without seconds, until the browser closes. */
export async function sealedCookie(name: string, value: object, maxAgeSeconds?: number): Promise<string> {
  const sealed = await sealData(value, { password: secrets()[0] ?? '', ttl: 0 })
  return cookie(name, sealed, maxAgeSeconds)
}

/** The same for a value that nobody but us can make, and that anybody may read. */
export function signedCookie(name: string, value: string, maxAgeSeconds: number): string {
  return cookie(name, value, maxAgeSeconds)
}

/** What lets the browser forget the cookie. */
export function endedCookie(name: string): string {
  return cookie(name, '', 0)
}

/** What a request's cookie holds, or null where there is none that we sealed. */
export async function unsealed<Value extends object>(sealed: string | null): Promise<Partial<Value> | null> {
  if (!sealed) return null
  for (const password of secrets()) {
    const inside = await unsealData<Partial<Value>>(sealed, { password, ttl: 0 }).catch(() => null)
    if (inside && Object.keys(inside).length > 0) return inside
  }
  return null
}

/** Of a request’s Cookie header; null where there is none. */
export function cookieValue(header: string, name: string): string | null {
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || null
  }
  return null
}

/** Without what others have set: Next copies all cookies of a request at a redirect, and takes the square of their number. */
export function ownCookies(header: string): string {
  const names = ['session', 'device', 'known', 'registration'].map(cookieName)
  return [...names, 'locale']
    .map((name) => [name, cookieValue(header, name)])
    .filter(([, value]) => value !== null)
    .map((pair) => pair.join('='))
    .join('; ')
}

function cookie(name: string, value: string, maxAgeSeconds?: number): string {
  const lifetime = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`
  return `${cookieName(name)}=${value}; Path=/; HttpOnly; SameSite=Lax${isHttps() ? '; Secure' : ''}${lifetime}`
}
