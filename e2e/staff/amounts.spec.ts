import type { APIRequestContext } from '@playwright/test'

import { enterPanel, productsNamed } from '../support/panel'
import { notice } from '../support/shopping'
import { expect, test } from '../support/test'

test.use({ locale: 'en-GB' })

test('a price with a comma is the price that was meant', async ({ page, kitchen, request }) => {
  const { id, name } = await kitchen.addMenuItem({ price: 14.5 })
  await enterPanel(page, productsNamed(name))
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  const dialog = page.getByRole('dialog')
  const price = dialog.getByLabel('Price')
  await price.fill('')
  await price.pressSequentially('12,50')
  await expect(dialog.getByText('= CHF 12.50')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(notice(page, 'Saved.')).toBeVisible()
  expect(await priceOf(request, id)).toBe(12.5)
})

test('what can be read in two ways, or has three decimals, is not saved', async ({ page, kitchen, request }) => {
  const { id, name } = await kitchen.addMenuItem({ price: 14.5 })
  await enterPanel(page, productsNamed(name))
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  const dialog = page.getByRole('dialog')
  for (const [typed, sentence] of [
    ['1,250', 'This can be read in two ways. For CHF 1’250.00 please type 1250'],
    ['12.5000', 'An amount has at most two decimals'],
    ['zwölf', 'Please enter an amount'],
  ] as const) {
    await dialog.getByLabel('Price').fill(typed)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText(sentence)).toBeVisible()
    await expect(dialog.getByLabel('Price')).toHaveValue(typed)
  }
  expect(await priceOf(request, id)).toBe(14.5)
})

test('a price that grows by more than half is asked about once', async ({ page, kitchen, request }) => {
  const { id, name } = await kitchen.addMenuItem({ price: 12.5 })
  await enterPanel(page, productsNamed(name))
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  const price = page.getByRole('dialog').getByLabel('Price')
  const question = page.getByRole('dialog', { name: 'Is this amount right?' })
  await price.fill('1250')
  await price.press('Enter')
  await expect(question.getByText('Price changes from CHF 12.50 to CHF 1’250.00.')).toBeVisible()
  await question.getByRole('button', { name: 'Change it' }).click()
  await expect(price, 'nothing typed is lost').toHaveValue('1250')
  await price.press('Enter')
  await question.getByRole('button', { name: 'Yes, save it' }).click()
  await expect(notice(page, 'Saved.')).toBeVisible()
  expect(await priceOf(request, id)).toBe(1250)
})

async function priceOf(request: APIRequestContext, id: string): Promise<number | undefined> {
  const answer = await request.get('/api/v1/user/getMenuItems')
  const { data } = (await answer.json()) as { data: { id: string; price: number }[] }
  return data.find((item) => item.id === id)?.price
}
