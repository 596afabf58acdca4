import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import type { OptionGroup } from '../../support/kitchen'
import { enterPanel } from '../../support/panel'
import { notice } from '../../support/shopping'
import { expect, test } from '../../support/test'

test.use({ locale: 'en-GB', expectedErrors: [/ 4(01|09|12) \(/] })

const groupForm = (page: Page) => page.getByRole('form', { name: 'Group' })
const row = (page: Page, position: number) =>
  groupForm(page).getByRole('group', { name: `Option ${position}`, exact: true })
const field = (page: Page, position: number, name: string) => row(page, position).getByLabel(name, { exact: true })

async function openGroup(page: Page, { id }: OptionGroup) {
  await enterPanel(page, `/admin/options/${id}`)
  await expect(groupForm(page)).toBeVisible()
}

function save(page: Page) {
  return groupForm(page).getByRole('button', { name: 'Save' }).click()
}

test('an owner adds a group by keyboard, sees what guests will see, and attaches it to a whole category', async ({
  page,
  kitchen,
}) => {
  const dish = await kitchen.addMenuItem()
  const name = `Sauce ${randomUUID().slice(0, 8)}`
  await enterPanel(page, '/admin/options')
  await page.getByRole('link', { name: 'Add group' }).click()
  await groupForm(page).getByLabel('Name', { exact: true }).first().fill(name)
  await page.getByLabel('At most', { exact: true }).fill('3')
  await page.getByLabel('Of these free').fill('2')
  for (const [index, option] of ['Joghurt', 'Scharf'].entries()) {
    await page.getByRole('button', { name: 'Add option' }).click()
    await field(page, index + 1, 'Name').fill(option)
    await field(page, index + 1, 'Price').fill('0,50')
  }
  const preview = page.getByRole('region', { name: 'What the guest sees' })
  await expect(preview).toContainText('up to 3, the first 2 free')
  await expect(preview).toContainText(/Joghurt.*CHF.0\.50.*Scharf.*CHF.0\.50/)
  await preview.getByRole('checkbox', { name: 'Scharf' }).check()
  await expect(preview.getByRole('button', { name: /CHF.20\.00$/ }), 'one of two that are free').toBeVisible()
  await preview.getByRole('button', { name: 'Deutsch' }).click()
  await expect(preview).toContainText('höchstens 3, die ersten 2 gratis')
  await page.getByRole('button', { name: 'Move Scharf' }).press('ArrowUp')
  await expect(preview).toContainText(/Scharf.*Joghurt/)
  await expect(page.getByRole('button', { name: 'Move Scharf' }), 'goes on with the next key').toBeFocused()
  await save(page)
  await expect(notice(page, 'Saved.')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/options\/[\w-]{36}$/)
  await kitchen.adoptGroup(name)

  const dishes = page.getByRole('form', { name: 'With which dishes?' })
  await dishes.getByText(dish.category.name).first().click()
  await dishes.getByLabel(`All of ${dish.category.name}`).check()
  await dishes.getByRole('button', { name: 'Save dishes' }).click()
  await expect(notice(page, 'New with 1 dish.')).toBeVisible()
  expect(await kitchen.find(dish)).toMatchObject({ option_groups: [{ name, options: [{ name: 'Scharf' }, {}] }] })

  await page.goto(`/admin/options?${new URLSearchParams({ q: name })}`)
  await expect(page.getByRole('row', { name })).toContainText('1 dish')
  await page.getByRole('button', { name: `More about ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const asked = page.getByRole('dialog')
  await expect(asked, 'by whom it is used').toContainText(dish.name)
  await asked.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(asked.getByRole('alert')).toContainText(`Still in use by: ${dish.name}`)
})

test('what is not offered says so at once, and saving a group does not lose what is ticked below it', async ({
  page,
  kitchen,
}) => {
  const group = await kitchen.addGroup()
  const dish = await kitchen.addMenuItem()
  await openGroup(page, group)
  const preview = page.getByRole('region', { name: 'What the guest sees' })
  await page.getByRole('button', { name: 'Käse: Take off the menu' }).click()
  await expect(row(page, 1)).toContainText('not offered')
  await expect(preview.getByRole('checkbox', { name: 'Käse' })).toBeDisabled()
  await page.getByRole('button', { name: 'Käse: Put back on the menu' }).click()
  await expect(preview.getByRole('checkbox', { name: 'Käse' })).toBeEnabled()
  const dishes = page.getByRole('form', { name: 'With which dishes?' })
  await dishes.getByText(dish.category.name).first().click()
  await dishes.getByLabel(dish.name, { exact: true }).check()
  await page.getByRole('button', { name: 'Add option' }).click()
  await field(page, 3, 'Name').fill('Speck')
  await save(page)
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Keep editing' })
    .click()
  await field(page, 3, 'Price').fill('3')
  await dishes.getByRole('button', { name: 'Save dishes' }).click()
  await expect(notice(page, 'New with 1 dish.')).toBeVisible()
  await expect(preview.getByLabel('With which dish?'), 'the page knows of it').toContainText(dish.name)
  const before = await kitchen.findGroup(group)
  await save(page)
  await page.getByRole('button', { name: 'Yes, save' }).click()
  await expect(page).toHaveURL(`/admin/options?saved=${group.id}`)
  await expect(page.getByRole('link', { name: group.name })).toBeInViewport()
  const [cheese, egg, bacon] = before.options
  expect(await kitchen.findGroup(group), 'the new option is still the same').toMatchObject({
    options: [{ id: cheese?.id }, { id: egg?.id }, { id: bacon?.id, price: 3 }],
  })
})

test('the points of an option stay when its group is saved, and can be changed there', async ({ page, kitchen }) => {
  const name = `Extras ${randomUUID().slice(0, 8)}`
  const group = await kitchen.addOptionGroup({ name, options: [{ name: 'Zweites Stück', price: 6, points: 3 }] })
  await openGroup(page, group)
  await field(page, 1, 'Price').fill('7.00')
  await save(page)
  await expect(notice(page, 'Saved.')).toBeVisible()
  expect(await kitchen.findGroup(group)).toMatchObject({ options: [{ price: 7, points: 3 }] })
  await page.goto(`/admin/options/${group.id}`)
  await row(page, 1).getByText('Allergens, origin and more').click()
  await expect(field(page, 1, 'Kitchen points')).toHaveValue('3')
  await field(page, 1, 'Kitchen points').fill('0')
  await save(page)
  await expect.poll(() => kitchen.findGroup(group)).toMatchObject({ options: [{ points: 0 }] })
})

test('portions of an option are counted from the office, and the form is not saved by it', async ({
  page,
  kitchen,
}) => {
  const group = await kitchen.addGroup()
  await kitchen.addMenuItem({ groups: [group] })
  await openGroup(page, group)
  await field(page, 1, 'Price').fill('9.00')
  await field(page, 1, 'Portions for today').fill('7')
  await row(page, 1).getByRole('button', { name: 'Käse: Set' }).click()
  await expect(row(page, 1).getByRole('button', { name: 'Käse: Set' })).toBeDisabled()
  const left = async () => {
    const { option_groups: all } = await kitchen.availability()
    return all.find(({ id }) => id === group.id)?.options[0]
  }
  await expect.poll(left).toMatchObject({ portions_left: 7, sold_out: false })
  expect(await kitchen.findGroup(group)).toMatchObject({ options: [{ price: 2 }, {}] })
  await expect(field(page, 1, 'Price'), 'what was typed is still there').toHaveValue('9.00')
  await field(page, 1, 'Portions for today').fill('0')
  await row(page, 1).getByRole('button', { name: 'Käse: Set' }).click()
  await expect(row(page, 1).getByText('sold out', { exact: false }).first()).toBeVisible()
  await expect.poll(left).toMatchObject({ portions_left: 0, sold_out: true })
})
