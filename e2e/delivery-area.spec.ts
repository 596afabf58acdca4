import { rememberCart, takenOver } from './support/shopping'
import { expect, test } from './support/test'

test('whether we deliver is answered on home, cart and checkout, before anybody has registered', async ({
  page,
  kitchen,
}) => {
  await rememberCart(page, await kitchen.addMenuItem({ price: 30 }), 1)
  for (const path of ['/en', '/en/cart', '/en/checkout/new']) {
    await page.goto(path)
    await takenOver(page)
    const folded = page.locator('summary').filter({ hasText: 'Do we deliver to you?' })
    if (await folded.isVisible()) await folded.click()
    const question = page.getByRole('group', { name: 'Do we deliver to you?' })
    const postcode = question.getByRole('textbox', { name: 'Your postcode' })
    await postcode.fill('8004')
    await postcode.press('Enter')
    await expect(question.getByRole('status')).toContainText(
      /^Yes, to 8004 Zürich: delivery fee CHF\s\d+\.\d\d, from CHF\s\d+\.\d\d, in about \d+ minutes\.$/,
    )
    await postcode.fill('9999')
    await question.getByRole('button', { name: 'Check' }).click()
    await expect(question.getByRole('status')).toContainText('We do not deliver to 9999.')
    await expect(page, 'nothing was sent').toHaveURL(path)
  }
})
