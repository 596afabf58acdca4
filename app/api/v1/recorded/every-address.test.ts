import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { contract } from '../contract/table'
import { Transcript } from '@/lib/testing/transcript'
import { recordedWorld, type World } from '@/lib/testing/recorded-world'

let world: World
beforeAll(async () => {
  world = await recordedWorld()
})

test('what is no operation is answered as recorded', async () => {
  const { customer: by } = world
  const said = new Transcript()
  for (const path of ['', 'nothing', 'user', 'user/profile/x', 'orders/board/x', 'orders//board', 'userorder/order']) {
    await said.ask(`GET ${path}`)
    await said.ask(`POST ${path}`, { headers: { 'accept-language': 'de' } })
    await said.ask(`OPTIONS ${path}`)
  }
  const addresses = Object.values(contract).map((spec) => spec.path.replaceAll(/\{\w+\}/g, 'x'))
  for (const address of new Set(addresses)) {
    await said.ask(`OPTIONS ${address}`)
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      if (!Object.values(contract).some((spec) => spec.method === method && isOf(address, spec.path)))
        await said.ask(`${method} ${address}`)
  }
  for (const address of ['HEAD shop', 'HEAD user/login', 'HEAD nothing', 'HEAD user/profile'])
    await said.ask(address, { by })
  await said.ask('POST user/login', { headers: { origin: 'https://evil.example' }, json: {} })
  await said.ask('POST user/login', { headers: { 'content-type': 'text/plain' } })
  await said.ask('POST user/login', { headers: { 'content-type': 'application/json' } })
  await said.ask('POST user/login', { json: [] })
  await expect(said.toString()).toMatchFileSnapshot('answers/addresses.txt')
})

test('the description of all operations is as recorded', async () => {
  const said = new Transcript()
  await said.ask('GET openapi.json')
  await expect(said.toString()).toMatchFileSnapshot('answers/openapi.txt')
})

test('every operation is recorded with a success', () => {
  const folder = join(import.meta.dirname, 'answers')
  const recorded = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  const answered = recorded.flatMap((text) => text.split(/^### /m)).filter((entry) => /\n200 /.test(entry))
  const missing = Object.values(contract).filter(
    ({ method, path: address }) =>
      !answered.some((entry) => {
        const [asked, found = ''] = (entry.split(/[?\n]/)[0] ?? '').split(' ')
        return asked === method && isOf(found, address)
      }),
  )
  expect(missing.map(({ method, path: address }) => `${method} ${address}`)).toEqual([])
})

function isOf(address: string, path: string): boolean {
  return new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(address)
}
