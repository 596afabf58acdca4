import type { Page } from '@playwright/test'

import { expectAccessible } from './support/accessible'
import { choose, openSheet } from './support/choices'
import type { MenuItem } from './support/kitchen'
import { admin, signIn } from './support/people'
import { notice, ordersOf, regular, takenOver } from './support/shopping'
import { expect, test } from './support/test'

const said = {
  en: {
    menu: 'As a menu?',
    withDrink: 'with a drink',
    drink: 'Drink',
    water: 'Water',
    beer: 'Beer',
    more: 'Increase',
    add: /^Add to Cart/,
    notNow: ' is not available now, but ',
    notThen: ' is not available at the time you chose, but ',
    orderFor: /^Order for .*12:00$/,
    order: 'Your order',
    place: 'Place Order · CHF 45.00',
    placed: 'Order placed successfully!',
    receipt: ['VAT 2.6 % of 40.00', 'VAT 8.1 % of 5.00'],
  },
  de: {
    menu: 'Als Menü?',
    withDrink: 'mit Getränk',
    drink: 'Getränk',
    water: 'Wasser',
    beer: 'Bier',
    more: 'Menge erhöhen',
    add: /^In den Warenkorb/,
    notNow: ' gibt es jetzt nicht, sondern ',
    notThen: ' gibt es zur gewählten Zeit nicht, sondern ',
    orderFor: /^Für .*12:00 bestellen$/,
    order: 'Ihre Bestellung',
    place: 'Bestellung aufgeben · CHF 45.00',
    placed: 'Ihre Bestellung ist bei uns!',
    receipt: ['MWST 2.6 % von 40.00', 'MWST 8.1 % von 5.00'],
  },
}

for (const language of ['en', 'de'] as const) {
  const words = said[language]

  test(`a lunch menu with a beer is pre-ordered for another day, and cooked and taxed as chosen: ${language}`, async ({
    page,
    kitchen,
    newPerson,
  }) => {
    const guest = await regular(page)
    const lunch = await kitchen.addLunch()
    const day = await kitchen.sellOnlyAtNoon(lunch)
    const sheet = await openSheet(page, lunch, `/${language}/menu`)
    await expect(page.getByRole('article').filter({ hasText: lunch.name })).toContainText('12:00-13:00')
    const drinks = sheet.getByRole('group', { name: words.drink, exact: true })
    await expect(drinks, 'asked only with the menu').toHaveCount(0)
    await choose(sheet, words.menu, words.withDrink)
    await expect(drinks.getByRole('radio', { name: words.water })).toBeChecked()
    await choose(sheet, words.drink, words.beer)
    const add = sheet.getByRole('button', { name: words.add })
    await expect(add).toContainText('CHF 22.50')
    await sheet.getByRole('button', { name: words.more }).click()
    await expect(add).toContainText('CHF 45.00')
    await add.click()

    await page.goto(`/${language}/cart`)
    const row = page.getByRole('row').filter({ hasText: lunch.name })
    await expect(row.getByRole('note')).toContainText(`${lunch.name}${words.notNow}`)
    for (const choice of [words.withDrink, words.beer]) await expect(row).toContainText(choice)
    await expectAccessible(page)

    await page.goto(`/${language}/checkout`)
    const summary = page.getByRole('region', { name: words.order })
    await expect(summary.getByRole('alert')).toContainText(`${lunch.name}${words.notThen}`)
    await summary.getByRole('button', { name: words.orderFor }).click()
    await expect(summary.getByRole('alert')).toHaveCount(0)
    await page.getByRole('button', { name: words.place }).click()
    await expect(notice(page, words.placed)).toBeVisible()
    const [order] = await ordersOf(page, guest)
    expect(order?.requested_for).toMatch(new RegExp(`^${day}T1[01]:00`))
    await expectPapers(await newPerson(), order?.order_id ?? '', { name: lunch.name, words })
  })
}

test('the cart judges lunch by the time that was chosen at the checkout, until that time has passed', async ({
  page,
  kitchen,
}) => {
  await regular(page)
  const lunch = await kitchen.addLunch()
  await kitchen.sellOnlyAtNoon(lunch)
  await putPlatesIntoCart(page, lunch)
  await page.goto('/en/checkout')
  await page.getByRole('button', { name: said.en.orderFor }).click()
  await expect(page.getByRole('button', { name: /^Place Order/ })).toBeVisible()
  await page.goto('/en/cart')
  const row = page.getByRole('row').filter({ hasText: lunch.name })
  await quoted(page, () => page.reload())
  await expect(row.getByRole('note'), 'it can be had then').toHaveCount(0)

  await page.goto('/en/checkout')
  await page.getByLabel('Time', { exact: true }).selectOption('18:30')
  await page.goto('/en/cart')
  await expect(row.getByRole('note')).toContainText(`${lunch.name}${said.en.notThen}`)

  await page.clock.setFixedTime(new Date(Date.now() + 72 * 60 * 60 * 1000))
  await page.reload()
  await expect(row.getByRole('note')).toContainText(`${lunch.name}${said.en.notNow}`)
})

async function putPlatesIntoCart(page: Page, lunch: MenuItem): Promise<void> {
  const sheet = await openSheet(page, lunch)
  await sheet.getByRole('button', { name: said.en.more }).click()
  await sheet.getByRole('button', { name: said.en.add }).click()
  await expect(page.getByTestId('cart-count')).toHaveText('2')
}

/** Does it and waits for what the kitchen says to the cart. */
async function quoted(page: Page, act: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse('**/userorder/quote')
  await act()
  await (await answer).finished()
  await takenOver(page)
}

interface Papers {
  name: string
  words: (typeof said)['de' | 'en']
}

async function expectPapers(cook: Page, id: string, { name, words }: Papers): Promise<void> {
  await signIn(cook, admin, 'admin')
  await cook.goto(`/admin/orders/${id}/ticket`)
  const line = cook.getByRole('main').getByRole('listitem')
  expect((await line.innerText()).split(/\n+/)).toEqual(['2×', name, 'mit Getränk', 'Bier'])
  await expect(cook.getByRole('main')).toContainText('16')

  await cook.goto(`/admin/orders/${id}/receipt`)
  const rows = cook.getByRole('main').getByRole('row')
  const dish = (await rows.first().innerText()).split(/[\n\t]+/)
  expect(dish).toEqual([`2 × ${name}`, words.withDrink, words.beer, '45.00'])
  for (const [place, share] of words.receipt.entries())
    await expect(rows.filter({ hasText: share }), `share ${place}`).toHaveCount(1)
}
