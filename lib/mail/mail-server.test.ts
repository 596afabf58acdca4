import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { startSmtpInbox } from '@/lib/testing/outside/smtp-inbox'
import { mailProblemOf } from './mail-problem'
import { openMailServer, type MailServer } from './mail-server'

const running: { stop(): Promise<unknown> }[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  await Promise.all(running.splice(0).map((one) => one.stop()))
})

const from = { name: 'Grill', address: 'shop@grill.example' }
const tooLate = { reason: 'no_answer', smtpCode: null }

function through(url: string): MailServer {
  const server = openMailServer({ source: 'environment', url, from, replyTo: '' })
  running.push({ stop: async () => server.close() })
  return server
}

function mail(id: string, lastMoment?: number) {
  const text = { subject: id, text: id, html: id }
  return { id, toName: '', toAddress: 'ana@example.com', replyTo: '', ...text, ...(lastMoment && { lastMoment }) }
}

/** Takes every mail, and does what it is told at each line. */
async function doorThat(does: (line: string) => void) {
  const said: string[] = []
  const closed: Promise<unknown>[] = []
  const door = createServer((socket: Socket) => {
    closed.push(once(socket, 'close'))
    socket.write('220 door\r\n')
    socket.on('data', (data) => {
      said.push(String(data))
      does(String(data))
      if (/^(EHLO|MAIL|RCPT|QUIT|DATA)|\r\n\.\r\n$/.test(String(data)))
        socket.write(String(data).startsWith('DATA') ? '354 go on\r\n' : '250 yes\r\n')
    })
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  running.push({ stop: () => new Promise((resolve) => door.close(resolve)) })
  const { port } = door.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, heard: () => said.join(''), closed: () => Promise.all(closed) }
}

test('a mail whose last moment is over does not arrive, and the next one does', async () => {
  const inbox = await startSmtpInbox()
  running.push(inbox)
  const server = through(inbox.url)
  const refusal = await server.send(mail('late', performance.now()), from).catch((error: unknown) => error)
  expect(mailProblemOf(refusal)).toEqual(tooLate)
  await server.send(mail('soon enough', performance.now() + 60_000), from)
  await server.send(mail('at any time'), from)
  expect(inbox.received.map(({ subject }) => subject)).toEqual(['soon enough', 'at any time'])
})

test('a process that stood still while the server asked for the mail does not give it the end', async () => {
  const moments = vi.spyOn(performance, 'now')
  const door = await doorThat((line) => {
    if (line.startsWith('DATA')) moments.mockReturnValue(60_001)
  })
  moments.mockReturnValue(20_000)
  const refusal = await through(door.url)
    .send(mail('late', 60_000), from)
    .catch((error: unknown) => error)
  expect(mailProblemOf(refusal)).toEqual(tooLate)
  await door.closed()
  expect(door.heard()).toMatch(/DATA\r\n/)
  expect(door.heard()).not.toMatch(/\r\n\.\r\n/)
})
