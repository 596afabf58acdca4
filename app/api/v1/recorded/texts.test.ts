import { expect, test } from 'vitest'
import { recordedWorld } from '@/lib/testing/recorded-world'
import { Transcript } from '@/lib/testing/transcript'

test('the pages of the shop are read and written as recorded', async () => {
  const { customer, staff, admin: by } = await recordedWorld()
  const said = new Transcript()
  await said.ask('GET texts', { by: customer })
  await said.ask('GET texts', { by: staff })
  await said.ask('GET texts', { by })
  await said.ask('GET texts/about/de', { by })
  await said.ask('GET texts/slogan/de', { by })
  await said.ask('GET texts/about/rm', { by })
  const page = 'PUT texts/about/de'
  await said.ask(page, { by: staff, json: { markdown: 'Wir backen.' } })
  await said.ask(page, { by, json: {} })
  await said.ask(page, { by, json: { markdown: 'Hallo\n\n<script>alert(1)</script>' } })
  await said.ask(page, { by, json: { markdown: '## Wir\n\nWir backen, seit {shop} offen ist.' } })
  await said.ask(page, { by, json: { markdown: '## Wir\n\nWir backen jeden Tag.' } })
  await said.ask(page, { by, json: { markdown: 'Zu spät.' }, headers: { 'if-match': '"1"' } })
  await said.ask(page, { by, json: { markdown: null } })
  await expect(said.toString()).toMatchFileSnapshot('answers/texts.txt')
})
