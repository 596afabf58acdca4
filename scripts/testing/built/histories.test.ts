import { rmSync } from 'node:fs'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { Running } from '../../bootstrap/running.mjs'
import { isLong, seedOf } from '../../../lib/testing/long'
import { withConnection } from '../../launch/database/connection'
import { joinEmbeddedDatabase } from '../../launch/postgres/embedded-database'
import { makeTemporaryFolder } from '../../launch/postgres/temporary-folder'
import { checkHistory } from '../histories/check-history'
import { runDrill, type Run } from '../histories/drill'
import { hang, settingsIn, startInstance, startTroubledShop } from '../histories/troubles'

const seed = seedOf('HISTORY_SEED')
const people = { guests: 4, cooks: 4, readers: 3 }

let folder: string
let settings: Record<string, string>
let running: Running

beforeEach(async () => {
  folder = makeTemporaryFolder()
  running = new Running()
  settings = await settingsIn(folder)
})

// Of a run that failed the history stays, beside the shop's data.
afterEach(async ({ task }) => {
  await running.end()
  if (task.result?.state === 'pass') rmSync(folder, { recursive: true, force: true })
})

describe.runIf(isLong)('what was answered is stored, once', { timeout: 600_000 }, () => {
  test('after crashes of the server, of PostgreSQL and of its backends', async () => {
    const { url, troubles } = running.add(await startTroubledShop(settings))
    const { killedBackend, killedServer, killedPostgres } = troubles
    const cycles = Array.from({ length: 5 }, () => [killedBackend, killedServer, killedPostgres])
    const run = await runDrill({ settings, seed, urls: [url], people, troubles: cycles.flat() })
    expect(await violationsOf(run, 'crashes')).toEqual([])
  })

  test('while PostgreSQL stands still and goes on', async () => {
    const { url } = running.add(await startTroubledShop(settings))
    const troubles = [6, 9.5, 12, 14].map((seconds) => hang(settings, seconds))
    const many = { guests: 8, cooks: 4, readers: 12 }
    const run = await runDrill({ settings, seed, urls: [url], people: many, troubles })
    expect(await violationsOf(run, 'hangs')).toEqual([])
  })

  test('while two instances are restarted in turn; and what is then taken away behind their back is missed', async () => {
    const shop = running.add(await startTroubledShop(settings))
    const one = running.add(await startInstance(shop.environment()))
    const other = running.add(await startInstance(shop.environment()))
    const rounds = Array.from({ length: 4 }, () => [one.restarted, other.restarted])
    const run = await runDrill({ settings, seed, urls: [one.url, other.url], people, troubles: rounds.flat() })
    expect(await violationsOf(run, 'rolling restarts')).toEqual([])

    const lost = run.events.findLast(({ op, type }) => op === 'place' && type === 'ok')?.value.orderId
    const entry = (await run.readStored()).entries.findLast(({ orderId }) => orderId !== lost)
    await withoutTriggers('delete from orders where id = $1', lost)
    await withoutTriggers('delete from payment_entry where id = $1', entry?.id)
    const violations = await violationsOf(run, 'planted losses')
    expect(violations).toContain(`${lost} was answered and is lost`)
    expect(violations).toContainEqual(expect.stringMatching(`^${entry?.orderId} owes`))
  })
})

async function violationsOf({ events, readStored, summary }: Run, name: string): Promise<string[]> {
  const violations = checkHistory(events, await readStored())
  const some = violations.slice(0, 3).map((violation) => `\nHistory of ${name}: ${violation}`)
  // oxlint-disable-next-line no-console -- `npm run test:long` says it at its end
  console.info(`History of ${name}: ${summary}; ${violations.length} violations${some.join('')}`)
  return violations
}

/** As no program of the shop could. */
async function withoutTriggers(statement: string, id: string | undefined): Promise<void> {
  const { adminUrl } = await joinEmbeddedDatabase(settings.DATA_DIR)
  await withConnection(adminUrl, async (client) => {
    await client.query('set session_replication_role = replica')
    expect((await client.query(statement, [id])).rowCount).toBe(1)
  })
}
