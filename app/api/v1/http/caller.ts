import { findCaller, type Customer } from '@/lib/accounts/caller'
import { sealedSessionId, sessionCookieName } from './session-cookie'

export interface Credentials {
  bearer: string | null
  cookie: string | null
}

/** What the request shows of who it is; with both, the bearer counts. */
export function credentialsOf(headers: Headers): Credentials {
  const bearer = /^Bearer +(\S{1,200})$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null
  return { bearer, cookie: cookieValue(headers.get('cookie') ?? '', sessionCookieName()) }
}

/** The person behind the request, minted from the session's row; null for a visitor. */
export async function callerOf(credentials: Credentials): Promise<Customer | null> {
  if (credentials.bearer) return findCaller({ bearer: credentials.bearer })
  const sessionId = await sealedSessionId(credentials.cookie)
  return sessionId ? findCaller({ sessionId }) : null
}

/** For pages: the same answer as for calls, from the same cookie. */
export function callerFromHeaders(headers: Headers): Promise<Customer | null> {
  return callerOf({ ...credentialsOf(headers), bearer: null })
}

function cookieValue(header: string, name: string): string | null {
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || null
  }
  return null
}
