import { randomUUID } from 'node:crypto'
import { readFile, truncate, writeFile } from 'node:fs/promises'

import type { APIRequestContext } from '@playwright/test'

import { findings } from '../../support/seen/accessible'
import { enterPanel, productsNamed } from '../../support/panel'
import { hugePhoto, heicPhoto, manyPixels, phonePhoto, seenIn } from '../../support/pictures'
import { expect, test } from '../../support/test'

test.use({ locale: 'en-GB', expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] })

const megabyte = 1024 * 1024
const redAboveBlue = { isUpright: true, above: 'red', below: 'blue' }

test('photos of a telephone, JPEG and HEIC, become the picture of a dish, turned right; what cannot be one says what to do instead', async ({
  page,
  kitchen,
}, testInfo) => {
  const file = (bytes: number, name = 'a.png', mimeType = 'image/png') =>
    ({ name, mimeType, buffer: Buffer.alloc(bytes) }) as const
  const large = testInfo.outputPath('large.jpg')
  await writeFile(large, '')
  await truncate(large, 25 * megabyte + 1)
  const item = await kitchen.addMenuItem()
  await enterPanel(page, productsNamed(item.name))
  const edit = page.getByRole('button', { name: `Edit ${item.name}` })
  const dialog = page.getByRole('dialog', { name: 'Edit Product' })
  const field = dialog.getByLabel('Image', { exact: true })
  const called = { name: 'IMG_2042.JPG', mimeType: 'image/jpeg', buffer: await readFile(heicPhoto) }
  for (const taken of [await phonePhoto('IMG_2041.jpg'), heicPhoto, called, await manyPixels('plan.png')]) {
    await edit.click()
    await field.setInputFiles(taken)
    await expect(dialog.getByText(/^Made smaller, from /)).toBeVisible({ timeout: 60_000 })
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(dialog).toBeHidden()
    expect(await seenIn(await pictureOf(page.request, (await kitchen.find(item)).image))).toEqual(redAboveBlue)
    // The next form is that of what was saved, however long the list takes to be read again.
    await page.reload()
  }

  await edit.click()
  await field.setInputFiles(file(2 * megabyte + 1))
  await expect(page.getByText('File size must be under 2 MB.')).toBeVisible()
  await field.setInputFiles(file(10, 'a.gif', 'image/gif'))
  await expect(page.getByText('Please upload a valid image (JPG, PNG, WEBP).')).toBeVisible()
  await field.setInputFiles(large)
  await expect(page.getByText(/^The file may have at most 25 MB/)).toBeVisible()
  await field.setInputFiles(await hugePhoto('wide.jpg', { width: 10_100, height: 10_000 }))
  await expect(page.getByText(/^The picture has more than 100 megapixels/)).toBeVisible({ timeout: 60_000 })
  await field.setInputFiles(file(2000, 'empty.heic', ''))
  await expect(page.getByText(/^This HEIC photo cannot be read here/)).toBeVisible({ timeout: 60_000 })
  await expect(field, 'nothing of it is sent').toHaveValue('')
})

test('the photos of many dishes are chosen at once, matched by name, and one that fails is tried again', async ({
  page,
  kitchen,
}) => {
  const name = () => `Znacht ${randomUUID().replace(/\d|-/g, '').slice(0, 8)}`
  const [first, second, third] = [
    await kitchen.addMenuItem({ name: name() }),
    await kitchen.addMenuItem({ name: name() }),
    await kitchen.addMenuItem({ name: name() }),
  ]
  await enterPanel(page, '/admin/products')
  await page.getByRole('link', { name: 'Add photos' }).click()
  const small = { width: 400, height: 300 }
  await page
    .getByLabel('Photos', { exact: true })
    .setInputFiles([
      await phonePhoto(`${first.name.toLowerCase().replace(' ', '_')}_1.jpg`, small),
      await phonePhoto(`${second.name} (2).JPG`, small),
      await phonePhoto('IMG_0007.jpg', small),
      { name: 'moving.gif', mimeType: 'image/gif', buffer: Buffer.alloc(10) },
    ])
  const dishOf = (file: string | RegExp) => page.getByRole('combobox', { name: file })
  await expect(dishOf(/_1\.jpg$/)).toHaveValue(first.id)
  await expect(dishOf(/\(2\)\.JPG$/)).toHaveValue(second.id)
  await expect(dishOf(/IMG_0007/)).toHaveValue('')
  await expect(page.getByRole('row').filter({ hasText: 'moving.gif' })).toContainText('Please upload a valid image')
  await dishOf(/IMG_0007/).selectOption(third.id)
  await expect(page.getByRole('cell', { name: 'ready', exact: true })).toHaveCount(3, { timeout: 60_000 })
  expect(await findings(page)).toEqual([])

  await test.step('without a network nothing is lost', async () => {
    await page.route(`**/updateMenuItem/${second.id}`, (route) => route.abort(), { times: 1 })
    await page.getByRole('button', { name: 'Upload 3 photos' }).click()
    await expect(page.getByText('1 photo was not uploaded. It is still here: please try again.')).toBeVisible()
    await page.getByRole('link', { name: 'Payments' }).click()
    await page
      .getByRole('dialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Keep editing' })
      .click()
    await page.getByRole('button', { name: `Try ${second.name} (2).JPG again` }).click()
    await expect(page.getByText('2 photos uploaded.')).toBeVisible()
  })
  await page.getByRole('button', { name: 'Upload 1 photo' }).click()
  await expect(page.getByText('3 photos uploaded.')).toBeVisible()
  for (const item of [first, second, third])
    expect(await seenIn(await pictureOf(page.request, (await kitchen.find(item)).image))).toEqual(redAboveBlue)

  await page.getByLabel('Photos', { exact: true }).setInputFiles(await phonePhoto(`${first.name}.jpg`, small))
  await expect(page.getByRole('combobox').last(), 'its dish has a photo from this page').toHaveValue('')
  await page.getByRole('button', { name: `Leave out ${first.name}.jpg`, exact: true }).click()
  await page.getByRole('link', { name: 'Payments' }).click()
  await page.waitForURL('/admin/payments')
})

async function pictureOf(request: APIRequestContext, path: string | null | undefined): Promise<Buffer> {
  return (await request.get(path ?? '')).body()
}
