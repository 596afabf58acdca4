import { expect, test } from 'vitest'
import { Transcript } from '@/lib/testing/transcript'
import { beerId, burgerId, recordedWorld } from '@/lib/testing/recorded-world'

function csv(...lines: string[]): Blob {
  return new Blob([lines.join('\r\n')], { type: 'text/csv' })
}

test('the menu is exported, previewed and imported as recorded', async () => {
  const { customer, staff, admin: by } = await recordedWorld()
  const said = new Transcript()
  await said.ask('GET menu/export')
  await said.ask('GET menu/export', { by: staff })
  await said.ask('GET menu/export', { by })
  await said.ask('GET menu/export?format=csv', { by })
  await said.ask('GET menu/export?format=xlsx', { by })

  const changed = csv(
    'type;category;item;price;description;id',
    `item;Burgers;Limmat Burger;19,90;=SUMME(A1);${burgerId}`,
    'item;Burgers;Wienerli;9.5;;',
  )
  await said.ask('POST menu/import', { by: customer, form: { file: changed } })
  await said.ask('POST menu/import', { by, form: {} })
  await said.ask('POST menu/import?dry_run=maybe', { by, form: { file: changed } })
  const { data: preview } = await said.ask('POST menu/import?dry_run=1', { by, form: { file: changed } })
  const wrong = csv('type;category;item;price', 'item;Burgers;Neu;viel', 'item;Salate;Auch neu;5')
  await said.ask('POST menu/import', { by, form: { file: wrong } })
  await said.ask('POST menu/import', { by, form: { file: wrong }, headers: { 'accept-language': 'de' } })
  const broken = new Blob(['{"version": 1, "items": [{"name": "", "colour": "red"}]}'], { type: 'application/json' })
  await said.ask('POST menu/import', { by, form: { file: broken } })
  await said.ask(`PATCH menuItems/${beerId}/availability`, { by: staff, json: { available: false } })
  await said.ask('POST menu/import', { by, form: { file: changed, menu_version: preview.menu_version } })
  await said.ask('POST menu/import', { by, form: { file: changed, remove: 'true' } })
  await said.ask('POST menu/import', { by, form: { file: changed } })
  await said.ask('GET menu/export', { by })
  await expect(said.toString()).toMatchFileSnapshot('answers/menu-file.txt')
})
