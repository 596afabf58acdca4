import { fillInProfile, settled, signIn } from './support/people'
import { rememberCart } from './support/shopping'
import { expect, test } from './support/test'

test('walk', async ({ page, kitchen }) => {
  const guest = await settled()
  await fillInProfile(guest)
  await signIn(page, guest)
  const dish = await kitchen.addMenuItem({ price: 17.35 })
  await rememberCart(page, dish)
  await page.goto('/en/checkout')
  await page.getByRole('radio', { name: /Now, online/ }).check()
  await page.screenshot({ path: '/tmp/payguest-1.png', fullPage: true })
  await page.getByRole('button', { name: /Continue to payment/ }).click()
  await expect(page.getByText('no money moves')).toBeVisible()
  await page.screenshot({ path: '/tmp/payguest-2.png', fullPage: true })
  await page.getByRole('button', { name: 'Pay with TWINT' }).click()
  await page.waitForURL(/track/)
  await page.waitForTimeout(1500)
  await page.screenshot({ path: '/tmp/payguest-3.png', fullPage: true })
})
