import { takenOver } from '../support/shopping'
import { expect, test } from '../support/test'

test('where the browser offers the home screen, the footer asks once', async ({ page }) => {
  await page.goto('/en')
  await takenOver(page)
  const button = page.getByRole('button', { name: 'Put the shop on the home screen' })
  await expect(button).toHaveCount(0)
  const offer = () =>
    page.evaluate(() => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => document.documentElement.setAttribute('data-asked', ''),
      })
      window.dispatchEvent(event)
    })
  await offer()
  await button.click()
  await expect(page.locator('html[data-asked]')).toBeAttached()
  await page.reload()
  await takenOver(page)
  await offer()
  await expect(button).toHaveCount(0)
})
