import type { Page } from '@playwright/test'

import { guest, profile, writeInChinese } from '../support/foreign-owner'
import { mailsTo } from '../support/machine/mailbox'
import { placeOrder } from '../support/orders'
import { adminPages, publicPages } from '../support/pages'
import { admin, signIn, makePerson } from '../support/people'
import { register } from '../support/registration'
import { dataOf, type MenuItem } from '../support/kitchen'
import { rememberCart, takenOver } from '../support/shopping'
import { expect, test } from '../support/test'
import { saidOn, wordsOfOthers } from '../support/words'

// Pages that are not there are looked at as well.
test.use({ expectedErrors: [/status of 404/], extraHTTPHeaders: { 'Accept-Language': 'xx' } })

/** The first administrator's name, until it is changed. */
const administrator = 'Admin User'

/** @param known what persons wrote, in Latin letters */
async function expectOwnWords(page: Page, known: string[] = []): Promise<void> {
  const said = await saidOn(page)
  expect(said.join(''), 'it says something').toContain('⟦')
  expect.soft(wordsOfOthers(said, known), page.url()).toEqual([])
}

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL })
  await writeInChinese(request)
  await request.dispose()
})

test('what everybody may read', async ({ page }) => {
  for (const path of [...publicPages, '/product/類0']) {
    await page.goto(`/xx${path}`)
    await takenOver(page)
    await expectOwnWords(page)
  }
})

test('what a guest reads on the way to an order, and the mails about it', async ({ page, newPerson }) => {
  const person = await register(page.request, { ...makePerson(), ...guest })
  const token = await signIn(page, person)
  const headers = { Authorization: `Bearer ${token}` }
  const data = { ...profile, contact_email: person.email }
  await dataOf(await page.request.put('/api/v1/user/updateprofile', { headers, data }))
  const [dish] = await dataOf<[MenuItem]>(await page.request.get('/api/v1/user/getMenuItems'))
  await rememberCart(page, dish, 3)
  for (const path of [`/dish/${dish.id}`, '/cart', '/checkout', '/profile']) {
    await page.goto(`/xx${path}`)
    await takenOver(page)
    await expectOwnWords(page)
  }
  const order = await placeOrder(page.request, token, dish)
  await page.goto(`/xx/track/${order.order_id}`)
  await takenOver(page)
  await expectOwnWords(page, [order.short_number])
  await expect.poll(async () => (await mailsTo(person.email)).length).toBeGreaterThan(1)
  for (const { subject, text } of await mailsTo(person.email))
    expect.soft(wordsOfOthers([subject, ...text.split('\n')], [order.short_number])).toEqual([])

  const staff = await newPerson()
  await signIn(staff, admin, 'admin')
  const orderPages = ['', '/ticket', '/receipt'].map((name) => `orders/${order.order_id}${name}`)
  for (const name of [...adminPages, ...orderPages]) {
    await staff.goto(`/admin/${name}`)
    await expectOwnWords(staff, [order.short_number, administrator])
  }
})

test('what a visitor of the admin area reads', async ({ page }) => {
  await page.goto('/admin/login')
  await expectOwnWords(page)
})
