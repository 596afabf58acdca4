import { uuid } from '../platform/uuid'
import { pool } from '@/lib/platform/db'
import type { Door, Role } from '../generated/prisma/enums'
import type { Language } from '../i18n/language'
import { tokenHash } from '@/lib/accounts/sessions/session-token'

// Nothing outside this file has the key, so a Customer, Staff or Admin in a signature proves that a session was
// checked.
const key: unique symbol = Symbol('caller')

interface Identity {
  userId: string
  email: string
  firstname: string
  lastname: string
  language: Language
  /** What this session may do, not what the account could: after a sign-in at the shop everybody is a customer. */
  role: Role
  door: Door
  sessionId: string
  /** Until then the caller stays signed in without another password. */
  sessionEndsAt: Date
}

export class Customer implements Identity {
  readonly userId: string
  readonly email: string
  readonly firstname: string
  readonly lastname: string
  readonly language: Language
  readonly role: Role
  readonly door: Door
  readonly sessionId: string
  readonly sessionEndsAt: Date

  constructor(
    protected readonly minted: typeof key,
    identity: Identity,
  ) {
    this.userId = identity.userId
    this.email = identity.email
    this.firstname = identity.firstname
    this.lastname = identity.lastname
    this.language = identity.language
    this.role = identity.role
    this.door = identity.door
    this.sessionId = identity.sessionId
    this.sessionEndsAt = identity.sessionEndsAt
  }
}

export class Staff extends Customer {
  protected readonly mayServe = true
}

export class Admin extends Staff {
  protected readonly mayManage = true
}

export interface Credentials {
  bearer?: string
  /** Out of the sealed cookie. */
  sessionId?: string
}

/** Null for a visitor: no credentials, or a session that has ended. With both credentials the bearer counts. */
export async function findCaller(credentials: Credentials, now = new Date()): Promise<Customer | null> {
  const session = await findSession(credentials, now)
  if (!session) return null
  if (now.getTime() - session.lastSeenAt.getTime() > touchAfterMilliseconds) await touch(session.sessionId, now)
  return mint(session)
}

const touchAfterMilliseconds = 60_000
/** An unattended office computer must not stay an administrator; the kitchen's board asks often enough to stay. */
const adminIdleMinutes = 30

interface SessionRow extends Identity {
  lastSeenAt: Date
}

async function findSession({ bearer, sessionId }: Credentials, now: Date): Promise<SessionRow | undefined> {
  if (bearer !== undefined) return (await selectSession('token_hash', tokenHash(bearer), now)).rows[0]
  if (sessionId !== undefined && uuid.test(sessionId)) return (await selectSession('id', sessionId, now)).rows[0]
  return undefined
}

// One indexed join in plain SQL: it runs before every private request.
function selectSession(column: 'id' | 'token_hash', value: string, now: Date) {
  return pool().query<SessionRow>({
    name: `session-by-${column}`,
    text: `
      select s.id as "sessionId", s.door, s.last_seen_at as "lastSeenAt", s.expires_at as "sessionEndsAt",
        u.id as "userId", u.email, u.firstname, u.lastname, u.language, u.role
      from session s join users u on u.id = s.user_id
      where s.${column} = $1 and s.expires_at > $2 and u.disabled_at is null
        and (s.door <> 'admin' or s.last_seen_at > $2::timestamptz - make_interval(mins => $3))`,
    values: [value, now, adminIdleMinutes],
  })
}

async function touch(sessionId: string, now: Date): Promise<void> {
  await pool().query(
    `with touched as (update session set last_seen_at = $2 where id = $1 and last_seen_at < $2 returning user_id)
     update users set last_seen_at = $2 where id in (select user_id from touched)`,
    [sessionId, now],
  )
}

function mint(session: SessionRow): Customer {
  if (session.door !== 'admin') return new Customer(key, { ...session, role: 'customer' })
  if (session.role === 'admin') return new Admin(key, session)
  if (session.role === 'staff') return new Staff(key, session)
  return new Customer(key, session)
}
