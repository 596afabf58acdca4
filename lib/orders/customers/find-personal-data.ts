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
import { knownLanguage, type Language } from '@/lib/i18n/language'
import { db, Prisma } from '@/lib/platform/database/db'
import { inAnyCase } from '@/lib/platform/values/folded'
import { groupedBy } from '@/lib/platform/values/grouped-by'
import { findOrders } from '@/lib/orders/order'
import { ownView, type OrderView } from '@/lib/orders/read/order-view'
import { fromDateColumn } from '@/lib/platform/values/time'
import { currentShop } from '@/lib/shop/queries'
import type { ContactSubject } from '@/lib/shop/contact/contact-schema'

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
  const [{ termsId, ...account }, placed] = await Promise.all([
    db().user.findUniqueOrThrow({ where: { id: userId }, select: accountFields }),
    findPlaced(customer),
  ])
  const ids = placed.map(({ id }) => id)
  const shop = await currentShop()
  const [billing, messages, sessions, pushSubscriptions, alarms, mails, terms, block, changes] = await Promise.all([
    findProfile(customer),
    messagesOf(email),
    db().session.findMany({ where: { userId }, orderBy: { createdAt: 'desc' }, select: sessionFields }),
    db().pushSubscription.findMany({ where: { orderId: { in: ids } }, select: pushFields }),
    db().alarmSubscription.findMany({ where: { userId }, select: { endpoint: true, createdAt: true } }),
    db().outboxMail.findMany({
      where: { toAddress: inAnyCase(email) },
      orderBy: { createdAt: 'desc' },
      select: mailFields,
    }),
    termsOf(termsId, placed),
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
  termsId: true,
} as const
const sessionFields = { createdAt: true, lastSeenAt: true, expiresAt: true } as const
const pushFields = { orderId: true, endpoint: true, createdAt: true } as const
const mailFields = { template: true, toAddress: true, createdAt: true, sentAt: true } as const
const messageFields = { fullName: true, subject: true, message: true, createdAt: true, answeredAt: true } as const

const newestFirst = [{ createdAt: 'desc' }, { id: 'desc' }] satisfies Prisma.OrderOrderByWithRelationInput[]

interface Placed {
  id: string
  termsId: number | null
}

/** Includes orders without an account that were placed with the address. */
function findPlaced({ userId, email }: Customer): Promise<Placed[]> {
  return db().order.findMany({
    where: { OR: [{ customerId: userId }, { customerId: null, contactEmail: inAnyCase(email) }] },
    orderBy: newestFirst,
    select: { id: true, termsId: true },
  })
}

async function* ordersOf(ids: readonly string[], view: Parameters<typeof ownView>[1]): AsyncIterable<OrderView> {
  for (let at = 0; at < ids.length; at += ordersAtOnce) {
    const orders = await findOrders(db(), {
      where: { id: { in: ids.slice(at, at + ordersAtOnce) } },
      orderBy: newestFirst,
    })
    for (const order of orders) yield ownView(order, view)
  }
}

async function messagesOf(email: string): Promise<PersonalFacts['messages']> {
  const messages = await db().contactMessage.findMany({
    where: { email: inAnyCase(email) },
    orderBy: { id: 'desc' },
    select: messageFields,
  })
  // A check in the database keeps the column to these subjects.
  return messages as PersonalFacts['messages']
}

async function termsOf(ofAccount: number | null, placed: readonly Placed[]): Promise<AgreedTerms[]> {
  const ordered = groupedBy(placed, ({ termsId }) => termsId)
  const agreed = [ofAccount, ...ordered.keys()].flatMap((id) => id ?? [])
  const editions = await db().termsSnapshot.findMany({
    where: { id: { in: agreed } },
    orderBy: { id: 'desc' },
    select: { id: true, language: true, updatedOn: true },
  })
  return editions.map(({ id, language, updatedOn }) => ({
    id,
    language: knownLanguage(language),
    updatedOn: fromDateColumn(updatedOn),
    isOfAccount: id === ofAccount,
    orderIds: (ordered.get(id) ?? []).map((order) => order.id),
  }))
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
