import { expect, test } from 'vitest'
import { Transcript } from '@/lib/testing/transcript'
import { burgerId, recordedWorld, unknownId } from '@/lib/testing/recorded-world'

test('texts are translated one by one as recorded', async () => {
  const { staff, admin: by } = await recordedWorld()
  const said = new Transcript()
  const name = { kind: 'menu_item', id: burgerId, language: 'fr', text: ' Burger de la Limmat ' }
  await said.ask('PUT translations', { by: staff, json: name })
  await said.ask('PUT translations', { by, json: name })
  await said.ask('PUT translations', { by, json: { ...name, kind: 'description', text: 'Copieux' } })
  await said.ask('PUT translations', { by, json: { kind: 'header_note', id: '1', language: 'it', text: 'Benvenuti' } })
  await said.ask('PUT translations', { by, json: { ...name, id: unknownId } })
  await said.ask('PUT translations', { by, json: { ...name, kind: 'slogan' } })
  await said.ask('PUT translations', { by, json: { ...name, language: 'nl' } })
  await said.ask('PUT translations', { by, json: { ...name, text: 'x'.repeat(121) } })
  await said.ask('GET user/getMenuItems')
  await said.ask('GET user/getCategories')
  await expect(said.toString()).toMatchFileSnapshot('answers/translations.txt')
})
