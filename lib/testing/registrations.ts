import { randomInt, randomUUID } from 'node:crypto'
import { register } from '@/lib/accounts/codes/register'
import type { Registration } from '@/lib/accounts/schema'
import { verifyCode } from '@/lib/accounts/codes/use-code'
import type { OutboxMail } from '@/lib/generated/prisma/client'
import type { Language } from '@/lib/i18n/language'
import { db } from '@/lib/platform/db'

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

/** A person who has registered and confirmed the address with the mailed code. */
export async function confirmed(change: Partial<Registration> = {}, now?: Date): Promise<Registration> {
  const person = registration(change)
  await register(person, from(), now)
  await verifyCode({ email: person.email, otp: await mailedCode(person.email) }, now)
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
