import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Mail } from '@/emails/mail'
import { startMailServer, startSmtpInbox, type SmtpInbox } from '@/lib/testing/outside/smtp-inbox'
import { db, transaction } from '@/lib/platform/database/db'
import { pool } from '@/lib/platform/database/pool'
import { createShop } from '@/lib/testing/shop/shop'
import { findMailTrouble } from './mail-trouble'
import type { MailEnvironment } from './mail-route'
import { usualTimeouts } from './mail-server'
import { startOutbox, type Outbox } from './outbox'
import { prepareQueue } from './queue'
import { queueMail } from './queue-mail'
import { newSender, sendDueMails } from './sender'

const running: (SmtpInbox | Outbox)[] = []
const soon = { timeout: 10_000, interval: 50 }

beforeEach(async () => {
  await db().outboxMail.deleteMany()
  await db().mailServer.deleteMany()
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.stop()))
})

function mailTo(address: string, more: Partial<Mail> = {}): Mail {
  return {
    template: 'code',
    to: { name: 'Müller, Anna', address },
    subject: '123456',
    text: '123456',
    html: '123456',
    ...more,
  }
}

function recipients(mails: SmtpInbox['received']): string[] {
  return mails.map((mail) => mail.to?.[0]?.address ?? '').toSorted()
}

async function inbox(manners: Parameters<typeof startSmtpInbox>[0] = {}): Promise<SmtpInbox> {
  const started = await startSmtpInbox(manners)
  running.push(started)
  return started
}

/** Says nothing until it is told to. */
async function silentInbox(answers: { mail?: number } = {}) {
  let answer = () => {}
  const told = new Promise<void>((resolve) => (answer = resolve))
  const asked = vi.fn<() => Promise<void>>(() => told)
  return { ...(await inbox({ answers, beforeAnswer: asked })), asked, answer: () => answer() }
}

function outbox(smtpUrl: string): Outbox {
  return outboxWith({ smtpUrl, mailFrom: 'Grill <shop@grill.example>' })
}

function outboxWith(environment: Omit<MailEnvironment, 'hostname'>): Outbox {
  const databaseUrl = process.env.DATABASE_URL ?? ''
  const started = startOutbox({ databaseUrl, environment: { hostname: 'localhost', ...environment } })
  running.push(started)
  return started
}

/** As the owner has proven it. */
async function ownServer() {
  const { host, port, ...server } = await startMailServer()
  running.push(server)
  const connection = { host, port, encryption: 'none', fromAddress: 'own@grill.example' } as const
  const use = () => db().mailServer.create({ data: { ...connection, activeSince: new Date() } })
  return { ...server, use, drop: () => db().mailServer.deleteMany() }
}

describe('the outbox', () => {
  it('sends a posted mail at once and forgets what was in it', async () => {
    const { received, url } = await inbox()
    outbox(url)
    await transaction((tx) => queueMail(tx, mailTo('anna@one.example', { replyTo: 'guest@one.example' })))
    await vi.waitFor(() => expect(received).toHaveLength(1), soon)
    await vi.waitFor(async () => expect((await db().outboxMail.findFirst())?.sentAt).not.toBeNull(), soon)
    const row = await db().outboxMail.findFirstOrThrow()
    expect(row).toMatchObject({ subject: '', text: '', html: '', lastError: '' })
    expect(received[0]).toMatchObject({
      messageId: `<${row.id}@grill.example>`,
      from: { name: 'Grill', address: 'shop@grill.example' },
      to: [{ name: 'Müller, Anna', address: 'anna@one.example' }],
      replyTo: [{ address: 'guest@one.example' }],
      text: '123456\n',
      html: '123456\n',
    })
    expect(received[0]?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    )
  })

  it('sends nothing of a transaction that fails', async () => {
    const { received, url } = await inbox()
    outbox(url)
    const failing = transaction(async (tx) => {
      await queueMail(tx, mailTo('nobody@two.example'))
      throw new Error('the order could not be placed')
    })
    await expect(failing).rejects.toThrow('could not be placed')
    await transaction((tx) => queueMail(tx, mailTo('anna@two.example')))
    await vi.waitFor(() => expect(received).toHaveLength(1), soon)
    expect(received[0]?.to?.[0]?.address).toBe('anna@two.example')
  })

  it('keeps mails while the mail server is down, says so, and delivers each once when it is back', async () => {
    const { port, url, stop } = await startSmtpInbox()
    await stop()
    outbox(url)
    await transaction(async (tx) => {
      for (const name of ['a', 'b', 'c']) await queueMail(tx, mailTo(`${name}@three.example`))
    })
    await vi.waitFor(async () => expect(await findMailTrouble()).toMatchObject({ waiting: 1 }), soon)
    const { received } = await inbox({ port })
    await vi.waitFor(() => expect(received).toHaveLength(3), soon)
    await vi.waitFor(async () => expect(await findMailTrouble()).toBeNull(), soon)
    expect(recipients(received)).toEqual(['a@three.example', 'b@three.example', 'c@three.example'])
  })

  it('is shared by several senders: every mail leaves once', async () => {
    const { received, url } = await inbox()
    outbox(url)
    outbox(url)
    const addresses = Array.from({ length: 40 }, (_, at) => `guest${at}@four.example`)
    await transaction(async (tx) => {
      for (const address of addresses) await queueMail(tx, mailTo(address))
    })
    await vi.waitFor(async () => expect(await db().outboxMail.count({ where: { sentAt: null } })).toBe(0), soon)
    expect(recipients(received)).toEqual(addresses.toSorted())
  })

  it('does not let a mailbox that does not exist hold up the others', async () => {
    const { received, url } = await inbox({ refuse: 'gone@five.example' })
    await transaction((tx) => queueMail(tx, mailTo('gone@five.example')))
    await transaction((tx) => queueMail(tx, mailTo('anna@five.example')))
    outbox(url)
    await vi.waitFor(() => expect(received).toHaveLength(1), soon)
    await vi.waitFor(async () => expect(await findMailTrouble()).toMatchObject({ waiting: 1 }), soon)
    const refused = await db().outboxMail.findFirstOrThrow({ where: { toAddress: 'gone@five.example' } })
    expect(refused.nextTryAt.getTime()).toBeGreaterThan(Date.now() + 2000)
  })

  it('keeps a mail until its time by the clock of the database, however slow that of the process is', async () => {
    const before = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: before - 60_000 })
    const notBefore = new Date(Date.now() + 10_000)
    await transaction((tx) => queueMail(tx, mailTo('anna@six.example'), { notBefore })).finally(() =>
      vi.useRealTimers(),
    )
    const { nextTryAt } = await db().outboxMail.findFirstOrThrow()
    expect(nextTryAt.getTime()).toBeGreaterThanOrEqual(before + 10_000)
  })

  it('gives up a code that is worthless by now, and erases it', async () => {
    await transaction((tx) => queueMail(tx, mailTo('late@six.example', { expiresAt: new Date(Date.now() - 1000) })))
    const { received, url } = await inbox()
    outbox(url)
    const givenUp = () => db().outboxMail.findFirst({ where: { givenUpAt: { not: null } } })
    await vi.waitFor(async () => expect(await givenUp()).toMatchObject({ subject: '', text: '', html: '' }), soon)
    expect(received).toHaveLength(0)
  })

  it('lets the mail that is on its way arrive before it stops', async () => {
    const beforeAnswer = vi.fn<() => Promise<void>>(() => new Promise<void>((resolve) => setTimeout(resolve, 300)))
    const { received, url } = await inbox({ beforeAnswer })
    const sender = outbox(url)
    await transaction((tx) => queueMail(tx, mailTo('anna@seven.example')))
    await vi.waitFor(() => expect(beforeAnswer).toHaveBeenCalled(), soon)
    await sender.stop()
    expect(received).toHaveLength(1)
    expect((await db().outboxMail.findFirstOrThrow()).sentAt).not.toBeNull()
  })

  it('leaves the mail of a sender that died alone for a minute, and then sends it', async () => {
    await transaction((tx) => queueMail(tx, mailTo('a@nine.example')))
    const inAMinute = new Date(Date.now() + 60_000)
    await db().outboxMail.updateMany({ data: { claimedAt: new Date(), nextTryAt: inAMinute, tries: 1 } })
    const { received, url } = await inbox()
    outbox(url)
    await transaction((tx) => queueMail(tx, mailTo('b@nine.example')))
    await vi.waitFor(async () => expect(await db().outboxMail.count({ where: { sentAt: null } })).toBe(1), soon)
    expect(recipients(received)).toEqual(['b@nine.example'])
    await db().outboxMail.updateMany({ where: { sentAt: null }, data: { nextTryAt: new Date() } })
    await transaction((tx) => queueMail(tx, mailTo('c@nine.example')))
    await vi.waitFor(() => expect(received).toHaveLength(3), soon)
  })

  it('gives back what it has claimed when it is asked to end before it was tried', async () => {
    await transaction((tx) => queueMail(tx, mailTo('anna@ten.example')))
    const client = new Client({ connectionString: process.env.DATABASE_URL })
    await client.connect()
    await prepareQueue(client)
    await sendDueMails(newSender({ hostname: 'localhost' }), client, AbortSignal.abort())
    await client.end()
    expect(await db().outboxMail.findFirst({ where: { nextTryAt: { lte: new Date() } } })).toMatchObject({
      claimedAt: null,
      tries: 0,
    })
  })

  it('does not let a sender that hung end the claim of the one after it', async () => {
    const [first, second] = await Promise.all([silentInbox({ mail: 451 }), silentInbox()])
    await transaction((tx) => queueMail(tx, mailTo('anna@ten.example')))
    outbox(first.url)
    await vi.waitFor(() => expect(first.asked).toHaveBeenCalled(), soon)
    await db().outboxMail.updateMany({ data: { nextTryAt: new Date() } })
    const next = outbox(second.url)
    await vi.waitFor(() => expect(second.asked).toHaveBeenCalled(), soon)
    const claimed = await db().outboxMail.findFirstOrThrow()
    first.answer()
    // The first has put it back in vain, and takes the next one.
    await transaction((tx) => queueMail(tx, mailTo('ben@ten.example')))
    await vi.waitFor(() => expect(first.asked).toHaveBeenCalledTimes(2), soon)
    expect(await db().outboxMail.findUnique({ where: { id: claimed.id } })).toEqual(claimed)
    second.answer()
    await next.stop()
    expect(recipients(second.received)).toEqual(['anna@ten.example'])
  })

  it('marks what was sent while PostgreSQL was gone, before anything else: it is not sent again', async () => {
    let mails = 0
    const crash = async () => {
      mails += 1
      if (mails > 1) return
      await pool().query(`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'outbox' and datname = current_database()`)
    }
    const { received, url } = await inbox({ beforeAnswer: crash })
    outbox(url)
    await transaction(async (tx) => {
      for (const name of ['a', 'b']) await queueMail(tx, mailTo(`${name}@eight.example`))
    })
    await vi.waitFor(async () => expect(await db().outboxMail.count({ where: { sentAt: null } })).toBe(0), soon)
    expect(recipients(received)).toEqual(['a@eight.example', 'b@eight.example'])
    expect(await db().outboxMail.findMany({ select: { tries: true } })).toEqual([{ tries: 1 }, { tries: 1 }])
  })
})

describe('the server that the owner sets', () => {
  it('is used from the next mail on, by every process, and the connections to the one before are closed', async () => {
    const catcher = await inbox()
    const own = await ownServer()
    outboxWith({ catcherUrl: catcher.url })
    outboxWith({ catcherUrl: catcher.url })
    await transaction((tx) => queueMail(tx, mailTo('anna@nine.example')))
    await vi.waitFor(() => expect(catcher.received).toHaveLength(1), soon)
    await own.use()
    for (const name of ['b', 'c', 'd', 'e']) {
      await transaction((tx) => queueMail(tx, mailTo(`${name}@nine.example`)))
      await vi.waitFor(async () => expect(await db().outboxMail.count({ where: { sentAt: null } })).toBe(0), soon)
    }
    expect(recipients(own.received)).toEqual(['b', 'c', 'd', 'e'].map((name) => `${name}@nine.example`))
    expect(own.received[0]?.from).toEqual({ name: '', address: 'own@grill.example' })
    // A process that has sent nothing since closes its own as any that is idle.
    await expect.poll(catcher.connections, { timeout: 2 * usualTimeouts.answer, interval: 50 }).toBe(0)
    await own.drop()
    await transaction((tx) => queueMail(tx, mailTo('anna@nine.example')))
    await vi.waitFor(() => expect(catcher.received).toHaveLength(2), soon)
  })

  it('does not stand in the way of the one that the environment names', async () => {
    const { received, url } = await inbox()
    const own = await ownServer()
    await own.use()
    outboxWith({ smtpUrl: url, mailFrom: 'Kiosk <kiosk@grill.example>' })
    await transaction((tx) => queueMail(tx, mailTo('anna@ten.example')))
    await vi.waitFor(() => expect(received).toHaveLength(1), soon)
    expect(received[0]?.from).toEqual({ name: 'Kiosk', address: 'kiosk@grill.example' })
    expect(own.received).toHaveLength(0)
  })

  it('takes what has waited for a server, without a restart and each once', async () => {
    outboxWith({})
    for (const name of ['a', 'b']) await transaction((tx) => queueMail(tx, mailTo(`${name}@eleven.example`)))
    const noServer = { reason: 'no_server', smtpCode: null }
    await vi.waitFor(async () => expect(await findMailTrouble()).toMatchObject({ problem: noServer }), soon)
    const own = await ownServer()
    const { id } = await own.use()
    await db().mailServer.update({ where: { id }, data: { createdAt: new Date() } })
    await vi.waitFor(() => expect(own.received).toHaveLength(2), soon)
    expect(recipients(own.received)).toEqual(['a@eleven.example', 'b@eleven.example'])
    await vi.waitFor(async () => expect(await findMailTrouble()).toBeNull(), soon)
  })

  it('keeps the mails while its password cannot be read', async () => {
    const own = await ownServer()
    const { id } = await own.use()
    await db().mailServer.update({ where: { id }, data: { username: 'ana', password: 'sealed by somebody else' } })
    outboxWith({})
    await transaction((tx) => queueMail(tx, mailTo('anna@twelve.example')))
    const lost = { reason: 'password_lost', smtpCode: null }
    await vi.waitFor(async () => expect(await findMailTrouble()).toMatchObject({ waiting: 1, problem: lost }), soon)
    expect(own.received).toHaveLength(0)
  })
})

describe('answers to a mail', () => {
  it('go where the shop wants them, unless the mail itself says where', async () => {
    await createShop()
    await db().shop.update({
      where: { id: 1 },
      data: { name: 'Café «Zum Löwen», Zürich', mailReplyTo: 'b@grill.example' },
    })
    const { received, url } = await inbox()
    outboxWith({ catcherUrl: url })
    await transaction((tx) => queueMail(tx, mailTo('anna@fourteen.example', { replyTo: 'guest@one.example' })))
    await transaction((tx) => queueMail(tx, mailTo('ben@fourteen.example')))
    await vi.waitFor(() => expect(received).toHaveLength(2), soon)
    const answersTo = Object.fromEntries(received.map(({ to, replyTo }) => [to?.[0]?.address, replyTo?.[0]?.address]))
    expect(answersTo).toEqual({
      'anna@fourteen.example': 'guest@one.example',
      'ben@fourteen.example': 'b@grill.example',
    })
    expect(received[0]?.from?.name).toBe('Café «Zum Löwen», Zürich')
  })
})
