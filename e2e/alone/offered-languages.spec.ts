import type { Page } from '@playwright/test'

import { enterPanel } from '../support/panel'
import { takenOver } from '../support/shopping'
import { expect, test } from '../support/test'

test.use({ locale: 'en-GB' })

const offered = { name: 'Deutsch', code: 'de', tag: 'de-CH', title: 'Kontakt' }

test('a language is offered and taken away again: switch, pages, search engines and addresses follow', async ({
  page,
  newPerson,
}) => {
  const guest = await newPerson()
  await enterPanel(page, '/admin/settings')
  await offer(page, false)
  await guest.goto('/en/contact')
  await expect(languageLinks(guest)).toHaveCount(0)

  await offer(page, true)
  await guest.goto('/en/contact')
  await takenOver(guest)
  await languageLinks(guest).filter({ hasText: offered.code }).click()
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
  await offer(page, true)
})

test('the last language cannot be taken away, and the staff keeps its own', async ({ page, context }) => {
  await enterPanel(page, '/admin/settings')
  const section = languageForm(page)
  for (const name of ['English', offered.name]) await section.getByLabel(name).uncheck()
  await section.getByRole('button', { name: 'Save' }).click()
  await expect(section.getByLabel('English')).toHaveAccessibleDescription(/./)
  await section.getByLabel(offered.name).check()
  await section.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Languages: Saved')).toBeVisible()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const answer = await context.request.get('/menu', { headers: { 'Accept-Language': 'en' } })
  expect(await answer.text()).toContain(`<html lang="${offered.tag}"`)
  await section.getByLabel('English').check()
  await section.getByLabel('For all other guests').selectOption('English')
  await section.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Languages: Saved')).toBeVisible()
})

function languageForm(page: Page) {
  return page.getByRole('form', { name: 'Languages' })
}

async function offer(page: Page, isOffered: boolean): Promise<void> {
  await page.goto('/admin/settings')
  const section = languageForm(page)
  await takenOver(page)
  await section.getByLabel(offered.name).setChecked(isOffered)
  await section.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Languages: Saved')).toBeVisible()
}

function languageLinks(page: Page) {
  return page
    .getByRole('banner')
    .getByRole('list', { name: /^(Sprache|Language)$/ })
    .getByRole('link')
}

function twin(page: Page) {
  return page.locator(`link[rel=alternate][hreflang="${offered.tag}"]`)
}

async function siteMap(page: Page): Promise<string> {
  return (await page.request.get('/sitemap.xml')).text()
}
