import { expect, test } from 'vitest'
import { db } from '@/lib/platform/db'
import { burgerId, recordedWorld } from '@/lib/testing/recorded-world'
import { Transcript } from '@/lib/testing/transcript'

test('the changes are exported as recorded', async () => {
  const { customer, staff, admin: by } = await recordedWorld()
  const said = new Transcript()
  await said.ask(`PATCH menuItems/${burgerId}/availability`, { by: staff, json: { available: false } })
  await db().auditEntry.updateMany({ data: { at: new Date('2026-11-20T17:00:00Z') } })
  await said.ask('GET changes/export', { by: customer })
  await said.ask('GET changes/export', { by: staff })
  await said.ask('GET changes/export?from=yesterday', { by })
  await said.ask('GET changes/export?language=de&subject=menu_item', { by })
  await expect(said.toString()).toMatchFileSnapshot('answers/changes.txt')
})
