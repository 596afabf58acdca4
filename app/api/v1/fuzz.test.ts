import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { answerCall } from '@/lib/testing/calls/calls'
import { likelyFor } from '@/lib/testing/calls/fuzz'
import { seedOf, times } from '@/lib/testing/long'
import { signedIn } from '@/lib/testing/shop/people'
import { beerId, burgerId, categoryId, fixedWorld, unknownId } from '@/lib/testing/shop/fixed-world'
import { contract } from './contract/table'
import type { FormSpec, OperationSpec } from './http/operation'

// Whatever is sent, by whomever: an answer, or a refusal, as openapi.json names it, which `answerCall` looks at. Other
// calls in every run.

const seed = seedOf('FUZZ_SEED')
const numRuns = times({ hurried: 400, long: 12_000 })

const texts = [burgerId, beerId, categoryId, unknownId, 'ORD-20261120-7F3KQ2M9XW', 'de', 'it', '2026-11-20', '17:30']
const inPath = fc.oneof(fc.constantFrom(...texts, '%', '..', '\u0001', 'ä'.repeat(200)), fc.string({ minLength: 1 }))

const operations = new Map<string, OperationSpec>(Object.entries(contract))
// It would ask an unknown server, and wait for it.
operations.delete('tryMailServer')
const callers = ['visitor', 'customer', 'staff', 'manager', 'admin'] as const
const bearers = new Map<string, string>()

/** A call of any operation; not every short run tries each of them. */
const callsOfEach = [...operations].map(([name, { query, form, body }]) =>
  fc.record({
    name: fc.constant(name),
    // Mostly a permitted caller: others are refused at once.
    caller: fc.oneof({ arbitrary: fc.constant('admin' as const), weight: 4 }, fc.constantFrom(...callers)),
    path: fc.array(inPath, { minLength: 4, maxLength: 4 }),
    query: likelyFor(query ?? z.object({}), texts),
    body: likelyFor(form?.fields ?? body ?? z.object({}), texts),
    file: fc.uint8Array({ maxLength: 400 }),
  }),
)

beforeAll(async () => {
  await fixedWorld()
})

it('every operation answers or refuses', { timeout: 1_200_000 }, async () => {
  const property = fc.asyncProperty(fc.oneof(...callsOfEach), async ({ name, caller, path, query, body, file }) => {
    const spec = operations.get(name)!
    const headers = new Headers({ 'accept-language': 'en' })
    if (caller !== 'visitor') headers.set('authorization', `Bearer ${await bearerOf(caller)}`)
    const url = addressOf(spec, path, query)
    const sent = spec.form ? formOf(spec.form, body, file) : JSON.stringify(body)
    if (!spec.form) headers.set('content-type', 'application/json')
    const isRead = spec.method === 'GET'
    const response = await answerCall(new Request(url, { method: spec.method, headers, body: isRead ? null : sent }))
    expect(response.status).toBeLessThan(500)
    await response.body?.cancel()
    // Some calls end their caller's session, some change a role.
    if (response.ok ? !isRead : response.status === 401) bearers.delete(caller)
  })
  await fc.assert(property, { seed, numRuns, endOnFailure: true })
})

async function bearerOf(role: Exclude<(typeof callers)[number], 'visitor'>): Promise<string> {
  const bearer = bearers.get(role) ?? (await signedIn(role)).bearer
  bearers.set(role, bearer)
  return bearer
}

function addressOf({ path }: OperationSpec, segments: string[], query: unknown): string {
  let next = 0
  const filled = path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(wellFormed(segments[next++] ?? '')) || 'x')
  const url = new URL(`http://localhost/api/v1/${filled}`)
  for (const [name, value] of entriesOf(query)) url.searchParams.append(name, asText(value))
  return url.href
}

function formOf({ files }: FormSpec, fields: unknown, file: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData()
  for (const [name, value] of entriesOf(fields)) form.append(name, asText(value))
  for (const name of Object.keys(files)) form.append(name, new Blob([file]), 'thing')
  return form
}

function entriesOf(thing: unknown): [string, unknown][] {
  return typeof thing === 'object' && thing !== null ? Object.entries(thing) : []
}

function asText(value: unknown): string {
  return typeof value === 'string' ? wellFormed(value).slice(0, 3000) : JSON.stringify(value)
}

/** Half a character cannot be written into an address. */
function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '?')
}
