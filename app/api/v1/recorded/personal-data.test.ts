import { beforeAll, expect, test } from 'vitest'
import { hashPassword } from '@/lib/accounts/password'
import { db } from '@/lib/platform/db'
import { goodPassword } from '@/lib/testing/registrations'
import { recordedWorld, type World } from '@/lib/testing/recorded-world'
import { twoBurgers } from '@/lib/testing/customers'
import { placeOrder } from '@/lib/orders/place/place-order'
import { Transcript } from '@/lib/testing/transcript'

let world: World
beforeAll(async () => {
  world = await recordedWorld()
})

test('everything about a customer is exported as recorded', async () => {
  const { customer: by } = world
  const said = new Transcript()
  await db().user.update({ where: { id: by.userId }, data: { email: 'ana@example.com' } })
  await placeOrder(by.caller, twoBurgers(), { language: 'de' })
  await said.ask('GET user/export')
  await said.ask('GET user/export', { by })
  await said.ask('GET user/export?format=html', { by, headers: { 'accept-language': 'de' } })
  await said.ask('GET user/export?format=pdf', { by })
  await expect(said.toString()).toMatchFileSnapshot('answers/export.txt')
})

test('an account is deleted as recorded', async () => {
  const { customer: by, staff } = world
  const said = new Transcript()
  await said.ask('POST user/send-deletion-code')
  await said.ask('POST user/delete-account', { json: { password: goodPassword } })
  await said.ask('POST user/delete-account', { by, json: {} })
  await said.ask('POST user/delete-account', { by, json: { password: 'wrong' } })
  await said.ask('POST user/delete-account', { by, json: { otp: '000000' } })
  await db().user.update({ where: { id: staff.userId }, data: { passwordHash: await hashPassword(goodPassword) } })
  await said.ask('POST user/delete-account', { by: staff, json: { password: goodPassword } })
  await said.ask('POST user/send-deletion-code', { by })
  await said.ask('POST user/send-deletion-code', { by })
  const { text } = await db().outboxMail.findFirstOrThrow({ where: { template: 'deletion-code' } })
  const otp = /\d{6}/.exec(text)?.[0] ?? ''
  const deleting = new Transcript()
  await deleting.ask('POST user/delete-account', { by, json: { otp } })
  await db().order.updateMany({ data: { status: 'rejected' } })
  await deleting.ask('POST user/delete-account', { by, json: { otp } })
  said.note(deleting.toString().replaceAll(otp, '{code}').trim())
  await said.ask('GET user/profile', { by })
  await expect(said.toString()).toMatchFileSnapshot('answers/personal-data.txt')
})
