import type { MenuItem } from '../support/kitchen'
import { notice } from '../support/shopping'
import { expect, test } from '../support/test'

test('a cart goes by link to another phone, which asks before it takes the dishes', async ({
  page,
  kitchen,
  context,
  browser,
}) => {
  const size = await kitchen.addOptionGroup({
    name: 'Grösse',
    name_en: 'Size',
    pricing: 'base',
    options: [
      { name: 'Normal', price: 30, is_default: true, allergens: [] },
      { name: 'Gross', price: 40, allergens: [] },
    ],
  })
  const plain = await kitchen.addMenuItem({ price: 14.5 })
  const choosy = await kitchen.addMenuItem({ groups: [size] })
  await page.addInitScript(
    (text) => localStorage.setItem('cart', text),
    cartOf(plain, choosy, size.options[1]?.id ?? ''),
  )
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/en/cart')
  await page.getByRole('button', { name: 'Share this cart' }).click()
  await expect(notice(page, 'Link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).not.toContain(plain.name)

  const other = await browser.newContext({ locale: 'de-CH' })
  const phone = await other.newPage()
  await phone.goto(link)
  const offer = phone.getByRole('dialog', { name: 'Geteilter Warenkorb' })
  await expect(offer.getByRole('listitem')).toHaveCount(2)
  await expect(offer.getByRole('listitem').filter({ hasText: choosy.name })).toContainText('Gross')
  await expect(phone.getByTestId('cart-count'), 'not yet').toHaveText('0')
  await offer.getByRole('button', { name: '3 Gerichte in den Warenkorb' }).click()
  await expect(phone.getByTestId('cart-count')).toHaveText('3')
  await expect(phone.getByRole('main')).toContainText('69.00')
  expect(new URL(phone.url()).hash).toBe('')

  await phone.goto('about:blank')
  await phone.goto(link.slice(0, -9))
  await expect(notice(phone, 'nicht vollständig')).toBeVisible()
  await expect(phone.getByTestId('cart-count')).toHaveText('3')
  await other.close()
})

/** As an earlier visit left it: two of one dish, and one that was chosen large. */
function cartOf(plain: MenuItem, choosy: MenuItem, large: string): string {
  const itemOf = ({ id, name, price }: MenuItem) => ({ id, name, price, image: null, minimum_age: 0 })
  const options = [{ option_id: large, name: 'Gross', quantity: 1, is_only_one: true }]
  return JSON.stringify({
    [plain.id]: { item: itemOf(plain), quantity: 2 },
    [`${choosy.id}?${large}*1`]: { item: { ...itemOf(choosy), price: 40 }, quantity: 1, options },
  })
}
