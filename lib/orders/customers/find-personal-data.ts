import type { Customer } from '@/lib/accounts/caller'
import { findProfile, type Profile } from '@/lib/accounts/profile/profile'
import type {
  AlarmSubscription,
  ContactMessage,
  CustomerBlock,
  OutboxMail,
  PushSubscription,
  Session,
  User,
} from '@/lib/generated/prisma/client'
import type { Language } from '@/lib/i18n/language'
import { db, Prisma } from '@/lib/platform/db'
import { pool } from '@/lib/platform/pool'
import { findOrders } from '@/lib/orders/order'
import { ownView, type OrderView } from '@/lib/orders/order-view'
import { currentShop } from '@/lib/shop/queries'
import type { ContactSubject } from '@/lib/shop/contact-schema'

type Moments = 'createdAt' | 'verifiedAt' | 'termsAcceptedAt' | 'lastSeenAt'

export interface PersonalFacts {
  exportedAt: Date
  account: Pick<User, 'email' | 'firstname' | 'lastname' | 'language' | Moments> & { hasPassword: boolean }
  billing: Profile
  messages: (Pick<ContactMessage, 'fullName' | 'message' | 'createdAt' | 'answeredAt'> & { subject: ContactSubject })[]
  sessions: Pick<Session, 'createdAt' | 'lastSeenAt' | 'expiresAt'>[]
  pushSubscriptions: Pick<PushSubscription, 'orderId' | 'endpoint' | 'createdAt'>[]
  /** Of a member of staff. */
  alarmSubscriptions: Pick<AlarmSubscription, 'endpoint' | 'createdAt'>[]
  mails: Pick<OutboxMail, 'template' | 'toAddress' | 'createdAt' | 'sentAt'>[]
  terms: AgreedTerms[]
  /** Null: not blocked from ordering. */
  block: Pick<CustomerBlock, 'reason' | 'blockedAt'> | null
  changes: Change[]
}

interface AgreedTerms {
  /** As in the address under which they can still be read. */
  id: number
  language: Language
  updatedOn: string
  isOfAccount: boolean
  orderIds: string[]
}

interface Change {
  at: Date
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

export interface PersonalData {
  facts: PersonalFacts
  /** Streamed: a regular customer may have thousands. */
  orders: AsyncIterable<OrderView>
}

const ordersAtOnce = 100

/** Leaves out what would let another person sign in as the customer. */
export async function findPersonalData(customer: Customer, now = new Date()): Promise<PersonalData> {
  const { userId, email, hasPassword } = customer
  const ids = await orderIdsOf(customer)
  const shop = await currentShop()
  const [account, billing, messages, sessions, pushSubscriptions, alarms, mails, terms, block, changes] =
    await Promise.all([
      db().user.findUniqueOrThrow({ where: { id: userId }, select: accountFields }),
      findProfile(customer),
      messagesOf(email),
      db().session.findMany({ where: { userId }, orderBy: { createdAt: 'desc' }, select: sessionFields }),
      db().pushSubscription.findMany({ where: { orderId: { in: ids } }, select: pushFields }),
      db().alarmSubscription.findMany({ where: { userId }, select: { endpoint: true, createdAt: true } }),
      mailsTo(email),
      termsOf(userId, ids),
      db().customerBlock.findUnique({ where: { userId }, select: { reason: true, blockedAt: true } }),
      changesOf(userId),
    ])
  const lists = { messages, sessions, pushSubscriptions, alarmSubscriptions: alarms, mails, terms, block, changes }
  return {
    facts: { exportedAt: now, account: { ...account, hasPassword }, billing, ...lists },
    orders: ordersOf(ids, { shop, now }),
  }
}

const accountFields = {
  email: true,
  firstname: true,
  lastname: true,
  language: true,
  createdAt: true,
  verifiedAt: true,
  termsAcceptedAt: true,
  lastSeenAt: true,
} as const
const sessionFields = { createdAt: true, lastSeenAt: true, expiresAt: true } as const
const pushFields = { orderId: true, endpoint: true, createdAt: true } as const

/** Includes orders without an account that were placed with the address. */
async function orderIdsOf({ userId, email }: Customer): Promise<string[]> {
  const { rows } = await pool().query<{ id: string }>(
    `select id from orders where customer_id = $1 or customer_id is null and lower(contact_email) = lower($2)
     order by created_at desc, id desc`,
    [userId, email],
  )
  return rows.map(({ id }) => id)
}

async function* ordersOf(ids: readonly string[], view: Parameters<typeof ownView>[1]): AsyncIterable<OrderView> {
  for (let at = 0; at < ids.length; at += ordersAtOnce) {
    const orders = await findOrders(db(), {
      where: { id: { in: ids.slice(at, at + ordersAtOnce) } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    })
    for (const order of orders) yield ownView(order, view)
  }
}

async function messagesOf(email: string): Promise<PersonalFacts['messages']> {
  const { rows } = await pool().query<PersonalFacts['messages'][number]>(
    `select full_name as "fullName", subject, message, created_at as "createdAt", answered_at as "answeredAt"
     from contact_message where lower(email) = lower($1) order by id desc`,
    [email],
  )
  return rows
}

async function mailsTo(email: string): Promise<PersonalFacts['mails']> {
  const { rows } = await pool().query<PersonalFacts['mails'][number]>(
    `select template, to_address as "toAddress", created_at as "createdAt", sent_at as "sentAt"
     from outbox_mail where lower(to_address) = lower($1) order by created_at desc`,
    [email],
  )
  return rows
}

async function termsOf(userId: string, orderIds: string[]): Promise<AgreedTerms[]> {
  const { rows } = await pool().query<AgreedTerms>(
    `select t.id, t.language, t.updated_on::text as "updatedOn", account.terms_id is not null as "isOfAccount",
       coalesce(ordered.ids, '{}') as "orderIds"
     from terms_snapshot t
     left join (select terms_id from users where id = $1) account on account.terms_id = t.id
     left join (select terms_id, array_agg(id order by created_at desc, id desc) as ids from orders
       where id = any($2) group by terms_id) ordered on ordered.terms_id = t.id
     where account.terms_id is not null or ordered.ids is not null order by t.id desc`,
    [userId, orderIds],
  )
  return rows
}

async function changesOf(userId: string): Promise<Change[]> {
  const isSaid = { not: Prisma.DbNull }
  const entries = await db().auditEntry.findMany({
    where: { subject: { in: ['user', 'customer'] }, subjectId: userId, OR: [{ before: isSaid }, { after: isSaid }] },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: { at: true, before: true, after: true },
  })
  // recordChange writes objects only.
  return entries as Change[]
}
