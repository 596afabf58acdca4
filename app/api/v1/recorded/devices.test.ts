import { beforeAll, expect, test } from 'vitest'
import { deviceHeaders, pairedDevice } from '@/lib/testing/devices'
import { Transcript } from '@/lib/testing/transcript'
import { recordedWorld, unknownId, type World } from '@/lib/testing/recorded-world'

let world: World
beforeAll(async () => {
  world = await recordedWorld()
})

test('devices are invited, paired, listed and ended as recorded', async () => {
  const { staff, admin: by } = world
  const said = new Transcript()
  await said.ask('POST devices', { by: staff, json: { name: 'Tablet Küche' } })
  await said.ask('POST devices', { by, json: { name: ' ' } })
  const { data } = await said.ask('POST devices', { by, json: { name: 'Tablet Küche' } })
  await said.ask('POST devices/pair', { json: { code: 'AAAA-CCCC' } })
  await said.ask('POST devices/pair', { json: { code: 'AAAA-CCCC' }, headers: { 'accept-language': 'de' } })
  await said.ask('POST devices/pair', { json: {} })
  await said.ask('POST devices/pair', { json: { code: data.code } })
  await said.ask('GET devices', { by })
  await said.ask(`DELETE devices/${data.id}`, { by })
  await said.ask(`DELETE devices/${data.id}`, { by })
  await said.ask(`DELETE devices/${unknownId}`, { by: staff })
  await said.ask('GET devices', { by })
  await expect(said.toString().replaceAll(data.code, '{code}')).toMatchFileSnapshot('answers/devices.txt')
})

test('a device works at the board as recorded', async () => {
  const { staff, admin: by } = world
  const said = new Transcript()
  const headers = await deviceHeaders((await pairedDevice()).token)
  await said.ask(`PUT users/${staff.userId}/pin`, { by: staff, json: { pin: '47' } })
  await said.ask(`PUT users/${staff.userId}/pin`, { by: staff, json: { pin: '4711' } })
  await said.ask(`PUT users/${by.userId}/pin`, { by: staff, json: { pin: '4712' } })
  await said.ask(`PUT users/${by.userId}/pin`, { by, json: { pin: '4711' } })
  await said.ask(`PUT users/${unknownId}/pin`, { by, json: { pin: null } })
  await said.ask('PUT devices/actor', { by: staff, json: { pin: '4711' } })
  await said.ask('PUT devices/actor', { headers, json: { pin: '4712' } })
  await said.ask('PUT devices/actor', { headers, json: { pin: '4711' } })
  await said.ask('GET orders/board', { headers })
  await said.ask('DELETE devices/actor', { headers })
  await said.ask('PATCH shop/pause', { headers, json: { minutes: 20 } })
  await said.ask('PATCH shop/pause', { headers, json: { minutes: null } })
  await said.ask('GET orders', { headers })
  await said.ask('GET devices', { headers })
  await said.ask('GET user/profile', { headers })
  const { cookie = '' } = headers
  await expect(said.toString().replaceAll(cookie, '{device}')).toMatchFileSnapshot('answers/devices-at-the-board.txt')
})
