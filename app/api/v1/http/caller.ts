import {
  findCaller,
  findCountedCaller,
  findDevice,
  findKeyCaller,
  Staff,
  type BoardCaller,
  type Customer,
  type Device,
} from '@/lib/accounts/caller'
import { isKey } from '@/lib/accounts/keys/key-row'
import type { NamedLimit } from '@/lib/platform/requests/rate-limit'
import { cookieValue, sealedSessionId, sessionCookieName } from '@/lib/platform/requests/sealed-cookie'
import { deviceCookieName, sealedDevice } from './cookies'
import { keyRole, missingScopes } from './key-scopes'
import { isPublic, type OperationSpec } from './operation'

export interface Credentials {
  bearer: string | null
  cookie: string | null
  device: string | null
}

/** A bearer token overrides the cookies. */
export function credentialsOf(headers: Pick<Headers, 'get'>): Credentials {
  const bearer = bearerIn(headers.get('authorization') ?? '')
  const cookies = headers.get('cookie') ?? ''
  return {
    bearer,
    cookie: cookieValue(cookies, sessionCookieName()),
    device: cookieValue(cookies, deviceCookieName()),
  }
}

// Any text of this scheme counts as a token, so that an invalid one is refused, not ignored.
function bearerIn(authorization: string): string | null {
  const token = /^Bearer(?:\s+(.*))?$/is.exec(authorization)
  return token && (token[1] || 'none')
}

export async function callerOf(credentials: Credentials): Promise<Customer | null> {
  const session = await sessionOf(credentials)
  return session && findCaller(session)
}

async function sessionOf({ bearer, cookie }: Credentials) {
  if (bearer) return { bearer }
  const sessionId = await sealedSessionId(cookie)
  return sessionId ? { sessionId } : null
}

export interface Identified {
  caller: Customer | Device | null
  /** Set when a device's cookie is due for renewal. */
  renewedToken: string | null
  /** Seconds to wait by the caller's limit, where it was counted already; 0 for none. */
  waitSeconds?: number
}

/** The device is looked up beside a person, too, so that its last contact is recorded. */
export async function identify(spec: OperationSpec, credentials: Credentials, now: Date): Promise<Identified> {
  if (credentials.bearer && isKey(credentials.bearer)) return throughKey(spec, credentials.bearer, now)
  const asksForDevice = spec.knowsDevices ?? (spec.caller !== 'visitor' && spec.caller !== 'customer')
  const limit = spec.limit?.caller
  // Any signed-in caller may call it, so no other check has to come before its limit.
  if (limit && !asksForDevice) return counted(limit, credentials, now)
  const person = await callerOf(credentials)
  const found = asksForDevice ? await deviceOf(credentials, now) : null
  const caller = found && !(person instanceof Staff) ? found.device : person
  return { caller, renewedToken: found?.renewedToken ?? null }
}

/** What is public a program may read like a visitor, where its key has no right to more. */
async function throughKey(spec: OperationSpec, bearer: string, now: Date): Promise<Identified> {
  const caller = await findKeyCaller(bearer, keyRole(spec), now)
  const isVisitor = isPublic(spec) && (!spec.scope || !caller?.key || missingScopes(spec, caller.key).length > 0)
  return { caller: isVisitor ? null : caller, renewedToken: null }
}

async function counted(limit: NamedLimit, credentials: Credentials, now: Date): Promise<Identified> {
  const session = await sessionOf(credentials)
  const found = session && (await findCountedCaller(session, limit, now))
  return found ? { ...found, renewedToken: null } : { caller: null, renewedToken: null }
}

async function deviceOf({ bearer, device: sealed }: Credentials, now: Date) {
  const cookie = bearer ? null : await sealedDevice(sealed, now)
  const device = cookie && (await findDevice({ token: cookie.token }, now))
  return device && { device, renewedToken: cookie.isDue ? cookie.token : null }
}

/** For pages: the same answer as for calls, from the same cookie. */
export function callerFromHeaders(headers: Pick<Headers, 'get'>): Promise<Customer | null> {
  return callerOf({ ...credentialsOf(headers), bearer: null })
}

/** The signed-in staff, else the paired device. */
export async function boardCallerFromHeaders(headers: Pick<Headers, 'get'>): Promise<BoardCaller | null> {
  const person = await callerFromHeaders(headers)
  if (person instanceof Staff) return person
  const found = await deviceOf({ ...credentialsOf(headers), bearer: null }, new Date())
  return found?.device ?? null
}
