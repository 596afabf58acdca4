import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { times } from '../../../lib/testing/long'
import { freePorts } from '../../launch/ports'
import { makeTemporaryFolder } from '../../launch/postgres/temporary-folder'
import { isRunning, until } from '../../launch/process/process-check'
import { call, LAST_WORDS, ownSettings, postmasterOf, startShop } from './command'

let folder: string
let settings: Record<string, string>

beforeEach(async () => {
  folder = makeTemporaryFolder()
  settings = await ownSettings(join(folder, 'data of the shop'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('npm start tells where everything is, and the password only the first time', async () => {
  const first = await startShop(settings)
  expect(first.output()).toContain(`http://localhost:${settings.PORT}\n`)
  expect(first.output()).toContain(`http://localhost:${settings.INBOX_PORT}\n`)
  expect(first.output()).toMatch(/admin@example\.com[^]*Password {2}[a-z2-9-]{23} /)
  expect((await fetch(`http://localhost:${settings.PORT}/api/health/ready`)).status).toBe(200)
  await first.endOn('SIGINT')

  const second = await startShop(settings)
  expect(second.output()).not.toContain('Password')
  await second.endOn('SIGTERM')
})

test('of two starts in the same instant one serves without knowing the first password, and the other says so in one line', async () => {
  const ADMIN_PASSWORD = 'Lindenhof-am-Morgen'
  const both = [settings, { ...(await ownSettings('')), DATA_DIR: settings.DATA_DIR ?? '' }].map((own) => {
    return { port: own.PORT, ...call('start', { ...own, ADMIN_PASSWORD }) }
  })
  const code = await Promise.race(both.map(({ ended }) => ended))
  const [loser, winner] = both[0]?.child.exitCode === null ? [both[1], both[0]] : both
  if (!loser || !winner) throw new Error('there are two')
  expect(code).toBe(1)
  expect(loser.lines().at(-1)).toMatch(/^✗ Data folder .+ is in use by another start/)

  await winner.says(LAST_WORDS)
  const { pid } = winner.child
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  const servers = children.filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('server.mjs'))
  expect(servers).toHaveLength(1)
  expect(readFileSync(`/proc/${servers[0]}/environ`, 'utf8')).not.toContain(ADMIN_PASSWORD)
  const origin = `http://localhost:${winner.port}`
  const login = await fetch(`${origin}/api/v1/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email: 'admin@example.com', password: ADMIN_PASSWORD }),
  })
  expect(login.status).toBe(200)
  await winner.endOn('SIGTERM')
})

test('a running shop refuses a second start, starts PostgreSQL again, and ends with it without anything being killed', async () => {
  const shop = await startShop({ ...settings, WEB_CONCURRENCY: '2' })

  const samePort = call('start', { ...settings, DATA_DIR: join(folder, 'other') })
  expect(await samePort.ended).toBe(1)
  expect(samePort.lines()).toEqual([expect.stringMatching(`^✗ Port ${settings.PORT} is in use`)])
  const sameFolder = call('start', { ...(await ownSettings('')), DATA_DIR: settings.DATA_DIR ?? '' })
  expect(await sameFolder.ended).toBe(1)
  expect(sameFolder.lines().at(-1)).toMatch(/^✗ Data folder .+ is in use by another start/)

  const before = postmasterOf(settings)
  process.kill(before, 'SIGKILL')
  await shop.says('! PostgreSQL ended by itself (SIGKILL): starting it again')
  expect(await until(() => ![before, Number.NaN].includes(postmasterOf(settings)), 40_000)).toBe(true)
  await expect.poll(ready, { timeout: 20_000 }).toBe(200)

  const database = postmasterOf(settings)
  // Of both processes, and without reading the answer: a client that is stuck.
  const stuck = async () => (await fetch(`http://localhost:${settings.PORT}/api/v1/openapi.json`)).status
  await expect.poll(stuck, { timeout: 20_000 }).toBe(200)
  await shop.endOn('SIGTERM')
  expect(isRunning(database, 'postgres')).toBe(false)
  const log = readFileSync(join(settings.DATA_DIR ?? '', 'postgres.log'), 'utf8')
  expect(log).toContain('database system is shut down')
})

const ready = async () => (await fetch(`http://localhost:${settings.PORT}/api/health/ready`)).status

test('a wrong setting is one line and exit code 1, before anything starts', async () => {
  const command = call('start', { ...settings, LOG_LEVEL: 'loud' })
  expect(await command.ended).toBe(1)
  expect(command.lines()).toEqual([expect.stringMatching(/^✗ LOG_LEVEL must be one of/)])
})

test.each([
  [
    'a database that is not there',
    { DATABASE_URL: 'postgresql://shop@127.0.0.1:1/shop', SESSION_SECRET: 'x'.repeat(32) },
    /^✗ The database "shop" on 127\.0\.0\.1:1 takes no connection as "shop": .*ECONNREFUSED/,
  ],
  ['a folder that cannot be made', { DATA_DIR: '/proc/shop' }, /^✗ DATA_DIR \/proc\/shop cannot be/],
  ['an address of another machine', { HOST: '192.0.2.1' }, /^✗ Cannot listen on 192\.0\.2\.1:\d+ .+HOST=…$/],
  ['two ports that are one', { SMTP_PORT: '2525', INBOX_PORT: '2525' }, /^✗ SMTP_PORT and INBOX_PORT are both 2525/],
])('%s is one line', async (_what, wrong, line) => {
  const command = call('start', { ...settings, ...wrong })
  expect(await command.ended).toBe(1)
  expect(command.lines().filter((said) => !said.startsWith('·'))).toEqual([expect.stringMatching(line)])
})

test('interrupted while the database is made, it leaves nothing but its secrets behind', async () => {
  const command = call('start', settings)
  await command.says('Starting PostgreSQL')
  const data = settings.DATA_DIR ?? ''
  expect(await until(() => existsSync(join(data, 'initdb-password')), 20_000)).toBe(true)
  await command.endOn('SIGINT')
  expect(command.output()).not.toMatch(/ at |✗/)
  expect(readdirSync(data)).toEqual(['secrets.json'])
})

test('DATABASE_URL without SESSION_SECRET is refused', async () => {
  const command = call('start', { ...settings, DATABASE_URL: 'postgresql://shop@localhost/shop' })
  expect(await command.ended).toBe(1)
  expect(command.lines()).toEqual(['✗ SESSION_SECRET is not set: it is required where DATABASE_URL is set'])
})

test('a secret may stand in a file, and not in two places', async () => {
  const file = join(folder, 'secret')
  const inFile = { ...settings, DATABASE_URL: 'postgresql://shop@localhost/shop', SESSION_SECRET_FILE: file }
  const missing = call('start', inFile)
  expect(await missing.ended).toBe(1)
  expect(missing.lines()).toEqual([expect.stringMatching(/^✗ SESSION_SECRET_FILE names a file that cannot be read/)])
  writeFileSync(file, 'short\n')
  const short = call('start', inFile)
  expect(await short.ended).toBe(1)
  expect(short.lines()).toEqual([expect.stringMatching(/^✗ SESSION_SECRET must have at least 32 characters/)])
  const twice = call('start', { ...inFile, SESSION_SECRET: 'x'.repeat(32) })
  expect(await twice.ended).toBe(1)
  expect(twice.lines()).toEqual(['✗ SESSION_SECRET and SESSION_SECRET_FILE are both set: choose one'])
})

test('after kill -9 nothing stays behind, and the next start works', { timeout: 1_200_000 }, async () => {
  for (let crash = 0; crash < times({ hurried: 1, long: 20 }); crash += 1) {
    const shop = await startShop(settings)
    const database = postmasterOf(settings)
    shop.child.kill('SIGKILL')
    await shop.ended
    expect(await until(() => !isRunning(database, 'postgres'), 10_000)).toBe(true)
  }
  const [port = 0] = await freePorts(1)

  const next = await startShop({ ...settings, PORT: String(port) })
  await next.endOn('SIGTERM')
})
