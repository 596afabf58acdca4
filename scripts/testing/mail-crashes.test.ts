import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { queueMail } from '@/lib/mail/queue-mail'
import { db, transaction } from '@/lib/platform/database/db'
import { numbersFrom, seedOf, times } from '@/lib/testing/long'
import { startSmtpInbox, type SmtpInbox } from '@/lib/testing/outside/smtp-inbox'
import { inCheckout } from '../bootstrap/paths.mjs'

const CRASHES = times({ hurried: 2, long: 60 })
const SEED = seedOf('MAIL_CRASH_SEED')
const MAILS_PER_CRASH = 12
const SOON = { timeout: 30_000, interval: 20 }

let inbox: SmtpInbox
let sender: ChildProcess | undefined
let onMail: () => Promise<void>

beforeEach(async () => {
  onMail = async () => undefined
  inbox = await startSmtpInbox({ beforeAnswer: () => onMail() })
})
afterEach(async () => {
  sender?.kill('SIGKILL')
  await inbox.stop()
})

const TIMEOUT = 60_000 + CRASHES * 5000

test(
  `a killed sender loses no mail, and repeats at most the one in the air (seed ${SEED})`,
  { timeout: TIMEOUT },
  async () => {
    await queueMails(CRASHES * MAILS_PER_CRASH)
    const random = numbersFrom(SEED)
    const killedAfter: number[] = []
    for (let crash = 0; crash < CRASHES; crash += 1) {
      await killAt({ mail: 1 + random(MAILS_PER_CRASH - 2), milliseconds: random(30) })
      killedAfter.push(inbox.received.length)
    }
    startSender()
    await vi.waitFor(async () => expect(await db().outboxMail.count({ where: { sentAt: null } })).toBe(0), SOON)

    const ids = inbox.received.map(({ messageId }) => messageId ?? '')
    const rows = await db().outboxMail.findMany({ select: { id: true } })
    expect([...new Set(ids)].toSorted()).toEqual(rows.map(({ id }) => `<${id}@grill.example>`).toSorted())
    // What the server had in its hands when the sender died may still have been taken after that.
    const inTheAir = new Set(killedAfter.flatMap((count) => [count - 1, count]))
    const repeated = ids.flatMap((id, at) => (ids.indexOf(id, at + 1) === -1 ? [] : [at]))
    expect(repeated.filter((at) => !inTheAir.has(at))).toEqual([])
    expect(repeated.length).toBeLessThanOrEqual(CRASHES)
    console.info(`${CRASHES} crashes, ${rows.length} mails, ${repeated.length} of them twice (seed ${SEED})`)
  },
)

test('asked to end, a sender waits for the mail in the air and begins no other', async () => {
  await queueMails(3)
  let isAskedToEnd = false
  onMail = async () => {
    if (isAskedToEnd) return
    isAskedToEnd = true
    await endingOf(sender)
  }
  const ended = once(startSender(), 'exit')
  expect(await ended).toEqual([0, null])
  expect(inbox.received).toHaveLength(1)
  expect(await db().outboxMail.count({ where: { sentAt: null } })).toBe(2)
})

async function queueMails(count: number): Promise<void> {
  await db().outboxMail.deleteMany()
  await transaction(async (tx) => {
    for (let at = 0; at < count; at += 1)
      await queueMail(tx, {
        template: 'code',
        to: { name: '', address: `guest${at}@grill.example` },
        subject: '123456',
        text: '123456',
        html: '123456',
      })
  })
}

function startSender(): ChildProcess {
  const env = { ...process.env, SMTP_URL: inbox.url, MAIL_FROM: 'shop@grill.example' }
  sender = fork(inCheckout('dist', 'lone-sender.mjs'), { env, stdio: 'inherit' })
  return sender
}

/** Some moments after the server has this sender's nth mail: before its yes was read, or in the middle of the next. */
async function killAt({ mail, milliseconds }: { mail: number; milliseconds: number }): Promise<void> {
  const killed = once(startSender(), 'exit')
  let mails = 0
  onMail = async () => {
    mails += 1
    if (mails === mail) setTimeout(() => sender?.kill('SIGKILL'), milliseconds)
  }
  await killed
  onMail = async () => undefined
  await endClaims()
}

/** As a minute does. */
async function endClaims(): Promise<void> {
  await db().outboxMail.updateMany({
    where: { sentAt: null, claimedAt: { not: null } },
    data: { nextTryAt: new Date() },
  })
}

/** Asks it to end, and waits until it says that it does. */
async function endingOf(child: ChildProcess | undefined): Promise<void> {
  if (!child) return
  const said = once(child, 'message')
  child.kill('SIGTERM')
  await said
}
