import type { Page } from '@playwright/test'

import { enterPanel } from '../../support/panel'
import { notice } from '../../support/shopping'
import { expect, test } from '../../support/test'

test.use({ locale: 'en-GB', expectedErrors: [/412 \(Precondition Failed\)|status of 422/] })

const path = '/admin/texts/terms/en'

async function publish(page: Page, markdown: string): Promise<void> {
  await page.getByLabel('Text', { exact: true }).fill(markdown)
  // What it said of an earlier time may still be there.
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await saved
  await expect(notice(page, 'Saved.')).toBeVisible()
}

/** As the shop was before. */
async function useDefault(page: Page): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: 'Use the default' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Use the default' }).click()
  // It closes once the shop has answered.
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Use the default' })).toBeHidden()
}

test('a script in the terms is refused with its line while everything typed stays; of two people the second sees what changed, and chooses', async ({
  page,
  newPerson,
}) => {
  await enterPanel(page, '/admin/texts')
  await page.getByRole('link', { name: /^Terms\b.*English$/ }).click()
  await refuseScript(page)
  const paragraphs = Array.from({ length: 12 }, (_, index) => `Paragraph ${index} says what it has always said.`)
  const text = ['## Rules', ...paragraphs].join('\n\n')
  await publish(page, text)
  try {
    const other = await newPerson()
    await enterPanel(other, path)
    await publish(page, text.replace('Paragraph 3 says', 'Paragraph three says'))
    await other.getByLabel('Text', { exact: true }).fill(text.replace('Paragraph 9 says', 'Paragraph nine says'))
    await other.getByRole('button', { name: 'Save', exact: true }).click()
    const conflict = other.getByRole('dialog', { name: 'Changed in the meantime' })
    const theirs = conflict.getByRole('radio', { name: /^Theirs/ }).locator('..')
    await expect(theirs.locator('mark').first()).toHaveText('three')
    await expect(theirs).not.toContainText('Paragraph 6')
    await conflict.getByRole('radio', { name: /^Mine/ }).check()
    await conflict.getByRole('button', { name: 'Save' }).click()
    await expect(notice(other, 'Saved.')).toBeVisible()
    const guest = await newPerson()
    await guest.goto('/en/terms-and-conditions')
    await expect(guest.getByRole('heading', { name: 'Rules' })).toBeVisible()
    await expect(guest.getByText('Paragraph nine says')).toBeVisible()
    await expect(guest.getByText('Paragraph three says')).toBeHidden()
    const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Zurich' })
    await expect(guest.getByText(`Last updated ${today.format(new Date())}`)).toBeVisible()
  } finally {
    await useDefault(page)
  }
})

async function refuseScript(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Terms' })
  const field = form.getByLabel('Text', { exact: true })
  const wrong = '## Cash\n\nWe take **cash** only.\n\n<script>alert(1)</script>'
  await field.fill(wrong)
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('heading', { name: 'Cash' })).toBeVisible()
  await expect(form).toContainText('Line 5: HTML is not shown. Please leave it out.')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form.getByRole('alert').filter({ hasText: 'Not saved.' })).toBeVisible()
  await expect(field).toHaveValue(wrong)
  await page.reload()
  await expect(field).toHaveValue(wrong)
  await expect(page.getByText('What you had typed last time is here again, but not saved.')).toBeVisible()
}
