import { findings } from '../support/seen/accessible'
import { enterPanel } from '../support/panel'
import { expect, test } from '../support/test'

test.use({ locale: 'en-GB' })

const evenings = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '17:00', closes: '23:00' }))
const always = evenings.map(({ weekday }) => ({ weekday, opens: '00:00', closes: '00:00' }))

test('the form warns of hours at which the kitchen is closed and of a last day that is over, and saves both', async ({
  page,
  kitchen,
}) => {
  const menu = await kitchen.addMenuItem()
  await kitchen.setShop({ hours: evenings })
  try {
    await enterPanel(page, '/admin/categories')
    await page.getByRole('button', { name: `Edit ${menu.category.name}` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Selling times').click()
    await dialog.getByRole('button', { name: 'Add hours on Friday' }).click()
    await dialog.getByLabel('Friday opens').fill('16:00')
    await dialog.getByLabel('Friday closes').fill('18:00')
    await expect(dialog.getByText('cannot be ordered: Fri 16:00–17:00.')).toBeVisible()
    await dialog.getByLabel('Friday opens').fill('17:00')
    await expect(dialog.getByText('cannot be ordered')).toHaveCount(0)
    await dialog.getByLabel('Friday opens').fill('16:00')
    await dialog.getByLabel('Last day').fill('2025-12-24')
    await expect(dialog.getByText('The last day is over: guests no longer see it.')).toBeVisible()
    expect(await findings(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
  } finally {
    await kitchen.setShop({ hours: always })
  }
})
