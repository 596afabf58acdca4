import type { Page } from '@playwright/test'

import { enterPanel } from '../support/panel'
import { takenOver } from '../support/shopping'
import { expect, test } from '../support/test'

test.use({ locale: 'en-GB' })
test.beforeEach(({ kitchen }) => kitchen.setShop({ languages: ['en', 'de'] }))
test.afterEach(({ kitchen }) => kitchen.setShop({ languages: ['en', 'de', 'fr', 'it'] }))

const offered = { name: 'Deutsch', code: 'de', tag: 'de-CH', title: 'Kontakt' }

test('a language is offered and taken away again: switch, pages, search engines and addresses follow', async ({
  page,
  newPerson,
}) => {
  const guest = await newPerson()
  await enterPanel(page, '/admin/settings/languages')
  await offer(page, false)
  await guest.goto('/en/contact')
  await expect(linkTo(guest)).toHaveCount(0)

  await offer(page, true)
  await guest.goto('/en/contact')
  await takenOver(guest)
  await linkTo(guest).click()
  await expect(guest).toHaveURL(`/${offered.code}/contact`)
  await expect(guest.locator('html')).toHaveAttribute('lang', offered.tag)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(offered.title)
  await expect(twin(guest)).toHaveCount(1)
  expect(await siteMap(guest)).toContain(`/${offered.code}/menu`)

  await offer(page, false)
  // The cookie still asks for it.
  await guest.goto(`/${offered.code}/contact?from=mail`)
  await expect(guest).toHaveURL('/en/contact?from=mail')
  await expect(guest.locator('html')).toHaveAttribute('lang', 'en')
  await expect(twin(guest)).toHaveCount(0)
  expect(await siteMap(guest)).not.toContain(`/${offered.code}/`)
  await guest.goto('/contact')
  await expect(guest.locator('html')).toHaveAttribute('lang', 'en')
})

test.describe('the last language', () => {
  test.use({ expectedErrors: [/422 \(Unprocessable/] })

  test('cannot be taken away, and the staff keeps its own', async ({ page, context }) => {
    await enterPanel(page, '/admin/settings/languages')
    const section = languageForm(page)
    const boxes = section.getByRole('checkbox')
    for (const box of await boxes.all()) await box.uncheck()
    await section.getByRole('button', { name: 'Save' }).click()
    await expect(boxes.first()).toHaveAccessibleDescription(/./)
    await section.getByLabel(offered.name).check()
    await section.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Languages: Saved')).toBeVisible()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    const answer = await context.request.get('/menu', { headers: { 'Accept-Language': 'en' } })
    expect(await answer.text()).toContain(`<html lang="${offered.tag}"`)
  })
})

function languageForm(page: Page) {
  return page.getByRole('form', { name: 'Languages' })
}

async function offer(page: Page, isOffered: boolean): Promise<void> {
  const section = languageForm(page)
  const box = section.getByLabel(offered.name)
  if ((await box.isChecked()) === isOffered) return
  await box.setChecked(isOffered)
  // The notice of the one before may still be there.
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await section.getByRole('button', { name: 'Save' }).click()
  expect((await saved).status()).toBe(200)
}

function linkTo(page: Page) {
  const languages = page.getByRole('banner').getByRole('list', { name: 'Language' })
  return languages.getByRole('link', { name: offered.name })
}

function twin(page: Page) {
  return page.locator(`link[rel=alternate][hreflang="${offered.tag}"]`)
}

async function siteMap(page: Page): Promise<string> {
  return (await page.request.get('/sitemap.xml')).text()
}

test('four languages are folded into a menu, for the keyboard and without a script as well', async ({
  page,
  newPerson,
  browser,
  baseURL,
}) => {
  await enterPanel(page, '/admin/settings/languages')
  const section = languageForm(page)
  for (const name of ['Français', 'Italiano']) await section.getByLabel(name).check()
  await section.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Languages: Saved')).toBeVisible()

  const guest = await newPerson()
  await guest.setViewportSize({ width: 1280, height: 800 })
  await guest.goto('/en/menu')
  await takenOver(guest)
  const folded = guest.getByRole('banner').locator('summary', { hasText: 'Language' })
  await folded.focus()
  await guest.keyboard.press('Enter')
  const list = guest.getByRole('banner').getByRole('list', { name: 'Language' })
  await expect(list.getByRole('link')).toHaveText(['English', 'Deutsch', 'Français', 'Italiano'])
  await guest.keyboard.press('Escape')
  await expect(folded).toBeFocused()
  await expect(list).toBeHidden()
  await guest.keyboard.press('Enter')
  await list.getByRole('link', { name: 'Français' }).click()
  await expect(guest).toHaveURL('/fr/menu')
  await expect(guest.locator('html')).toHaveAttribute('lang', 'fr-CH')

  const bare = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } })
  const reader = await bare.newPage()
  await reader.goto(`${baseURL}/fr/menu`)
  await reader.getByRole('banner').locator('summary', { hasText: 'Langue' }).click()
  await reader.getByRole('banner').getByRole('link', { name: 'Italiano' }).click()
  await expect(reader).toHaveURL(`${baseURL}/it`)
  await bare.close()
})
