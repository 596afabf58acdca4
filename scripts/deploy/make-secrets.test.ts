import { cpSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import { parseEnvironment, readSecretFiles } from '../../lib/platform/process/env'
import { testFolder } from '../../lib/testing/test-folder'
import { inCheckout } from '../bootstrap/paths.mjs'
import { runProgram } from '../bootstrap/program.mjs'

let checkout: string

beforeEach(() => {
  checkout = testFolder()
  mkdirSync(join(checkout, 'docs/deploy'), { recursive: true })
  cpSync(inCheckout('docs/deploy/make-secrets.sh'), join(checkout, 'docs/deploy/make-secrets.sh'))
})

const secret = (name: string) => join(checkout, 'secrets', name)
const read = (name: string) => readFileSync(secret(name), 'utf8').trim()
const make = (env: Record<string, string> = {}) =>
  runProgram('sh', [join(checkout, 'docs/deploy/make-secrets.sh')], { env: { PATH: process.env.PATH, ...env } })

test('every secret of docker-compose.yml is made, as the shop takes it, and made once', async () => {
  await make()
  const { secrets } = parse(readFileSync(inCheckout('docker-compose.yml'), 'utf8'), { merge: true })
  expect(readdirSync(join(checkout, 'secrets')).toSorted()).toEqual(Object.keys(secrets).toSorted())
  const files = { DATABASE_URL_FILE: secret('database_url'), SESSION_SECRET_FILE: secret('session_secret') }
  expect(parseEnvironment(readSecretFiles(files))).toMatchObject({ SESSION_SECRET: [read('session_secret')] })
  expect(new URL(read('database_admin_url')).password).toBe(read('postgres_password'))
  expect(new URL(read('database_url')).username).not.toBe(new URL(read('database_admin_url')).username)
  const before = read('database_url')
  await make()
  expect(read('database_url')).toBe(before)
})

test('no other user gets into the folder, and every container may read what is mounted from it', async () => {
  await make()
  expect(statSync(join(checkout, 'secrets')).mode & 0o777).toBe(0o700)
  expect(statSync(secret('session_secret')).mode & 0o777).toBe(0o444)
})

test('the password of a database of before is taken over', async () => {
  await make({ POSTGRES_PASSWORD: 'of before' })
  expect(read('postgres_password')).toBe('of before')
})
