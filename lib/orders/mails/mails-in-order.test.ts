import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Mail } from '@/emails/mail'
import type { Admin } from '@/lib/accounts/caller'
import { findMailTrouble } from '@/lib/mail/mail-trouble'
import { startOutbox } from '@/lib/mail/outbox'
import { queueMail } from '@/lib/mail/queue-mail'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { proposeChange } from '@/lib/orders/advance/propose-change'
import { db, transaction } from '@/lib/platform/database/db'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { startSmtpInbox, type SmtpInbox } from '@/lib/testing/outside/smtp-inbox'

const soon = { timeout: 10_000, interval: 50 }
const started: { stop(): Promise<void> }[] = []
let admin: Admin

beforeAll(async () => {
  await createShop()
  admin = (await signedIn('admin')).caller as Admin
})
afterEach(async () => {
  await Promise.all(started.splice(0).map((one) => one.stop()))
})

async function sendMails(refuse?: string): Promise<SmtpInbox> {
  const inbox = await startSmtpInbox(refuse === undefined ? {} : { refuse })
  const environment = { hostname: 'localhost', smtpUrl: inbox.url, mailFrom: 'Grill <shop@grill.example>' }
  started.push(inbox, startOutbox({ databaseUrl: process.env.DATABASE_URL ?? '', environment }))
  return inbox
}

function mailTo(address: string): Mail {
  return { template: 'order-ready', to: { name: '', address }, subject: address, text: address, html: address }
}

test('what is said of one order leaves in the order in which it was written, and holds up no other', async () => {
  const ids = await Promise.all(
    [1, 2].map(async () => {
      const { orderId } = await order((await newCustomer()).caller)
      return (await db().statusChange.findFirstOrThrow({ where: { orderId } })).id
    }),
  )
  const [one, another] = ids
  await db().outboxMail.deleteMany()
  const { received } = await sendMails('gone@grill.example')
  const arrived = () => received.map(({ to }) => to?.[0]?.address ?? '')
  const about = (statusChangeId: bigint | undefined, name: string) =>
    transaction((tx) =>
      queueMail(tx, mailTo(`${name}@grill.example`), statusChangeId === undefined ? {} : { statusChangeId }),
    )
  await about(one, 'gone')
  await vi.waitFor(async () => expect(await findMailTrouble()).toMatchObject({ waiting: 1 }), soon)
  await about(one, 'behind')
  await about(another, 'other')
  await about(undefined, 'none')
  await vi.waitFor(() => expect(arrived()).toHaveLength(2), soon)
  expect(arrived().toSorted()).toEqual(['none@grill.example', 'other@grill.example'])
  await db().outboxMail.updateMany({ where: { toAddress: 'gone@grill.example' }, data: { givenUpAt: new Date() } })
  await vi.waitFor(() => expect(arrived()).toContain('behind@grill.example'), soon)
})

test('a proposal made at once arrives after the acceptance, which waits for the ten seconds of undoing', async () => {
  const { caller, email } = await newCustomer()
  const now = new Date(Date.now() - 9000)
  const { orderId } = await order(caller, {}, now)
  await advanceOrder(admin, orderId, { request: { status: 'accepted' }, now })
  const quantities = [{ position: 0, quantity: 1 }]
  const request = { id: '0d3c6f3e-5b8a-4c5e-9c55-0a4a9a6d1b11', quantities, add: [] }
  await proposeChange(admin, orderId, { request, now })
  const { received } = await sendMails()
  const mine = () => received.filter(({ to }) => to?.some(({ address }) => address === email))
  await vi.waitFor(() => expect(mine()).toHaveLength(3), soon)
  expect(mine().map(({ subject }) => subject)).toEqual([
    expect.stringContaining('eingegangen'),
    expect.stringContaining('angenommen'),
    expect.stringContaining('Dürfen wir etwas ändern?'),
  ])
})
