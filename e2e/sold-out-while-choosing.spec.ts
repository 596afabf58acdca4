import { randomUUID } from 'node:crypto'

import { choose, openSheet } from './support/choices'
import type { Kitchen } from './support/kitchen'
import { boardMenu, openBoard, opens } from './support/panel'
import { expect, test } from './support/test'

test('what the kitchen sells out of is off in the open sheet, and Add says so at its question', async ({
  page,
  kitchen,
  newPerson,
}) => {
  const { dish, spelt } = await dishWithBread(kitchen)
  await page.clock.install()
  const sheet = await openSheet(page, dish)
  await choose(sheet, 'Bread', spelt)
  await sheet.getByText('Add a note').click()
  const note = sheet.getByRole('textbox', { name: 'Note for the kitchen' })
  await note.fill('well done')

  const cook = await newPerson()
  await openBoard(cook, await kitchen.hire())
  await opens((await boardMenu(cook)).getByRole('button', { name: 'Sold out …' }), cook.getByRole('searchbox'))
  await cook.getByLabel('Find a dish or an option').fill(spelt)
  await cook.getByRole('button', { name: `${spelt}: Sold out` }).click()
  await expect(cook.getByRole('button', { name: `${spelt}: Back` })).toBeVisible()
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
})

test('a dish that sells out meanwhile is not added', async ({ page, kitchen }) => {
  const pizza = await kitchen.addPizza()
  await page.clock.install()
  const sheet = await openSheet(page, pizza)
  await kitchen.sellOut(pizza)
  await page.clock.runFor('00:21')
  await expect(sheet.getByText(`${pizza.name} is sold out.`)).toBeVisible()
  await sheet.getByRole('button', { name: /^Add to Cart/ }).click()
  await expect(sheet).toBeVisible()
  await expect(page.getByTestId('cart-count')).toHaveText('0')
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
