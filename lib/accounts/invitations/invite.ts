import { recordChange } from '@/lib/platform/database/audit'
import { db, transaction, type Tx } from '@/lib/platform/database/db'
import { inAnyCase } from '@/lib/platform/values/folded'
import { Refusal } from '@/lib/platform/refusal'
import type { Admin } from '@/lib/accounts/caller'
import { limitMailTo } from '@/lib/accounts/codes/mail-code'
import { lockAccount } from '@/lib/accounts/find-account'
import { linkFields, mailAccessLink } from './access-link'
import type { InvitationView, NewInvitation } from './schema'

/** A customer keeps the account, and gets the new role with the link. */
export async function invite(admin: Admin, input: NewInvitation, now = new Date()): Promise<InvitationView> {
  await limitMailTo(input.email)
  return transaction(async (tx) => {
    await expectNoStaff(tx, input.email)
    const where = { email: inAnyCase(input.email), kind: 'invitation' } as const
    const former = await tx.accessLink.findFirst({ where, select: linkFields })
    const link = await send(tx, admin, { ...input, now })
    const { email, role } = link
    const before = former && { email: former.email, role: former.role, sentAt: former.sentAt }
    const change = { before, after: { email, role, sentAt: now } }
    await recordChange(tx, { byUserId: admin.userId, subject: 'invitation', subjectId: link.id, ...change })
    return link
  })
}

export async function inviteAgain(admin: Admin, id: string, now = new Date()): Promise<InvitationView> {
  const former = await db().accessLink.findFirst({ where: { id, kind: 'invitation' }, select: linkFields })
  if (!former) throw new Refusal('not_found')
  const { email, firstname, lastname, role } = former
  return invite(admin, { email, firstname, lastname, role }, now)
}

export async function withdrawInvitation(admin: Admin, id: string): Promise<{ id: string }> {
  return transaction(async (tx) => {
    const former = await tx.accessLink.findFirst({ where: { id, kind: 'invitation' }, select: linkFields })
    const { count } = await tx.accessLink.deleteMany({ where: { id, kind: 'invitation' } })
    if (!former || count === 0) throw new Refusal('not_found')
    const before = { email: former.email, role: former.role }
    await recordChange(tx, { byUserId: admin.userId, subject: 'invitation', subjectId: id, before, after: null })
    return { id }
  })
}

export function listInvitations(_admin: Admin): Promise<InvitationView[]> {
  return db().accessLink.findMany({
    where: { kind: 'invitation' },
    orderBy: [{ sentAt: 'desc' }, { id: 'desc' }],
    select: linkFields,
  })
}

async function expectNoStaff(tx: Tx, email: string): Promise<void> {
  const account = await lockAccount(tx, email)
  if (account && (account.role !== 'customer' || account.disabledAt)) throw new Refusal('email_taken')
}

function send(tx: Tx, admin: Admin, { now, ...person }: NewInvitation & { now: Date }) {
  const sending = { sentById: admin.userId, language: admin.language, now }
  return mailAccessLink(tx, { ...person, kind: 'invitation' }, sending)
}
