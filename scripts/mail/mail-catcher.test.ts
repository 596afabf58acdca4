import { createTransport, type Transporter } from 'nodemailer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { CaughtMail } from './caught-mails'
import { startMailCatcher } from './mail-catcher'

let catcher: Awaited<ReturnType<typeof startMailCatcher>>
let post: Transporter

beforeAll(async () => {
  catcher = await startMailCatcher()
  post = createTransport(catcher.smtpUrl)
})

afterAll(async () => {
  post.close()
  await catcher.stop()
})

describe('the inbox', () => {
  test('lists the mails of a recipient, newest first, with text and HTML as they were written', async () => {
    await send({
      to: 'zoe@example.com',
      subject: 'Grüezi 🌯',
      text: 'Code: 123456',
      html: '<p>Code: <b>123456</b></p>',
    })
    await send({ to: 'zoe@example.com', subject: 'Second' })
    await send({ to: 'other@example.com', subject: 'Third' })
    const mails = await messages('?to=Zoe@Example.com')
    expect(mails.map(({ subject }) => subject)).toEqual(['Second', 'Grüezi 🌯'])
    expect(mails[1]).toMatchObject({
      to: ['zoe@example.com'],
      from: 'shop@example.com',
      html: '<p>Code: <b>123456</b></p>\n',
    })
    expect(mails[1]?.text.trim()).toBe('Code: 123456')
  })

  test('goes by the envelope, not by what the header says', async () => {
    const envelope = { from: 'shop@example.com', to: 'real@example.com' }
    await post.sendMail({ envelope, from: 'shop@example.com', to: 'said@example.com', subject: 'Hidden', text: '-' })
    expect(await messages('?to=said@example.com')).toEqual([])
    expect(await messages('?to=real@example.com')).toHaveLength(1)
  })

  test("shows a stranger's mail without running or loading any of it", async () => {
    await send({ to: 'eve@example.com', subject: '<script>alert(1)</script>', html: '<script>alert(2)</script>' })
    const [mail] = await messages('?to=eve@example.com')
    const page = await fetch(`${catcher.inboxUrl}/?id=${mail?.id}`)
    expect(await page.text()).not.toContain('<script>alert')
    const html = await fetch(`${catcher.inboxUrl}/messages/${mail?.id}/html`)
    expect(html.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
  })

  test('is not read by a page that gave its own name our address', async () => {
    const { port } = new URL(catcher.inboxUrl)
    const answer = await rawGet(
      Number(port),
      'GET /messages HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    )
    expect(answer).toMatch(/^HTTP\/1.1 400 /)
  })

  test('forgets everything on request', async () => {
    await send({ to: 'last@example.com', subject: 'Last' })
    const cleared = await fetch(`${catcher.inboxUrl}/messages`, { method: 'DELETE' })
    expect(cleared.status).toBe(204)
    expect(await messages('')).toEqual([])
  })
})

function send({ text = '-', ...mail }: { to: string; subject: string; text?: string; html?: string }) {
  return post.sendMail({ from: 'The shop <shop@example.com>', text, ...mail })
}

async function messages(query: string): Promise<CaughtMail[]> {
  const answer = await fetch(`${catcher.inboxUrl}/messages${query}`)
  return answer.json()
}

/** `fetch` sets the Host header itself. */
async function rawGet(port: number, request: string): Promise<string> {
  const { connect } = await import('node:net')
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  socket.write(request)
  let answer = ''
  for await (const piece of socket) answer += piece
  return answer
}
