import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/database/db'
import { createShop } from '@/lib/testing/shop/shop'
import { administrator } from '@/lib/testing/shop/staff'
import { listContactMessages, markAnswered, sendContactMessage } from './contact-messages'
import { contactForm } from './contact-schema'
import { longestMessage } from '../limits'
import { updateShop } from '../settings/update-shop'

let admin: Admin

beforeAll(async () => {
  admin = await administrator()
  await createShop()
})

function form(change: Record<string, unknown> = {}) {
  const email = `${randomUUID()}@example.com`
  return contactForm.parse({
    full_name: 'Ana Muster',
    email,
    subject: 'order',
    message: 'Wo ist\nmein Döner?',
    ...change,
  })
}

function inside({ full_name: fullName, ...rest }: ReturnType<typeof form>) {
  return { fullName, ...rest }
}

describe('a message to the shop', () => {
  it('is kept and mailed, and its answer goes to the guest', async () => {
    const sent = form()
    await sendContactMessage(inside(sent), { language: 'de' })
    const stored = await db().contactMessage.findFirstOrThrow({ where: { email: sent.email } })
    expect(stored).toMatchObject({ fullName: 'Ana Muster', message: 'Wo ist\nmein Döner?', answeredAt: null })
    const mail = await db().outboxMail.findFirstOrThrow({ where: { replyTo: sent.email } })
    expect(mail).toMatchObject({ template: 'contact-message', toAddress: 'hallo@limmatgrill.example' })
  })

  it('is mailed in the shop’s own language, whatever the guest speaks', async () => {
    const titles = new Map([
      ['en', 'Message from the contact form'],
      ['de', 'Nachricht aus dem Kontaktformular'],
    ])
    for (const [mailLanguage, title] of titles) {
      await updateShop(admin, { mailLanguage })
      const sent = form()
      await sendContactMessage(inside(sent), { language: mailLanguage === 'de' ? 'en' : 'de' })
      const mail = await db().outboxMail.findFirstOrThrow({ where: { replyTo: sent.email } })
      expect(mail.text).toContain(title)
    }
  })

  it('with a field that nobody sees filled in is kept and mailed like any other, with a mark', async () => {
    const sent = form({ website: 'https://spam.example' })
    await sendContactMessage(inside(sent), { language: 'en' })
    const stored = await db().contactMessage.findFirstOrThrow({ where: { email: sent.email } })
    expect(stored).toMatchObject({ message: 'Wo ist\nmein Döner?', isSuspected: true })
    const mail = await db().outboxMail.findFirstOrThrow({ where: { replyTo: sent.email } })
    expect(mail.text).toMatch(/Vielleicht von einem Programm|Perhaps from a program/)
    const honest = form({ website: '' })
    await sendContactMessage(inside(honest), { language: 'en' })
    const other = await db().contactMessage.findFirstOrThrow({ where: { email: honest.email } })
    expect(other.isSuspected).toBe(false)
  })

  it.each([
    ['full_name', ''],
    ['email', 'not an address'],
    ['subject', 'love letter'],
    ['message', '   '],
    ['full_name', 'two\nlines'],
  ])('is refused with %s %j', (field, value) => {
    const fieldErrors = contactForm.safeParse({ ...form(), [field]: value }).error?.issues
    expect(fieldErrors?.map(({ path }) => path[0])).toEqual([field])
  })

  it('may be as long as the form lets it become, and no longer', () => {
    expect(form({ message: 'x'.repeat(longestMessage) }).message).toHaveLength(longestMessage)
    expect(contactForm.safeParse({ ...form(), message: 'x'.repeat(longestMessage + 1) }).success).toBe(false)
  })
})

describe('the list of messages', () => {
  it('runs from the newest to the oldest, page by page, and knows what is answered', async () => {
    await db().contactMessage.deleteMany()
    for (const message of ['one', 'two', 'three'])
      await sendContactMessage(inside(form({ message })), { language: 'de' })
    const { items: messages, next } = await listContactMessages(admin, { limit: 2 })
    expect(messages.map(({ message }) => message)).toEqual(['three', 'two'])
    const rest = await listContactMessages(admin, { limit: 2, before: next ?? '' })
    expect([rest.items.map(({ message }) => message), rest.next]).toEqual([['one'], null])
    await markAnswered(admin, messages[0]?.id ?? '', { answered: true })
    expect((await listContactMessages(admin, { answered: true })).items).toHaveLength(1)
    await markAnswered(admin, messages[0]?.id ?? '', { answered: false })
    expect((await listContactMessages(admin, { answered: false })).items).toHaveLength(3)
    await expect(markAnswered(admin, randomUUID(), { answered: true })).rejects.toThrow('not_found')
  })
})
