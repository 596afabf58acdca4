import { findings } from '../../support/seen/accessible'
import { openDish } from '../../support/panel'
import { photo } from '../../support/pictures'
import { takenOver } from '../../support/shopping'
import { expect, test } from '../../support/test'

test.use({ locale: 'en-GB' })

test('what matters on a photo stays in sight, chosen by a tap, by arrow keys or by numbers', async ({
  page,
  kitchen,
  newPerson,
}) => {
  const menuItem = await kitchen.addMenuItem()
  const dialog = page.getByRole('dialog')
  const left = dialog.getByLabel('Focus point from the left')
  const top = dialog.getByLabel('Focus point from the top')
  await openDish(page, menuItem)
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
