import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import type { Mail } from '@/emails/mail'
import { startSmtpInbox, type Manners } from '@/lib/testing/outside/smtp-inbox'
import { mailProblemOf, problemFromText, problemToText } from './mail-problem'
import type { MailRoute } from './mail-route'
import { sendDirectly } from './send-directly'
import type { MailServerSettings } from './stored-mail-facts'

const running: { stop(): Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.stop()))
})

const mail: Mail = {
  template: 'test-mail',
  to: { name: 'Ana Muster', address: 'ana@example.com' },
  subject: 'Test',
  text: 'Test',
  html: 'Test',
}
// The test server's own: it is self-signed, and one day it expires.
const badCertificate = { reason: expect.stringMatching(/^certificate_/), smtpCode: null }
const shop = { name: 'Chez Ana', address: 'bestellung@chezana.example' }

function through(server: Partial<MailServerSettings>, from = shop): MailRoute {
  const settings = { host: '127.0.0.1', port: 0, encryption: 'none', username: '', password: '' } as const
  return {
    source: 'shop',
    server: { id: 'a-server', fromAddress: from.address, ...settings, ...server },
    from,
    replyTo: 'ana@chezana.example',
  }
}

async function inbox(manners: Manners = {}) {
  const started = await startSmtpInbox(manners)
  running.push(started)
  return started
}

/** Takes connections, and does with them what it is told. */
async function doorThat(does: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>()
  const door = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    does(socket)
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  const stop = async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => door.close(resolve))
  }
  running.push({ stop })
  return (door.address() as AddressInfo).port
}

describe('the sender of a mail', () => {
  test.each([
    'Chez Ana',
    'Café Zürich',
    'Meier, Söhne & Co.',
    'Das "beste" Lokal',
    'Burger <3> Zürich',
    'a@b <c@evil.example>,',
    'Ü'.repeat(80),
  ])('%s arrives as it is written, and no address with it', async (name) => {
    const { port, received } = await inbox()
    expect(await sendDirectly(through({ port }, { ...shop, name }), mail)).toBeNull()
    expect(received[0]?.from).toEqual({ name, address: shop.address })
    expect(received[0]?.replyTo).toEqual([{ name: '', address: 'ana@chezana.example' }])
  })

  test('has no line of its own choice in the head of the mail', async () => {
    const { port, received } = await inbox()
    const name = 'Chez Ana\r\nBcc: somebody@evil.example'
    expect(await sendDirectly(through({ port }, { ...shop, name }), mail)).toBeNull()
    expect(received[0]?.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(received[0]?.to).toHaveLength(1)
  })
})

describe('what went wrong is known', () => {
  const account = { username: 'ana', password: 'geheim' }

  test.each<[string, Manners, Partial<MailServerSettings>, object]>([
    ['a wrong password', { account }, { ...account, password: 'falsch' }, { reason: 'login_failed', smtpCode: 535 }],
    ['no account where one is asked for', { account }, {}, { reason: 'login_failed', smtpCode: 530 }],
    ['a sender that is not allowed', { answers: { sender: 553 } }, {}, { reason: 'sender_refused', smtpCode: 553 }],
    ['no such mailbox', { answers: { recipient: 550 } }, {}, { reason: 'recipient_refused', smtpCode: 550 }],
    ['too many mails', { answers: { recipient: 451 } }, {}, { reason: 'try_later', smtpCode: 451 }],
    ['a mail that is too large', { answers: { mail: 552 } }, {}, { reason: 'too_large', smtpCode: 552 }],
    ['a mail that looks like spam', { answers: { mail: 554 } }, {}, { reason: 'mail_refused', smtpCode: 554 }],
    ['no STARTTLS', {}, { encryption: 'starttls' }, { reason: 'no_tls' }],
    ['TLS where there is none', {}, { encryption: 'tls' }, { reason: 'no_tls', smtpCode: null }],
    [
      'a self-signed certificate, after STARTTLS',
      { encryption: 'starttls' },
      { encryption: 'starttls' },
      badCertificate,
    ],
    ['a self-signed certificate', { encryption: 'tls' }, { encryption: 'tls' }, badCertificate],
  ])('%s', async (_what, manners, settings, expected) => {
    const { port, received } = await inbox(manners)
    const problem = await sendDirectly(through({ port, ...settings }), mail)
    expect(problem).toMatchObject(expected)
    expect(received).toHaveLength(0)
  })

  test('an unknown name', async () => {
    const problem = await sendDirectly(through({ host: 'smtp.invalid', port: 587 }), mail)
    expect(problem).toEqual({ reason: 'name_not_found', smtpCode: null })
  })

  test('a door that is shut', async () => {
    const { port, stop } = await startSmtpInbox()
    await stop()
    expect(await sendDirectly(through({ port }), mail)).toMatchObject({ reason: 'connection_refused' })
  })

  test('a server that takes the connection and never says a word', async () => {
    const port = await doorThat(() => undefined)
    const problem = await sendDirectly(through({ port }), mail, { connect: 200, answer: 200 })
    expect(problem).toEqual({ reason: 'no_answer', smtpCode: null })
  })

  test('a server that hangs up', async () => {
    const port = await doorThat((socket) => socket.end())
    expect(await sendDirectly(through({ port }), mail)).toMatchObject({ reason: 'hung_up' })
  })

  test('no server at all, and a password that cannot be read any more', async () => {
    const nowhere: MailRoute = { source: 'none', from: shop, replyTo: '' }
    expect(await sendDirectly(nowhere, mail)).toEqual({ reason: 'no_server', smtpCode: null })
    const lost = through({ port: 587, username: 'ana', password: null })
    expect(await sendDirectly(lost, mail)).toEqual({ reason: 'password_lost', smtpCode: null })
  })
})

test('a right password is taken, and the connection is not kept', async () => {
  const account = { username: 'ana', password: ' mit "Leerzeichen" und ü ' }
  const { port, received, connections } = await inbox({ account })
  expect(await sendDirectly(through({ port, ...account }), mail)).toBeNull()
  expect(received).toHaveLength(1)
  await expect.poll(connections).toBe(0)
})

test('an expired certificate is told from one that is not trusted', () => {
  const failed = (originalCode: string) => mailProblemOf(Object.assign(new Error(), { code: 'ESOCKET', originalCode }))
  expect(failed('CERT_HAS_EXPIRED').reason).toBe('certificate_expired')
  expect(failed('ERR_TLS_CERT_ALTNAME_INVALID').reason).toBe('certificate_invalid')
  expect(mailProblemOf(new Error('of ours')).reason).toBe('unknown')
})

test('what the outbox keeps of a problem is read again, and what it kept before is a problem too', () => {
  for (const problem of [
    { reason: 'login_failed', smtpCode: 535 },
    { reason: 'no_answer', smtpCode: null },
  ] as const)
    expect(problemFromText(problemToText(problem))).toEqual(problem)
  expect(problemFromText('connect ECONNREFUSED 127.0.0.1:1025').reason).toBe('unknown')
})
