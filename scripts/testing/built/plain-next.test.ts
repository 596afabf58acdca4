import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { packageProgram } from '../../bootstrap/program.mjs'
import { freePorts } from '../../launch/ports'
import { makeTemporaryFolder } from '../../launch/postgres/temporary-folder'
import { ownSettings, spawned, startShop } from './command'

// What `npm start` adds is not needed for a page to exist: Next alone, on the database and the mail of a shop beside it.

type Shop = Awaited<ReturnType<typeof startShop>>

const folder = makeTemporaryFolder()
let shop: Shop
let inbox: string
let origin: string
let plain: ReturnType<typeof spawned>

beforeAll(async () => {
  const settings = await ownSettings(folder)
  shop = await startShop({ ...settings, SEED: 'demo' })
  inbox = `http://localhost:${settings.INBOX_PORT}`
  const [port] = await freePorts(1)
  origin = `http://localhost:${port}`
  plain = spawnNext(port, { ...serverSettings(shop), SMTP_URL: `smtp://127.0.0.1:${settings.SMTP_PORT}` })
  await plain.says('Ready in')
})

afterAll(async () => {
  plain.child.kill('SIGTERM')
  await plain.ended
  await shop.endOn('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

function spawnNext(port: number | undefined, settings: NodeJS.ProcessEnv) {
  const [command, args] = packageProgram('next/dist/bin/next', ['start', '-p', String(port)])
  const { NEXT_DIST_DIR } = process.env
  return spawned(command, args, { NODE_ENV: undefined, NEXT_DIST_DIR, LOG_LEVEL: 'warn', ...settings })
}

/** Of the process that serves: only it has them all. */
function serverSettings({ child: { pid } }: Shop): NodeJS.ProcessEnv {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  const settings = children
    .map((child) => readFileSync(`/proc/${child}/environ`, 'utf8').split('\0'))
    .map((lines) => Object.fromEntries(lines.map((line) => [line.split('=', 1)[0], line.slice(line.indexOf('=') + 1)])))
  const { DATABASE_URL, SESSION_SECRET } = settings.find((one) => one.DATABASE_URL && one.SESSION_SECRET) ?? {}
  return { DATABASE_URL, SESSION_SECRET }
}

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${origin}${path}`, { headers, redirect: 'manual' })
  const [, language] = /<html lang="(\w+)/.exec(await answer.text()) ?? []
  return { status: answer.status, language, headers: answer.headers }
}

describe('next start alone', () => {
  test.each([
    '/',
    '/menu',
    '/about',
    '/contact',
    '/login',
    '/Register',
    '/register',
    '/product/pizza',
    '/product/BURGERS',
    '/product/D%C3%B6ner%20%26%20Wraps',
    '/cart',
    '/success',
    '/failure',
    '/track',
    '/terms-and-conditions',
    '/admin/login',
  ])('serves %s in the language of the visitor', async (path) => {
    for (const language of ['de', 'en'])
      expect(await ask(path, { 'accept-language': language })).toMatchObject({ status: 200, language })
  })

  test('takes the language of an address before all others, and that of the cookie before the browser’s', async () => {
    const asked = { cookie: 'locale=en', 'accept-language': 'de' }
    expect(await ask('/de/menu', asked)).toMatchObject({ status: 200, language: 'de' })
    expect(await ask('/menu', asked)).toMatchObject({ status: 200, language: 'en' })
  })

  test('sends who is not signed in to the login', async () => {
    for (const path of ['/checkout', '/profile', '/admin']) {
      const { status, headers } = await ask(path)
      expect([path, status, headers.get('location')]).toEqual([path, 307, expect.stringMatching(/login\?next=/)])
    }
  })

  test('answers what there is not with a page and 404, and lets no cache store what may change', async () => {
    for (const path of ['/nope', '/product/none', '/~de/menu', '/missing'])
      expect(await ask(path), path).toMatchObject({ status: 404, language: 'en' })
    expect(await ask('/admin/nope')).toMatchObject({ status: 404 })
    expect((await ask('/menu')).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  })

  test('tells no stranger its metrics', async () => {
    expect(await ask('/api/metrics', { 'x-client-loopback': '1' })).toMatchObject({ status: 403 })
  })

  test('takes a registration with its code, a login, an order, and shows where it stands', async () => {
    const email = `${randomUUID()}@example.com`
    const person = { firstname: 'Anna', lastname: 'Muster', email, password: 'rosa-tulpen-am-see' }
    await call('POST', 'user/register', { ...person, country: 'switchland' })
    await call('POST', 'user/verify-otp', { email, otp: await codeFor(email) })
    const { token } = (await call('POST', 'user/login', { email, password: person.password })) as { token: string }
    const billing = { street_address: 'Limmatquai 1', postcode: '8001', city: 'Zürich', contact_email: email }
    const { firstname, lastname } = person
    await call(
      'PUT',
      'user/updateprofile',
      { firstname, lastname, country: 'CH', ...billing, phone: '044 123 45 67' },
      token,
    )
    const [item] = (await call('GET', 'user/getMenuItems')) as { name: string; price: number }[]
    const [price, quantity] = [item?.price ?? 0, 3]
    const payment = { payment_id: `pay_${randomUUID()}`, payment_method: 'Cash on Delivery', payment_status_id: 16 }
    const items = [{ name: item?.name, quantity, price, subtotal: price * quantity }]
    const sent = { ...payment, total_amount: (price * quantity).toFixed(2), currency: 'CHF', items }
    const order = (await call('POST', 'userorder/create-order', sent, token)) as { order_id: string }
    const shown = await call('GET', `userorder/order/${order.order_id}`)
    expect(shown).toMatchObject({ order_id: order.order_id, order_status: 'received' })
    expect(await ask(`/track/${order.order_id}`)).toMatchObject({ status: 200 })
  })
})

async function call(method: string, path: string, body?: object, token?: string): Promise<unknown> {
  const answer = await fetch(`${origin}/api/v1/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answered = (await answer.json()) as { data?: unknown }
  expect([path, answer.status, answered]).toEqual([path, 200, expect.anything()])
  return answered.data
}

async function codeFor(address: string): Promise<string> {
  let code: string | undefined
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${inbox}/messages?to=${encodeURIComponent(address)}`)
        const [mail] = (await answer.json()) as { text: string }[]
        return (code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0])
      },
      { timeout: 20_000 },
    )
    .toBeDefined()
  return code ?? ''
}

test('without its settings it ends with one line', async () => {
  const [port] = await freePorts(1)
  const lone = spawnNext(port, { DATABASE_URL: '', SESSION_SECRET: '' })
  expect(await lone.ended).toBe(1)
  expect(lone.lines()).toContain('DATABASE_URL is not set; SESSION_SECRET is not set')
})
