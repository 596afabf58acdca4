import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { pool } from '@/lib/platform/database/pool'
import { callsOf, owner, secrets, sendCall, shopForEveryCall, type Call } from '@/lib/testing/calls/every-call'
import { contract } from './contract/table'
import type { OperationSpec } from './http/operation'

// Every operation can be called, and answers as openapi.json describes it, which `answerCall` looks at. A field that it
// does not know is refused before anything is done; the specification's own calls ignore it. A change by a member of
// staff leaves a row that says who it was and what stood there before.

type Name = keyof typeof contract

/** Those that change nothing of the shop, and why. */
const withoutTrace: Partial<Record<Name, string>> = {
  renewSession: 'signing in again is no change',
  nameActor: 'signing in at a device; what the person does there is written under that name',
  dismissActor: 'signing out at a device',
  beginSecondFactor: 'counts once it is confirmed',
  countCash: 'the count itself says who signed it, and is never changed',
  proposeChange: 'the proposal itself says who made it; the order changes with the answer',
  tickDishes: 'the tick itself says who made it, and the order stays as it is',
  tryMailServer: 'counts once the code that it has brought is back',
  checkPaymentKeys: 'asks the provider, and changes nothing',
  askProvider: 'what the provider says is booked without the one who asked',
  sendTestMail: 'a mail to the caller changes nothing',
  subscribeToAlarms: 'where the caller is told, not what stands in the shop',
  unsubscribeFromAlarms: 'the same',
  testPrinter: 'the job itself is what was asked for, and stays as it is',
  printAgain: 'the copy is a job of its own, and says that it is one',
  testWebhook: 'the delivery itself is what was asked for, and the webhook stays as it is',
  replayDelivery: 'the same',
  addLookPicture: 'it is not seen before the look that shows it is saved',
}

let shop: Awaited<ReturnType<typeof shopForEveryCall>>
beforeAll(async () => {
  vi.stubEnv('RATE_LIMIT_FACTOR', '1000')
  shop = await shopForEveryCall()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await db().shop.updateMany({ data: { secondFactorRequired: false, pausedUntil: null } })
})

const operations = Object.entries<OperationSpec>(contract) as [Name, OperationSpec][]
const names = operations.map(([name]) => name)
const changing = new Set(
  operations
    .filter(([, { method, caller }]) => method !== 'GET' && caller !== 'visitor' && caller !== 'customer')
    .map(([name]) => name)
    .filter((name) => !(name in withoutTrace)),
)

test('what leaves no trace is an operation of the staff', () => {
  expect(names).toEqual(expect.arrayContaining(Object.keys(withoutTrace)))
})

test.each(names.filter((name) => !changing.has(name)))('%s is answered', async (name) => {
  const response = await sendCall(name, await callThatIsClosed(name))
  expect([response.status, response.ok ? '' : await response.text()]).toEqual([200, ''])
  await response.body?.cancel()
})

test.each([...changing])('%s is answered, and leaves a trace', async (name) => {
  const call = await callThatIsClosed(name)
  const traces = await countTraces()
  const response = await sendCall(name, call)
  expect([response.status, response.ok ? '' : await response.text()]).toEqual([200, ''])
  const rows = await newTraces(traces)
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect(row).toMatchObject({ by: (call.by ?? owner).userId })
})

test('no trace says a secret', async () => {
  const said = JSON.stringify(await db().auditEntry.findMany({ select: { before: true, after: true } }))
  expect(said.length).toBeGreaterThan(1000)
  for (const secret of [...secrets, ...(await storedSecrets())]) expect(said).not.toContain(secret)
})

/** What is hashed or sealed in a row is as secret as what it was made from. */
async function storedSecrets(): Promise<string[]> {
  const { rows } = await pool().query<{ secret: string }>(
    `select password_hash as secret from users where length(password_hash) > 20 union select pin_hash from users
     union select token_hash from session union select token_hash from access_link union select token_hash from device
     union select secret from second_factor union select code_hash from recovery_code union select code_hash from pairing_code
     union select secret_key from payment_provider where secret_key <> ''
     union select webhook_secret from payment_provider where webhook_secret <> '' union select password from mail_server union select code_hash from mail_server`,
  )
  return rows.flatMap(({ secret }) => secret ?? [])
}

interface Trace {
  by: string | null
}

/** Entries of the list of changes; the steps of an order have a history of their own. */
async function countTraces(): Promise<{ entry: bigint; step: bigint }> {
  const { rows } = await pool().query<{ entry: bigint; step: bigint }>(
    'select coalesce((select max(id) from audit_entry), 0) entry, coalesce((select max(id) from status_change), 0) step',
  )
  return rows[0] ?? { entry: 0n, step: 0n }
}

async function newTraces({ entry, step }: { entry: bigint; step: bigint }): Promise<Trace[]> {
  const { rows } = await pool().query<Trace>(
    `select by_user_id as by from audit_entry where id > $1 and (before is not null or after is not null)
     union all select by_user_id from status_change where id > $2`,
    [entry, step],
  )
  return rows
}

const unknown = { unheard_of: '1' }

/** The call, with a field more where that is ignored, after it was refused where it is not. */
async function callThatIsClosed(name: Name): Promise<Call> {
  const call = await callOf(name)
  const { method, body, form, ignoresUnknownFields }: OperationSpec = contract[name]
  if (method === 'GET') return call
  const withMore = form
    ? { ...call, form: { ...call.form, ...unknown } }
    : { ...call, body: { ...call.body, ...unknown } }
  if (ignoresUnknownFields) return body || form ? withMore : call
  const refused = await sendCall(name, withMore)
  expect({ status: refused.status, body: await refused.json() }).toMatchObject({
    status: 422,
    body: { code: 'invalid_fields', fields: { unheard_of: 'This field is not known.' } },
  })
  return call
}

async function callOf(name: Name): Promise<Call> {
  const call = callsOf[name]
  if (!call && contract[name].method !== 'GET')
    throw new Error(`lib/testing/calls/every-call.ts does not say how ${name} is called`)
  return call?.() ?? {}
}
