import { findings } from '../../support/seen/accessible'
import { enterPanel, openTab, productsNamed } from '../../support/panel'
import { stickingOut } from '../../support/seen/reach'
import { desktopSize } from '../../support/settings'
import { expect, test } from '../../support/test'

// With a clock of twelve hours, whose times need the most room.
test.use({ locale: 'en-US' })

const lunch = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '11:00', closes: '14:00' }))

test('the owner says when a category and a dish are sold, and reads what guests will, and each time as a whole on the smallest phone', async ({
  page,
  kitchen,
}) => {
  const menu = await kitchen.addMenuItem()
  await kitchen.sellOnlyAt(menu, lunch)
  await enterPanel(page, '/admin/categories')
  await page.getByRole('button', { name: `Edit ${menu.category.name}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Selling times').click()
  await dialog.getByRole('button', { name: 'Add hours on Friday' }).click()
  await page.setViewportSize({ width: 320, height: 844 })
  for (const end of ['opens', 'closes']) {
    const [wide, needed] = await dialog.getByLabel(`Friday ${end}`).evaluate((field: HTMLElement) => {
      const rendered = field.offsetWidth
      field.style.width = 'max-content'
      const whole = field.offsetWidth
      field.style.width = ''
      return [rendered, whole]
    })
    expect(wide, end).toBeGreaterThanOrEqual(needed ?? 0)
  }
  expect(await stickingOut(page)).toEqual([])
  await page.setViewportSize(desktopSize)
  await dialog.getByLabel('Friday opens').fill('12:00')
  await dialog.getByLabel('Last day').fill('2199-12-24')
  await expect(dialog.getByText('Guests read: Fri 12:00–14:00, until 24 Dec 2199')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)

  await page.goto(productsNamed(menu.name))
  await page.getByRole('button', { name: `Edit ${menu.name}` }).click()
  await openTab(dialog, 'Availability')
  await expect(dialog.getByText('Guests read: Fri 12:00–14:00'), 'narrowed by the category').toBeVisible()
  await dialog.getByRole('button', { name: 'Remove hours on Friday' }).click()
  await expect(dialog.getByText('Guests read: never')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await page.goto(`/en/dish/${menu.id}`)
  await expect(page.getByText('Fri 12:00–14:00, until 24 Dec 2199')).toBeVisible()
})
