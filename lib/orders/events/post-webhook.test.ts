import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findOutside, isOnTheInternet, NotOutside } from '@/lib/platform/requests/outside-address'
import { restAskedFor, retryPause } from '@/lib/platform/outgoing'
import { WebhookReceiver, type ReceivedCall } from '@/lib/testing/outside/webhook-receiver'
import { plan } from './deliver'
import { postWebhook, signature } from './post-webhook'

let receiver: WebhookReceiver
beforeAll(async () => {
  receiver = await WebhookReceiver.started()
})
afterAll(() => receiver.close())

const secrets = ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw']
const call = () => ({ id: 'msg_1', url: receiver.url, body: '{"type":"webhook.test"}', secrets })

test('a call is signed as the package standardwebhooks 1.1.1 signs it', () => {
  const signed = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1614265330, body: '{"test": 2432232314}' }
  expect(signature(signed, secrets[0] ?? '')).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})

test('while a secret is replaced, both sign', async () => {
  receiver.fault = 'none'
  await postWebhook({ ...call(), secrets: [...secrets, 'whsec_AAAA'] }, new Date('2026-11-30T12:00:00Z'))
  const { headers, body } = receiver.calls.at(-1) as ReceivedCall
  const signed = { id: 'msg_1', timestamp: 1796040000, body }
  expect(headers['webhook-timestamp']).toBe('1796040000')
  expect(headers['webhook-signature']).toBe(`${signature(signed, secrets[0] ?? '')} ${signature(signed, 'whsec_AAAA')}`)
})

describe('what came of a call', () => {
  test.each([
    ['none', { status: 204, text: '' }],
    ['500', { status: 500, text: 'out of order' }],
    ['asks for rest', { status: 429, restMs: 600_000 }],
    ['cuts', { status: null, text: 'ECONNRESET' }],
    ['silent', { status: null, text: 'timeout' }],
    ['chatters', { status: 200, text: 'x'.repeat(1024) }],
  ] as const)('of a receiver with the fault "%s"', async (fault, answer) => {
    receiver.fault = fault
    expect(await postWebhook(call(), new Date(), 500)).toMatchObject(answer)
  })

  test('a redirect is not followed', async () => {
    receiver.fault = 'redirect'
    const before = receiver.calls.length
    expect(await postWebhook(call())).toMatchObject({ status: 302 })
    expect(receiver.calls).toHaveLength(before + 1)
  })
})

test('tries go on for 75 hours, and never for less', () => {
  const pauses = (random: number) => plan.steps.reduce((sum, _, at) => sum + retryPause(plan, at + 1, random), 0)
  expect(pauses(0) / 3_600_000).toBeGreaterThan(75)
  expect(pauses(1)).toBeGreaterThan(pauses(0))
})

test.each([
  ['120', 120_000],
  ['Mon, 30 Nov 2026 12:01:00 GMT', 60_000],
  ['999999999', 86_400_000],
  ['Mon, 30 Nov 2026 11:00:00 GMT', 0],
  ['soon', 0],
  [undefined, 0],
])('Retry-After %s is a rest of %s ms', (asked, rest) => {
  expect(restAskedFor(asked, new Date('2026-11-30T12:00:00Z'))).toBe(rest)
})

describe('what the shop calls', () => {
  const outside = { isPrivateAllowed: false }
  const whyNot = (url: string, addresses: string[] = []) =>
    findOutside(url, { ...outside, resolve: () => Promise.resolve(addresses) }).then(
      () => null,
      (error: unknown) => (error instanceof NotOutside ? error.why : error),
    )

  test.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.31.0.1', '192.168.1.1', '198.19.0.1'],
    ...['192.0.2.1', '203.0.113.9', '224.0.0.1', '255.255.255.255', '::', '::1', '::ffff:10.0.0.1', '::ffff:8.8.8.8'],
    ...['fe80::1', 'fc00::1', 'fd12::1', 'ff02::1', '64:ff9b::7f00:1', '2001:db8::1', '2002:7f00:1::', '2001::1', 'x'],
  ])('%s is not of the Internet', (address) => expect(isOnTheInternet(address)).toBe(false))

  test.each(['8.8.8.8', '172.32.0.1', '2a00:1450:400a::1'])('%s is', (address) =>
    expect(isOnTheInternet(address)).toBe(true),
  )

  test.each([
    ['http://till.example/', 'not_https'],
    ['https://user:pass@till.example/', 'has_credentials'],
    ['https://user@till.example/', 'has_credentials'],
    ['ftp://till.example/', 'no_address'],
    ['till', 'no_address'],
    ['https://nowhere.example/', 'unknown_name'],
    ['https://127.1/', 'private_address'],
    ['https://0x7f000001/', 'private_address'],
    ['https://2130706433/', 'private_address'],
    ['https://[::1]:8443/', 'private_address'],
    ['https://[::ffff:10.0.0.1]/', 'private_address'],
  ])('%s is refused: %s', async (url, why) => expect(await whyNot(url)).toBe(why))

  test('a name with one address in a private network is refused, whatever the others are', async () => {
    expect(await whyNot('https://till.example/', ['8.8.8.8', '10.0.0.5'])).toBe('private_address')
    expect(await whyNot('https://till.example:8443/', ['8.8.8.8'])).toBeNull()
  })

  test('the address that was checked is called, whatever the name means by then', async () => {
    const { lookup } = await findOutside('https://till.example/', {
      ...outside,
      resolve: () => Promise.resolve(['8.8.8.8']),
    })
    const found = await new Promise((resolve) => lookup('till.example', { all: true }, (_, all) => resolve(all)))
    expect(found).toEqual([{ address: '8.8.8.8', family: 4 }])
  })

  test('the own network only where the operator allows it', async () => {
    expect(await findOutside('http://192.168.1.20/', { isPrivateAllowed: true })).toHaveProperty('lookup')
  })
})
