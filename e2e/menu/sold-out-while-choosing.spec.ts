import { randomUUID } from 'node:crypto'

import { choose, openSheet } from '../support/choices'
import type { Kitchen } from '../support/kitchen'
import { expect, test } from '../support/test'

test('what is sold out meanwhile is off in the open sheet, where Add says so at its question, or at the dish', async ({
  page,
  kitchen,
}) => {
  const { dish, spelt } = await dishWithBread(kitchen)
  await page.clock.install()
  const sheet = await openSheet(page, dish)
  await choose(sheet, 'Bread', spelt)
  await sheet.getByText('Add a note').click()
  const note = sheet.getByRole('textbox', { name: 'Note for the kitchen' })
  await note.fill('well done')

  await kitchen.sellOutOption(await kitchen.optionOf(dish, spelt))
  await page.clock.runFor('00:21')
  const bread = sheet.getByRole('group', { name: 'Bread' })
  await expect(bread.getByRole('alert')).toHaveText(`${spelt} is sold out. Please choose something else.`)
  const add = sheet.getByRole('button', { name: /^Add to Cart/ })
  await add.click()
  await expect(bread.getByRole('radio').first(), 'the keyboard goes there').toBeFocused()
  await choose(sheet, 'Bread', 'Rye')
  await expect(bread.getByRole('radio', { name: spelt }), 'no way back').toBeDisabled()
  await expect(note).toHaveValue('well done')
  await add.click()
  await expect(page.getByTestId('cart-count')).toHaveText('1')

  await page.getByRole('button', { name: `: ${dish.name}` }).press('Enter')
  await expect(sheet.getByRole('radio').first()).toBeVisible()
  await kitchen.sellOut(dish)
  await page.clock.runFor('00:11')
  await expect(sheet.getByText(`${dish.name} is sold out.`)).toBeVisible()
  await expect(add).toHaveCount(0)
  await sheet.getByRole('button', { name: 'Sold out', exact: true }).click({ force: true })
  await expect(sheet).toBeVisible()
  await expect(page.getByTestId('cart-count'), 'not added').toHaveText('1')
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
})

async function dishWithBread(kitchen: Kitchen) {
  const spelt = `Dinkel ${randomUUID().slice(0, 8)}`
  const options = [
    { name: 'Roggen', name_en: 'Rye' },
    { name: spelt, price: 2 },
  ]
  const bread = await kitchen.addOptionGroup({ name: 'Brot', name_en: 'Bread', min_units: 1, max_units: 1, options })
  return { dish: await kitchen.addMenuItem({ groups: [bread] }), spelt }
}

test.use({ locale: 'en-GB' })
