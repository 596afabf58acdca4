import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { answerCall } from '@/lib/testing/calls/calls'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { isLong } from '@/lib/testing/long'
import { contract } from './contract/table'
import type { OperationSpec } from './http/operation'

// One process serves everybody: no call of a visitor may keep it to itself. Measured by what the event loop itself counts,
// beside an idle loop of the same run; what a busy machine adds is gone in the best of a few tries.

const mostHeldMs = 50
const tries = 20
/** As much as a body of 64 KiB holds beside its other fields. */
const room = 60_000

// Marks below and above in turn: to bring them into order takes the square of their number.
const marks = (length: number) => 'a'.padEnd(length / 2, '\u0301\u0316')
/** As JSON, because nothing else writes lists in lists so deep. */
const worst: Record<string, string> = {
  'an endless letter': JSON.stringify(marks(room)),
  'letters that grow when they are folded': JSON.stringify('İﬃ'.repeat(room / 6)),
  'a long word': JSON.stringify('x'.repeat(room)),
  'white space': JSON.stringify(' '.repeat(room)),
  'an address that almost is one': JSON.stringify(`${'a.'.repeat(room / 4)}@${'b-'.repeat(room / 8)}`),
  'a long number': '9'.repeat(room),
  'many things': `[${'0,'.repeat(room / 2)}0]`,
  'many empty things': `[${'{},'.repeat(room / 3)}0]`,
  'lists in lists': '['.repeat(room / 2) + ']'.repeat(room / 2),
  'many lines': JSON.stringify(
    Array.from({ length: 50 }, () => ({ name: marks(1100), quantity: 99, note: ' x'.repeat(50) })),
  ),
  'many choices': JSON.stringify(
    Array.from({ length: 12 }, () => ({
      name: 'Limmat Burger',
      quantity: 1,
      options: Array.from({ length: 100 }, () => ({ id: crypto.randomUUID(), units: 1 })),
    })),
  ),
}

const operations: OperationSpec[] = Object.values(contract)
const forVisitors = operations.filter(({ caller, body }) => caller === 'visitor' && body !== undefined)

beforeAll(async () => {
  vi.stubEnv('RATE_LIMIT_FACTOR', '100000')
  await createShop()
})

it.runIf(isLong).each(forVisitors.map((spec) => [`${spec.method} ${spec.path}`, spec] as const))(
  '%s lets others have their turn, whatever is sent',
  { timeout: 240_000 },
  async (_name, spec) => {
    for (const field of fieldsOf(spec)) {
      for (const [what, value] of Object.entries(worst)) {
        const call = () => send(spec, `{"${field}":${value}}`)
        expect(await heldMs(call), `${field}: ${what}`).toBeLessThanOrEqual(mostHeldMs)
      }
    }
  },
)

function fieldsOf({ body = z.never() }: OperationSpec): string[] {
  const { properties, $ref, $defs } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })
  const fields = Object.keys(properties ?? $defs?.[$ref?.split('/').at(-1) ?? '']?.properties ?? {})
  if (fields.length === 0) throw new Error('a body without fields')
  return fields
}

async function send({ method, path }: OperationSpec, body: string): Promise<void> {
  const url = `http://localhost/api/v1/${path.replaceAll(/\{\w+\}/g, 'ORD-NOTHING')}`
  const headers = { 'content-type': 'application/json' }
  const response = await answerCall(new Request(url, { method, headers, body }))
  if (response.status >= 500) throw new Error(`${path} answered ${response.status}`)
}

/** Files of a manager's menu, as many megabytes of nonsense as are let in. */
const worstFiles: Record<string, () => string> = {
  brackets: () => '['.repeat(3_000_000),
  'lists in an entry': () => `{"version":1,"items":[${'['.repeat(2_900_000)}`,
  'things in things': () => `{"version":1,"items":${'{"a":'.repeat(500_000)}1${'}'.repeat(500_000)}}`,
  'many categories': () => `{"version":1,"categories":[${'{"name":"x"},'.repeat(60_000)}{}]}`,
  'many unknown fields': () => `{"version":1,${Array.from({ length: 200_000 }, (_, at) => `"a${at}":1`).join()}}`,
  'an item of many fields': () =>
    `{"version":1,"items":[{${Array.from({ length: 200_000 }, (_, at) => `"a${at}":1`).join()}}]}`,
  'many rows of a table': () => `type;item\n${'x;y\n'.repeat(400_000)}`,
  'an entry of many origins': () => `{"version":1,"items":[{"name":"x","origins":[${'{},'.repeat(600_000)}{}]}]}`,
}

it.runIf(isLong).each(Object.entries(worstFiles))(
  'a menu file of %s lets others have their turn',
  { timeout: 240_000 },
  async (_what, file) => {
    const { bearer } = await signedIn('manager')
    // Written beforehand: what the client does for it is no work of the shop.
    const body = Buffer.from(
      `--b\r\ncontent-disposition: form-data; name="file"; filename="m"\r\n\r\n${file()}\r\n--b--`,
    )
    const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'multipart/form-data; boundary=b' }
    const url = 'http://localhost/api/v1/menu/import?dry_run=1'
    const call = async () => {
      const response = await answerCall(new Request(url, { method: 'POST', headers, body }))
      expect(response.status).toBe(422)
    }
    expect(await heldMs(call)).toBeLessThanOrEqual(mostHeldMs)
  },
)

/** The longest that one thing kept the loop, beyond what an idle loop shows: the best of a few tries. */
async function heldMs(call: () => Promise<void>): Promise<number> {
  let best = Infinity
  for (let attempt = 0; attempt < tries && best > mostHeldMs; attempt += 1) {
    const idle = await longestDelayMs(() => setTimeout(5))
    best = Math.min(best, (await longestDelayMs(call)) - idle)
  }
  return best
}

async function longestDelayMs(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  await work()
  // What was late is seen by the next tick of the measure.
  await setTimeout(3)
  delay.disable()
  return delay.max / 1e6
}
