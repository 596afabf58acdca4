import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { findings } from '../support/accessible'
import { dataOf } from '../support/kitchen'
import { enterPanel, productsNamed } from '../support/panel'
import { photo } from '../support/pictures'
import { takenOver } from '../support/shopping'
import { expect, test } from '../support/test'

test.use({ locale: 'en-GB' })

interface Pictured {
  image: string | null
  whole_image: string | null
  focus_x: number
  focus_y: number
}

test('what matters on a photo stays in sight, chosen by a tap, by arrow keys or by numbers', async ({
  page,
  kitchen,
  newPerson,
}) => {
  const menuItem = await kitchen.addMenuItem()
  const dialog = page.getByRole('dialog')
  const left = dialog.getByLabel('Focus point from the left')
  const top = dialog.getByLabel('Focus point from the top')
  await enterPanel(page, productsNamed(menuItem.name))
  await page.getByRole('button', { name: `Edit ${menuItem.name}` }).click()
  await expect(left, 'nothing to point at').toBeHidden()
  await dialog.getByLabel('Image').setInputFiles(photo)
  const picture = dialog.getByRole('button', { name: 'Choose what must stay in sight' })
  await expect
    .poll(() => picture.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 }
  await picture.click({ position: { x: width / 4, y: height * 0.75 } })
  await expect(left).toHaveValue('25')
  await expect(top).toHaveValue('75')
  await picture.press('ArrowRight')
  await picture.press('Shift+ArrowUp')
  await expect(left).toHaveValue('26')
  await expect(top).toHaveValue('65')
  await top.fill('0')
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toBeHidden()
  expect(await kitchen.find(menuItem)).toMatchObject({ focus_x: 26, focus_y: 0 })

  // Where it is cut, also from a card into the cart.
  const guest = await newPerson()
  await guest.goto(`/en/product/${encodeURIComponent(menuItem.category.name)}`)
  await takenOver(guest)
  const card = guest.getByRole('article').filter({ hasText: menuItem.name })
  await expect(card.locator('img')).toHaveCSS('object-position', '26% 0%')
  await card.getByRole('button', { name: /Add to Cart/i }).click()
  await guest.goto('/en/cart')
  await expect(guest.getByRole('row').filter({ hasText: menuItem.name }).locator('img')).toHaveCSS(
    'object-position',
    '26% 0%',
  )
})

test('plain margins go with the upload, which is said, and the whole picture comes back', async ({ page }) => {
  const name = `Im Rahmen ${randomUUID().slice(0, 8)}`
  const dialog = page.getByRole('dialog')
  const edit = page.getByRole('button', { name: `Edit ${name}` })
  const find = async () =>
    (
      await dataOf<(Pictured & { id: string; name: string })[]>(
        await page.request.get('/api/v1/categories/getCategories'),
      )
    ).find((category) => category.name === name)
  await enterPanel(page, '/admin/categories')
  await page.getByRole('button', { name: 'Add Category' }).click()
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  await dialog.getByLabel('Image').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await framed(page) })
  await expect(dialog.getByRole('checkbox', { name: 'Keep the whole picture' })).not.toBeChecked()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. The plain margins of the picture were removed.')).toBeVisible()
  const trimmed = await find()
  expect(trimmed?.whole_image).toMatch(/^\/media/)

  await edit.click()
  await expect(dialog.getByText('The plain margins of the picture were removed.')).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Keep the whole picture' }).check()
  await expect(dialog.getByAltText('Preview of the picture')).toHaveAttribute('src', trimmed?.whole_image ?? '')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  expect(await find()).toMatchObject({ image: trimmed?.whole_image, whole_image: null })

  // With the version that was just saved.
  await page.reload()
  await page.getByRole('button', { name: `More about ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(edit).toHaveCount(0)
})

/** A photo, as it were, in a white frame. */
async function framed(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 600 })
    const pen = canvas.getContext('2d')
    if (!pen) return ''
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, 800, 600)
    pen.fillStyle = '#b5402a'
    pen.fillRect(100, 60, 600, 480)
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(address.split(',')[1] ?? '', 'base64')
}
