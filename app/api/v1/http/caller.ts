import {
  findCaller,
  findCountedCaller,
  findDevice,
  Staff,
  type BoardCaller,
  type Customer,
  type Device,
} from '@/lib/accounts/caller'
import type { NamedLimit } from '@/lib/platform/rate-limit'
import { cookieValue } from '@/lib/platform/sealed-cookie'
import { sealedSessionId, sessionCookieName } from '@/lib/platform/session-cookie'
import { deviceCookieName, sealedDevice } from './cookies'
import type { OperationSpec } from './operation'

export interface Credentials {
  bearer: string | null
  cookie: string | null
  /** The cookie of a paired device, beside or without that of a person. */
  device: string | null
}

/** What the request shows of who it is; with a bearer, only that counts. */
export function credentialsOf(headers: Pick<Headers, 'get'>): Credentials {
  const bearer = bearerIn(headers.get('authorization') ?? '')
  const cookies = headers.get('cookie') ?? ''
  return {
    bearer,
    cookie: cookieValue(cookies, sessionCookieName()),
    device: cookieValue(cookies, deviceCookieName()),
  }
}

// Of this scheme everything is a token, also what cannot be one: it is refused, not overlooked.
function bearerIn(authorization: string): string | null {
  const token = /^Bearer(?:\s+(.*))?$/is.exec(authorization)
  return token && (token[1] || 'none')
}

/** The person behind the request, minted from the session's row; null for a visitor. */
export async function callerOf(credentials: Credentials): Promise<Customer | null> {
  const session = await sessionOf(credentials)
  return session && findCaller(session)
}

/** A bearer goes before a cookie. */
async function sessionOf({ bearer, cookie }: Credentials) {
  if (bearer) return { bearer }
  const sessionId = await sealedSessionId(cookie)
  return sessionId ? { sessionId } : null
}

export interface Identified {
  caller: Customer | Device | null
  /** Of a device whose cookie is due to be sealed again. */
  renewedToken: string | null
  /** What the limit of the caller says of this call, where it was counted on the way; 0: it may go on. */
  waitSeconds?: number
}

/**
 * Who calls an operation: the staff that is signed in, else the device, where devices are known, else the customer. The
 * device is asked for beside a person, too: a board that somebody has signed in on is still a device that is there.
 */
export async function identify(spec: OperationSpec, credentials: Credentials, now: Date): Promise<Identified> {
  const asksForDevice = spec.knowsDevices ?? (spec.caller !== 'visitor' && spec.caller !== 'customer')
  const limit = spec.limit?.caller
  // Whoever is signed in may call it, so that no check is left that has to come before its limit.
  if (limit && !asksForDevice) return counted(limit, credentials, now)
  const person = await callerOf(credentials)
  const found = asksForDevice ? await deviceOf(credentials, now) : null
  const caller = found && !(person instanceof Staff) ? found.device : person
  return { caller, renewedToken: found?.renewedToken ?? null }
}

async function counted(limit: NamedLimit, credentials: Credentials, now: Date): Promise<Identified> {
  const session = await sessionOf(credentials)
  const found = session && (await findCountedCaller(session, limit, now))
  return found ? { ...found, renewedToken: null } : { caller: null, renewedToken: null }
}

/** The paired device behind the request; null where there is none, or one that has ended. */
async function deviceOf({ bearer, device: sealed }: Credentials, now: Date) {
  const cookie = bearer ? null : await sealedDevice(sealed, now)
  const device = cookie && (await findDevice({ token: cookie.token }, now))
  return device && { device, renewedToken: cookie.isDue ? cookie.token : null }
}

/** For pages: the same answer as for calls, from the same cookie. */
export function callerFromHeaders(headers: Pick<Headers, 'get'>): Promise<Customer | null> {
  return callerOf({ ...credentialsOf(headers), bearer: null })
}

/** For the pages of the board: the staff that is signed in, else the device that they are looked at on. */
export async function boardCallerFromHeaders(headers: Pick<Headers, 'get'>): Promise<BoardCaller | null> {
  const person = await callerFromHeaders(headers)
  if (person instanceof Staff) return person
  const found = await deviceOf({ ...credentialsOf(headers), bearer: null }, new Date())
  return found?.device ?? null
}
