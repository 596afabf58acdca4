import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { environment, secretFileNames } from '../../lib/platform/process/env'
import { BESIDE_THE_POOL } from '../launch/database/connections-line'
import { inCheckout } from '../bootstrap/paths.mjs'

type Service = {
  image?: string
  build?: string
  command?: string[]
  restart?: string
  environment?: Record<string, string>
  secrets?: string[]
  networks?: string[]
  volumes?: string[]
  ports?: string[]
  depends_on?: Record<string, { condition: string }>
  profiles?: string[]
  read_only?: boolean
  cap_drop?: string[]
  cap_add?: string[]
  security_opt?: string[]
  logging?: { driver: string; options: Record<string, string> }
  deploy?: { resources: { limits: Record<string, unknown> } }
  healthcheck?: { test?: string[] }
}

type Compose = Record<'networks' | 'volumes', Record<string, { internal?: boolean } | null>> & {
  services: Record<string, Service>
  secrets: Record<string, { file: string }>
}

const compose: Compose = parse(readFileSync(inCheckout('docker-compose.yml'), 'utf8'), { merge: true })
const services = Object.entries(compose.services)
const ours = services.filter(([, { build }]) => build)
const service = (name: string) => compose.services[name] ?? {}

describe.each(services)('the service "%s"', (_name, described) => {
  test('cannot write, gain rights or fill the machine', () => {
    expect(described).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      logging: { driver: 'json-file', options: { 'max-size': expect.any(String), 'max-file': expect.any(String) } },
      deploy: {
        resources: { limits: { cpus: expect.any(String), memory: expect.any(String), pids: expect.any(Number) } },
      },
    })
  })

  test('names only what there is', () => {
    for (const name of Object.keys(described.depends_on ?? {})) expect(compose.services).toHaveProperty(name)
    for (const name of described.secrets ?? []) expect(compose.secrets).toHaveProperty(name)
    for (const name of described.networks ?? []) expect(compose.networks).toHaveProperty(name)
    const sources = (described.volumes ?? []).map((volume) => volume.split(':')[0] ?? '')
    const isThere = (source: string) =>
      source.startsWith('./') ? existsSync(inCheckout(source)) : source in compose.volumes
    expect(sources.filter((source) => !isThere(source))).toEqual([])
  })

  test('runs an image of a chosen version', () => {
    expect(described.build ?? described.image).toMatch(/^\.$|:[\w.-]*\d[\w.-]*$/)
  })
})

test('all services of ours run one image, whose version the operator may name', () => {
  expect(new Set(ours.map(([, { image }]) => image))).toEqual(new Set(['limmatgrill:${SHOP_VERSION:-latest}']))
})

describe.each(ours)('the program of ours in "%s"', (_name, { command = [], environment: given = {}, secrets = [] }) => {
  test('is one that the image holds', () => {
    const [program, script, name] = command.length > 0 ? command : ['node', 'scripts/run.mjs', 'start']
    expect([program, script]).toEqual(['node', 'scripts/run.mjs'])
    expect(existsSync(inCheckout(`scripts/commands/${name}.ts`))).toBe(true)
  })

  test('gets settings that there are, and each secret file that it names', () => {
    const known = [...Object.keys(environment.shape), ...secretFileNames()]
    expect(Object.keys(given).filter((name) => !known.includes(name))).toEqual([])
    const files = Object.keys(given).filter((name) => name.endsWith('_FILE'))
    expect(new Set(files.map((name) => given[name]))).toEqual(
      new Set(secrets.map((secret) => `/run/secrets/${secret}`)),
    )
  })
})

test('the serving shop starts after the migrations, and knows its plain role only', () => {
  expect(service('app').depends_on).toMatchObject({ migrate: { condition: 'service_completed_successfully' } })
  expect(service('app').secrets).toEqual(['database_url', 'session_secret'])
  expect(JSON.stringify(service('app').environment)).not.toContain('ADMIN_URL')
  // Its image asks whether it is ready; nothing here may ask for less.
  expect(service('app').healthcheck).toBeUndefined()
  expect(readFileSync(inCheckout('Dockerfile'), 'utf8')).toMatch(/^HEALTHCHECK [^]*\/api\/health\/ready/m)
})

test('PostgreSQL gives the connections that the serving processes take, twice while versions change', () => {
  const { command = [] } = service('postgres')
  const given = Number(/max_connections=\$\{DATABASE_CONNECTIONS:-(\d+)\}/.exec(command.join(' '))?.[1])
  expect(given).toBeGreaterThan(2 * (environment.shape.DATABASE_POOL.parse(undefined) + BESIDE_THE_POOL))
})

test('what a wrong shop could open to the network stays on this machine', () => {
  const open = services.filter(([, { ports = [] }]) =>
    ports.some((port) => !/^(\$\{WEB_ADDRESS:-)?127\.0\.0\.1/.test(port)),
  )
  expect(open.map(([name]) => name)).toEqual(['tls'])
  expect(service('tls').profiles).toEqual(['tls'])
  expect(compose.networks.data).toEqual({ internal: true })
  expect(service('postgres').networks).toEqual(['data'])
})

test('no secret gets into the image or into the repository', () => {
  for (const file of ['.dockerignore', '.gitignore']) {
    expect(readFileSync(inCheckout(file), 'utf8')).toMatch(/^\/?secrets\/?$/m)
  }
  for (const { file } of Object.values(compose.secrets)) expect(file).toMatch(/^\.\/secrets\/\w+$/)
})
