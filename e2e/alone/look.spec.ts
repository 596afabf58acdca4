import type { Page } from '@playwright/test'

import { database } from '../support/machine/database'
import { enterPanel } from '../support/panel'
import { notice } from '../support/shopping'
import { expect, test } from '../support/test'

test.use({ locale: 'en-GB' })

// An owner's own look stays when the demo goes: what was tried out here goes without a trace.
const begun = new Date()
test.afterAll(() => database.query('delete from look where made_at > $1', [begun]))

const form = (page: Page) => page.getByRole('form', { name: 'Look' })

/** What the shop paints buttons with. */
async function accentOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim())
}

async function chooseColour(page: Page, label: string, colour: string): Promise<void> {
  const code = form(page).getByLabel('As a colour code')
  const field = label === 'Colour of buttons' ? code.first() : code.last()
  await field.fill(colour)
  await field.blur()
  await expect(form(page).getByLabel(label, { exact: true })).toHaveValue(colour)
}

test('an owner changes the look; guests see all of it at once, none of it before, and the old one again', async ({
  page,
}) => {
  await page.goto('/en')
  const before = await accentOf(page)
  await enterPanel(page, '/admin/look')
  await chooseColour(page, 'Colour of buttons', '#0a4f9e')
  await form(page).getByLabel('Bistro').check()
  const first = form(page).getByRole('group', { name: 'Poster 1' })
  await first.getByLabel('Headline: English').fill('Fresh from the lake')
  await form(page).getByRole('button', { name: 'Save draft' }).click()
  await expect(notice(page, 'The draft is saved.')).toBeVisible()

  const preview = page.frameLocator('iframe[title="Preview of the home page"]')
  await expect(preview.getByText('Fresh from the lake')).toBeAttached()
  const shop = await page.context().newPage()
  await shop.goto('/en')
  expect(await accentOf(shop)).toBe(before)
  await expect(shop.getByText('Fresh from the lake')).toHaveCount(0)

  await form(page).getByRole('button', { name: 'Publish' }).click()
  await expect(notice(page, 'The new look is published.')).toBeVisible()
  await shop.reload()
  expect(await accentOf(shop)).toBe('#0a4f9e')
  await expect(shop.getByText('Fresh from the lake')).toBeAttached()
  const manifest = (await (await shop.request.get('/manifest.webmanifest')).json()) as { theme_color: string }
  expect(manifest.theme_color).toBe('#0a4f9e')
  const icon = await shop.locator('link[rel="apple-touch-icon"]').getAttribute('href')
  expect((await shop.request.get(icon ?? '')).headers()['content-type']).toBe('image/png')

  await page
    .getByRole('button', { name: /^Show that of .* again$/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Show again' }).click()
  await expect(form(page).getByLabel('Colour of buttons', { exact: true })).toHaveValue(before)
  await shop.reload()
  expect(await accentOf(shop)).toBe(before)
  await expect(shop.getByText('Fresh from the lake')).toHaveCount(0)
})

test.describe('a version that is no longer the last', () => {
  test.use({ expectedErrors: [/412 \(Precondition Failed\)/] })

  test('two people change the look at once: the second sees what the first has saved', async ({ page, browser }) => {
    await enterPanel(page, '/admin/look')
    const other = await (await browser.newContext({ locale: 'en-GB' })).newPage()
    await enterPanel(other, '/admin/look')
    await form(page).getByLabel('Bistro').check()
    await form(page).getByRole('button', { name: 'Save draft' }).click()
    await expect(notice(page, 'The draft is saved.')).toBeVisible()
    await form(other).getByLabel('Market').check()
    await form(other).getByRole('button', { name: 'Save draft' }).click()
    const versions = other.getByRole('dialog')
    await expect(versions.getByRole('group', { name: 'Corners and type' })).toContainText('Bistro')
    await versions.getByRole('button', { name: 'Save' }).click()
    await expect(notice(other, 'The draft is saved.')).toBeVisible()
    await other.getByRole('button', { name: 'Discard draft' }).click()
    await other.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click()
    await expect(notice(other, 'The draft is discarded.')).toBeVisible()
    await other.context().close()
  })
})
