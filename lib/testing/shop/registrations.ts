import { randomInt, randomUUID } from 'node:crypto'
import { hash } from 'bcryptjs'
import { register } from '@/lib/accounts/codes/register'
import type { Registration } from '@/lib/accounts/schema'
import { verifyCode } from '@/lib/accounts/codes/use-code'
import type { OutboxMail } from '@/lib/generated/prisma/client'
import type { Language } from '@/lib/i18n/language'
import { db } from '@/lib/platform/database/db'

export const goodPassword = 'roesti mit zwiebeln'

export function newAddress(): string {
  return `guest-${randomUUID()}@example.com`
}

export function registration(change: Partial<Registration> = {}): Registration {
  return { firstname: 'Ana', lastname: 'Muster', email: newAddress(), password: goodPassword, ...change }
}

export function from(language: Language = 'en') {
  return { address: `10.0.${randomInt(256)}.${randomInt(256)}`, language }
}

/** A customer whose address was confirmed long ago; the hash is a cheap one, for the many who only log in. */
export async function confirmed(change: Partial<Registration> = {}, now = new Date()): Promise<Registration> {
  const person = registration(change)
  const { password, ...names } = person
  await db().user.create({
    data: { ...names, passwordHash: await hash(password, 4), language: 'en', termsAcceptedAt: now, verifiedAt: now },
  })
  return person
}

/** A person who registers and confirms the address with the mailed code. */
export async function registered(): Promise<Registration> {
  const person = registration()
  await register(person, from())
  await verifyCode({ client: from(), email: person.email, otp: await mailedCode(person.email) })
  return person
}

/** What lies in the outbox for an address, newest first. */
export function mailsTo(address: string): Promise<OutboxMail[]> {
  return db().outboxMail.findMany({ where: { toAddress: address }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] })
}

/** The first number of the newest mail, as a person would read it. */
export async function mailedCode(address: string): Promise<string> {
  const [mail] = await mailsTo(address)
  return /\d+/.exec(mail?.text ?? '')?.[0] ?? ''
}

export function wrong(code: string): string {
  return code === '000000' ? '000001' : '000000'
}
