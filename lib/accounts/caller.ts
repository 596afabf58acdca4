import type { QueryResult } from 'pg'
import { uuid } from '@/lib/platform/values/text'
import { db } from '@/lib/platform/database/db'
import { pool } from '@/lib/platform/database/pool'
import { batchedReads } from '@/lib/platform/process/scheduling'
import {
  countedBeside,
  countingValues,
  waitAfter,
  type Count,
  type NamedLimit,
} from '@/lib/platform/requests/rate-limit'
import { listDeviceRows, type DeviceRow } from '@/lib/accounts/devices/device-row'
import { findKeyRow, listKeyRows, type KeyRow } from '@/lib/accounts/keys/key-row'
import { adminIdleMinutes } from '@/lib/accounts/sessions/staff-session'
import { tokenHash } from '@/lib/platform/process/secrets'
import type { Door, Role } from '../generated/prisma/enums'
import type { Language } from '../i18n/language'
import type { KeyInUse } from './scopes'

// Only this file has the key, so such a caller in a signature proves that a session or pairing was checked.
const key: unique symbol = Symbol('caller')

interface Identity {
  userId: string
  email: string
  firstname: string
  lastname: string
  language: Language
  /** False: signs in by mailed code only. */
  hasPassword: boolean
  /** The shop requires one and the account has none: the session has staff rights only. */
  needsSecondFactor: boolean
  /** Of this session, not of the account: after a sign-in at the shop every account is a customer. */
  role: Role
  door: Door
  sessionId: string
  sessionEndsAt: Date
  /** Null: a person. A program acts for the account that made its key, with no more than the key's scopes. */
  key: KeyInUse | null
}

export class Customer implements Identity {
  readonly userId: string
  readonly email: string
  readonly firstname: string
  readonly lastname: string
  readonly language: Language
  readonly hasPassword: boolean
  readonly needsSecondFactor: boolean
  readonly role: Role
  readonly door: Door
  readonly sessionId: string
  readonly sessionEndsAt: Date
  readonly key: KeyInUse | null

  constructor(
    protected readonly minted: typeof key,
    identity: Identity,
  ) {
    this.userId = identity.userId
    this.email = identity.email
    this.firstname = identity.firstname
    this.lastname = identity.lastname
    this.language = identity.language
    this.hasPassword = identity.hasPassword
    this.needsSecondFactor = identity.needsSecondFactor
    this.role = identity.role
    this.door = identity.door
    this.sessionId = identity.sessionId
    this.sessionEndsAt = identity.sessionEndsAt
    this.key = identity.key
  }
}

export class Staff extends Customer {
  protected readonly mayServe = true
}

export class Manager extends Staff {
  protected readonly mayManage = true
}

export class Admin extends Manager {
  protected readonly mayOwn = true
}

/** A paired tablet of the kitchen: no person, and with the rights of the board alone. */
export class Device {
  readonly deviceId: string
  readonly name: string
  readonly showsScreen: boolean
  readonly actor: { userId: string; firstname: string; lastname: string } | null

  constructor(
    protected readonly minted: typeof key,
    { deviceId, name, showsScreen, actorId, actorFirstname, actorLastname }: DeviceRow,
  ) {
    this.deviceId = deviceId
    this.name = name
    this.showsScreen = showsScreen
    this.actor = actorId ? { userId: actorId, firstname: actorFirstname ?? '', lastname: actorLastname ?? '' } : null
  }
}

export type BoardCaller = Staff | Device

export interface Author {
  byUserId: string | null
  byDeviceId: string | null
  byUser: { firstname: string; lastname: string } | null
  byDevice: { name: string } | null
}

export function authorOf(caller: Customer | Device): Author {
  // The account that made a key did not do what the key does.
  if (!(caller instanceof Device) && caller.key) {
    const { deviceId: byDeviceId, authorName: name } = caller.key
    return { byUserId: null, byDeviceId, byUser: null, byDevice: { name } }
  }
  const isDevice = caller instanceof Device
  const byUser = isDevice ? caller.actor : caller
  const byDevice = isDevice ? caller : null
  return { byUserId: byUser?.userId ?? null, byDeviceId: byDevice?.deviceId ?? null, byUser, byDevice }
}

export interface Credentials {
  bearer?: string
  sessionId?: string
}

/** Null: no credentials, or the session has ended. The bearer token wins. */
export async function findCaller(credentials: Credentials, now = new Date()): Promise<Customer | null> {
  const session = await findSession(selectSession, credentials, now)
  return session ? enter(session, now) : null
}

export const callerKey = 'caller:'

export interface CountedCaller {
  caller: Customer
  waitSeconds: number
}

export async function findCountedCaller(
  credentials: Credentials,
  limit: NamedLimit,
  now = new Date(),
): Promise<CountedCaller | null> {
  const session = await findSession(selectCounted(limit), credentials, now)
  return session ? { caller: await enter(session, now), waitSeconds: waitAfter(session, limit) } : null
}

export type KeyRole = 'staff' | 'manager' | 'admin'

/** At most with `role`, and with no more than its account has now. Null: unknown, revoked or expired. */
export async function findKeyCaller(bearer: string, role: KeyRole, now = new Date()): Promise<Staff | null> {
  const row = await findKeyRow(bearer, now)
  return row && mintForKey(row, role)
}

export async function findDevice(credentials: { token: string }, now = new Date()): Promise<Device | null> {
  const [row] = await listDeviceRows('token_hash', [tokenHash(credentials.token)], now)
  return row ? new Device(key, row) : null
}

export async function findAgain(caller: BoardCaller): Promise<BoardCaller | null> {
  if (caller instanceof Device) {
    const row = await findDeviceRow(caller.deviceId)
    return row ? new Device(key, row) : null
  }
  if (caller.key) {
    const row = await findKeyAgain(caller.key.id)
    return row ? mintForKey(row, 'staff') : null
  }
  const session = await findSessionRow(caller.sessionId)
  const person = session ? await enter(session, new Date()) : null
  return person instanceof Staff ? person : null
}

// One question each for all boards, which ask again at every notification.
const findDeviceRow = batchedReads(async (ids: string[]) => {
  const rows = await listDeviceRows('id', ids, new Date())
  return new Map(rows.map((row) => [row.deviceId, row]))
})

const findKeyAgain = batchedReads(async (ids: string[]) => {
  const rows = await listKeyRows(ids, new Date())
  return new Map(rows.map((row) => [row.id, row]))
})

const findSessionRow = batchedReads(async (ids: string[]) => {
  const { rows } = await selectSession('id', ids, new Date())
  return new Map(rows.map((row) => [row.sessionId, row]))
})

const touchAfterMilliseconds = 60_000

interface SessionRow extends Omit<Identity, 'key'> {
  lastSeenAt: Date
}

type Select<Row extends SessionRow> = (
  column: 'id' | 'token_hash',
  values: string[],
  now: Date,
) => Promise<QueryResult<Row>>

async function findSession<Row extends SessionRow>(
  select: Select<Row>,
  { bearer, sessionId }: Credentials,
  now: Date,
): Promise<Row | undefined> {
  if (bearer !== undefined) return (await select('token_hash', [tokenHash(bearer)], now)).rows[0]
  if (sessionId !== undefined && uuid.test(sessionId)) return (await select('id', [sessionId], now)).rows[0]
  return undefined
}

async function enter(session: SessionRow, now: Date): Promise<Customer> {
  if (now.getTime() - session.lastSeenAt.getTime() > touchAfterMilliseconds) await touch(session, now)
  return mint(session)
}

function selectSession(column: 'id' | 'token_hash', values: string[], now: Date) {
  return pool().query<SessionRow>({
    name: `session-by-${column}`,
    text: sessionBy(column),
    values: [values, now, adminIdleMinutes],
  })
}

function selectCounted(limit: NamedLimit): Select<SessionRow & Count> {
  return (column, values, now) =>
    pool().query({
      name: `counted-session-by-${column}`,
      text: `with session as (${sessionBy(column)}), ${countedBeside('session', '"userId"', 4)} select * from session, counted`,
      values: [values, now, adminIdleMinutes, ...countingValues(limit, callerKey, now)],
    })
}

// One indexed join in plain SQL, because it runs before every private request.
function sessionBy(column: 'id' | 'token_hash'): string {
  return `
      select s.id as "sessionId", s.door, s.last_seen_at as "lastSeenAt", s.expires_at as "sessionEndsAt",
        u.id as "userId", u.email, u.firstname, u.lastname, u.language, u.role,
        u.password_hash is not null as "hasPassword",
        s.door = 'admin' and u.role in ('admin', 'manager')
          and exists (select 1 from shop where second_factor_required)
          and not exists (select 1 from second_factor f where f.user_id = u.id and f.confirmed_at is not null)
          as "needsSecondFactor"
      from session s join users u on u.id = s.user_id
      where s.${column} = any ($1) and s.expires_at > $2 and u.disabled_at is null
        and (s.door <> 'admin' or s.last_seen_at > $2::timestamptz - make_interval(mins => $3))`
}

async function touch({ sessionId, userId }: SessionRow, now: Date): Promise<void> {
  const data = { lastSeenAt: now }
  const { count } = await db().session.updateMany({ where: { id: sessionId, lastSeenAt: { lt: now } }, data })
  if (count > 0) await db().user.updateMany({ where: { id: userId }, data })
}

const forever = new Date(8.64e15)

function mintForKey(row: KeyRow, most: KeyRole): Staff {
  const { id, name, scopes, isTest, deviceId, authorName, expiresAt, ...account } = row
  const role = account.needsSecondFactor || most === 'staff' ? 'staff' : most === 'manager' ? 'manager' : row.role
  const identity = {
    ...account,
    ...{ role, door: 'admin', sessionId: id, sessionEndsAt: expiresAt ?? forever } as const,
    key: { id, name, scopes, isTest, deviceId, authorName },
  }
  if (role === 'admin') return new Admin(key, identity)
  return role === 'manager' ? new Manager(key, identity) : new Staff(key, identity)
}

function mint(row: SessionRow): Customer {
  const session = { ...row, key: null }
  if (session.door !== 'admin') return new Customer(key, { ...session, role: 'customer' })
  if (session.needsSecondFactor) return new Staff(key, session)
  if (session.role === 'admin') return new Admin(key, session)
  if (session.role === 'manager') return new Manager(key, session)
  if (session.role === 'staff') return new Staff(key, session)
  return new Customer(key, session)
}
