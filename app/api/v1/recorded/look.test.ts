import { beforeAll, expect, test } from 'vitest'
import { file, painted } from '@/lib/testing/pictures'
import { recordedWorld, unknownId, type World } from '@/lib/testing/recorded-world'
import { Transcript } from '@/lib/testing/transcript'

let world: World

beforeAll(async () => {
  world = await recordedWorld()
})

test('the look is changed, published and taken back as recorded', async () => {
  const { staff, admin: by } = world
  const said = new Transcript()
  await said.ask('GET look', { by: staff })
  await said.ask('GET look', { by })
  await said.ask('PUT look', { by, json: { accent: '#ffe97f', second: '#0a2342' } })
  await said.ask('PUT look', { by, json: { accent: 'red', slides: [{ link: '//example.com' }] } })
  const drawing = file(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  await said.ask('POST look/pictures', { by, form: { image: drawing } })
  await said.ask('POST look/pictures', { by, form: {} })
  const image = file(await painted(300, 200).png().toBuffer())
  const { data: picture } = await said.ask('POST look/pictures', { by, form: { image } })
  const slide = { headline_de: 'Neu', headline_en: 'New', picture: { hash: picture.hash }, link: '/menu' }
  const changes = { accent: '#0a2342', theme: 'bistro', slides: [slide], banner: { text_de: 'Ferien' } }
  await said.ask('PUT look', { by, json: changes, headers: { 'if-match': '"7"' } })
  await said.ask('PUT look', { by, json: changes })
  await said.ask('POST look/publish', { by })
  await said.ask('PUT look', { by, json: { accent: '#7a1f5c', slides: [], banner: null } })
  await said.ask('POST look/discard', { by })
  const { data: editions } = await said.ask('GET look/editions', { by })
  await said.ask(`POST look/editions/${editions[0].id}/publish`, { by })
  await said.ask(`POST look/editions/${unknownId}/publish`, { by })
  await expect(said.toString()).toMatchFileSnapshot('answers/look.txt')
})
