import { findings } from '../support/seen/accessible'
import { notice, takenOver } from '../support/shopping'
import { expect, test } from '../support/test'

test('what a guest likes is shared, and a heart away on the menu and at home, and no other person learns of it', async ({
  page,
  kitchen,
  context,
}) => {
  const menuItem = await kitchen.addMenuItem()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.goto(`/en/dish/${menuItem.id}?from=mail`)
  await takenOver(page)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(notice(page, 'Link copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/en/dish/${menuItem.id}$`))
  await page.evaluate(() => {
    const share = (data: ShareData) => Promise.resolve(Object.assign(window, { shared: data }))
    Object.defineProperty(navigator, 'share', { value: share })
  })
  await page.getByRole('button', { name: 'Share' }).click()
  const shared = await page.evaluate(() => (window as unknown as { shared: ShareData }).shared)
  expect(shared).toMatchObject({ title: menuItem.name, url: expect.stringContaining(`/en/dish/${menuItem.id}`) })

  const heart = page.getByRole('button', { name: 'Favourite', exact: true })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
  await page.goto('/en')
  const row = page.getByRole('region', { name: 'Your favourites' })
  await expect(row.getByRole('link', { name: menuItem.name })).toBeVisible()
  await page.goto('/en/menu')
  await takenOver(page)
  await page.getByRole('button', { name: 'Favourites' }).click()
  await expect(page.getByRole('article').filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole('status').filter({ hasText: '1 dish' })).toBeVisible()
  expect(await findings(page)).toEqual([])
  expect(asked.filter((sent) => sent.includes(menuItem.id))).toEqual([])
  // A filter of the day before does not swallow what is looked for.
  await page.goto('/en/menu?q=cola')
  await expect(page.getByRole('article').filter({ visible: true }).first()).toContainText('Cola')
  await page.getByRole('button', { name: 'Favourites' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(page.getByRole('article').filter({ visible: true })).toHaveCount(1)
  await page.getByRole('link', { name: menuItem.name }).click()
  await heart.click()
  await page.goto('/en/menu')
  await takenOver(page)
  await expect(page.getByRole('article').filter({ visible: true }).nth(3)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Favourites' })).toBeHidden()
})

test('the picture of a dish becomes large, and Escape gives the keyboard back', async ({ page }) => {
  await page.goto('/en/product/Pizza')
  await takenOver(page)
  await page.getByRole('article').first().getByRole('link').click()
  const picture = page.getByRole('button', { name: /^Enlarge the picture of/ })
  await picture.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect
    .poll(() => dialog.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(600)
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(picture).toBeFocused()
  await picture.click()
  await dialog.getByRole('button', { name: 'Dismiss' }).click()
  await expect(dialog).toBeHidden()
})
