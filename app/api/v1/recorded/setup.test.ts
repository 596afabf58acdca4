import { expect, test } from 'vitest'
import { db } from '@/lib/platform/db'
import { recordedWorld } from '@/lib/testing/recorded-world'
import { Transcript } from '@/lib/testing/transcript'

test('a shop is set up, tried out and opened as recorded', async () => {
  const { customer, staff, admin: by } = await recordedWorld()
  await db().shop.update({ where: { id: 1 }, data: { openedAt: null, phone: '' } })
  const said = new Transcript()
  await said.ask('PATCH shop/setup', { by: staff, json: { step: 'look', settled: true } })
  await said.ask('PATCH shop/setup', { by, json: { step: 'menu', settled: true } })
  await said.ask('PATCH shop/setup', { by, json: { step: 'look', settled: true } })
  await said.ask('POST orders/test', { by: staff })
  await said.ask('POST orders/test', { by })
  await said.ask('POST orders/test', { by })
  await said.ask('POST shop/opening', { by: customer })
  await said.ask('POST shop/opening', { by, headers: { 'accept-language': 'de' } })
  await said.ask('PUT shop', { by, json: { phone: '044 555 01 01', vat_number: 'CHE-123.456.789 MWST' } })
  await said.ask('PUT shop', { by, json: { phone: '044 555 01 01', vat_number: 'che 123456788 mwst' } })
  await said.ask('POST shop/opening', { by })
  await said.ask('GET shop/demo', { by })
  await said.ask('POST shop/demo/removal', { by, json: {} })
  await said.ask('POST shop/demo/removal', { by, json: { include_changed: false } })
  await expect(said.toString()).toMatchFileSnapshot('answers/setup.txt')
})
