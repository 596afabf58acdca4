import { findings } from '../../support/seen/accessible'
import { enterPanel, openDish, openTab, productsNamed } from '../../support/panel'
import { notice } from '../../support/shopping'
import { expect, test } from '../../support/test'

test.use({ locale: 'en-GB', expectedErrors: [/412 \(Precondition Failed\)/] })

test('the owner raises selected dishes, reads of one that moved meanwhile, and guests see the new prices', async ({
  page,
  newPerson,
  kitchen,
}) => {
  const run = `Teller ${crypto.randomUUID().slice(0, 8)}`
  const [one, other, left] = [
    await kitchen.addMenuItem({ name: `${run} A`, price: 14.5 }),
    await kitchen.addMenuItem({ name: `${run} B`, price: 20 }),
    await kitchen.addMenuItem({ name: `${run} C`, price: 30 }),
  ]
  await enterPanel(page, productsNamed(run))
  await page.getByLabel('Select all shown').press('Space')
  await expect(page.getByText('3 dishes selected')).toBeVisible()
  await page.getByLabel(`Select ${left.name}`).press('Space')
  await page.getByRole('button', { name: 'Change prices …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change prices' })
  await dialog.getByLabel('Per cent').fill('5')
  await expect(dialog.getByRole('row', { name: one.name })).toContainText(/14\.50.*15\.20/)
  await expect(dialog.getByRole('row', { name: left.name })).toHaveCount(0)
  expect(await findings(page)).toEqual([])

  await kitchen.setPrice(other, 22)
  await dialog.getByRole('button', { name: 'Change 2 prices' }).click()
  await expect(dialog.getByRole('alert')).toContainText(`Changed in the meantime: ${other.name}.`)
  await expect(dialog.getByRole('row', { name: other.name })).toContainText(/22\.00.*23\.10/)
  expect(await kitchen.find(one)).toMatchObject({ price: 14.5 })
  await dialog.getByRole('button', { name: 'Change 2 prices' }).click()
  await expect(notice(page, 'Saved.')).toBeVisible()
  await expect(page.getByRole('button', { name: `Change the price of ${other.name}, now CHF 23.10` })).toBeVisible()
  const guest = await newPerson()
  await guest.goto(`/en/dish/${one.id}`)
  await expect(guest.getByRole('main')).toContainText('CHF 15.20')

  await page.getByRole('button', { name: 'Sold out today' }).click()
  await expect(page.getByRole('button', { name: `Change the state of ${one.name}, now sold out` })).toBeVisible()
  expect(await kitchen.find(left)).toMatchObject({ sold_out: false, price: 30 })
})

test('prices are typed down the list without the mouse; a slip is asked about, and what can be read in two ways is not saved', async ({
  page,
  kitchen,
}) => {
  const run = `Teller ${crypto.randomUUID().slice(0, 8)}`
  for (const size of ['A', 'B', 'C']) await kitchen.addMenuItem({ name: `${run} ${size}`, price: 14.5 })
  const price = (size: string, now: string) =>
    page.getByRole('button', { name: `Change the price of ${run} ${size}, now CHF ${now}` })
  const field = (size: string) =>
    page.getByRole('form', { name: `Change the price of ${run} ${size}` }).getByRole('textbox')
  await enterPanel(page, productsNamed(run))
  await price('A', '14.50').click()
  await field('A').fill('15')
  await page.keyboard.press('Tab')
  await expect(field('B')).toBeFocused()
  await field('B').fill('16,5')
  await page.keyboard.press('Enter')
  await expect(field('C')).toBeFocused()
  await expect(price('A', '15.00')).toBeVisible()
  await expect(price('B', '16.50')).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(field('B')).toBeFocused()
  await field('B').fill('99999')
  await page.keyboard.press('Escape')
  await expect(price('B', '16.50'), 'Escape restores').toBeFocused()
  await price('C', '14.50').click()
  await field('C').fill('155')
  await page.keyboard.press('Enter')
  const slip = page.getByRole('dialog', { name: 'Is this amount right?' })
  await expect(slip.getByText('Price changes from CHF 14.50 to CHF 155.00.')).toBeVisible()
  await slip.getByRole('button', { name: 'Change it' }).click()
  await expect(slip).toBeHidden()
  await expect(field('C'), 'nothing typed is lost').toHaveValue('155')
  await field('C').fill('1,550')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This can be read in two ways. For CHF 1’550.00 please type 1550')).toBeVisible()
  await expect(field('C')).toHaveValue('1,550')
  await field('C').fill('')
  await field('C').pressSequentially('15,50')
  await expect(page.getByText('= CHF 15.50')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(price('C', '15.50'), 'the last has none below it').toBeFocused()
  await page.keyboard.press('Enter')
  await field('C').fill('viel')
  await page.keyboard.press('Enter')
  await expect(field('C'), 'a refusal keeps the focus').toBeFocused()
  await expect(field('C')).toHaveAccessibleDescription(/./)
  await field('C').fill('155')
  await page.keyboard.press('Enter')
  await slip.getByRole('button', { name: 'Yes, save it' }).click()
  await expect(price('C', '155.00')).toBeVisible()
})

test('an error in a hidden tab opens it, and what was typed or chosen elsewhere stays, such as groups in their order', async ({
  page,
  kitchen,
}) => {
  const [extras, drinks] = [await kitchen.addGroup(), await kitchen.addGroup()]
  const dish = await kitchen.addMenuItem()
  const dialog = await openDish(page, dish)
  await dialog.getByLabel('Description', { exact: true }).fill('Zart')
  await dialog.getByRole('tab', { name: 'Dish' }).press('ArrowLeft')
  await expect(dialog.getByRole('tab', { name: 'Translations' })).toBeFocused()
  await expect(dialog.getByRole('tabpanel', { name: 'Translations' })).toBeVisible()
  await openTab(dialog, 'Declaration')
  await dialog.getByRole('button', { name: 'Add an origin' }).click()
  expect(await findings(page)).toEqual([])
  await openTab(dialog, 'Sizes and options')
  for (const group of [extras, drinks]) {
    await dialog.getByLabel('Choose a group').selectOption({ label: group.name })
    await dialog.getByRole('button', { name: 'Attach' }).click()
  }
  await dialog.getByLabel(`Asked: ${extras.name}`).selectOption({ label: 'only with “Ei”' })
  await dialog.getByRole('button', { name: `Move ${drinks.name}` }).press('ArrowUp')
  await openTab(dialog, 'Dish')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('tab', { name: 'Declaration (1 error)' })).toHaveAttribute('aria-selected', 'true')
  const ingredient = dialog.getByLabel('Ingredient')
  await expect(ingredient).toBeFocused()
  await ingredient.fill('Rind')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  expect(await kitchen.find(dish)).toMatchObject({
    price: dish.price,
    description: 'Zart',
    origins: [{ ingredient: 'Rind' }],
    option_groups: [
      { id: drinks.id, when_option_id: null },
      { id: extras.id, when_option_id: drinks.options[1]?.id },
    ],
  })
})
