import { enterPanel } from '../support/panel'
import { expect, test } from '../support/test'

test.use({ locale: 'en-GB' })

test('pictures that the shop would refuse are refused at once, with the specified words', async ({ page }) => {
  await enterPanel(page, '/admin/categories')
  const image = page.getByRole('dialog').getByLabel('Image')
  const file = (bytes: number, mimeType = 'image/png') => ({ name: 'a.png', mimeType, buffer: Buffer.alloc(bytes) })
  await page.getByRole('button', { name: 'Add Category' }).click()
  await image.setInputFiles(file(1024 * 1024))
  await expect(page.getByText('Image must be under 1MB')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Products' }).click()
  await page.getByRole('button', { name: 'Add Product' }).click()
  await image.setInputFiles(file(2 * 1024 * 1024 + 1))
  await expect(page.getByText('File size must be under 2 MB.')).toBeVisible()
  await image.setInputFiles(file(10, 'image/gif'))
  await expect(page.getByText('Please upload a valid image (JPG, PNG, WEBP).')).toBeVisible()
})
