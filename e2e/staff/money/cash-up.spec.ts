import { enterPanel } from '../../support/panel'
import { notice } from '../../support/shopping'
import { expect, test } from '../../support/test'

test.use({ locale: 'en-GB' })

test('staff counts the drawer with a difference and its reason, and corrects it', async ({ page, kitchen }) => {
  await enterPanel(page, '/admin/cash-up', await kitchen.hire())
  await page.getByLabel('Float at the beginning').fill('150')
  await page.getByLabel('100.00: pieces').fill('1')
  await expect(page.getByText(/(is missing|too much)\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Sign the cash-up' }).click()
  await expect(page.getByLabel('Reason of the difference')).toHaveAccessibleDescription('Please fill in this field.')
  const reason = `Change ${Date.now()}`
  await page.getByLabel('Reason of the difference').fill(reason)
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v1/cash-ups')) sent += 1
  })
  const sign = page.getByRole('button', { name: 'Sign the cash-up' })
  await sign.dblclick()
  await expect(notice(page, 'Cash-up saved.')).toHaveCount(1)
  await expect(sign).toBeDisabled()
  await page.getByLabel('Float at the beginning').press('Enter')
  await expect(page.getByText('Please check the marked fields')).toBeHidden()
  const row = page.getByRole('row', { name: reason })
  await expect(row).toHaveCount(1)
  expect(sent).toBe(1)

  await row.getByRole('link', { name: /^Correct the cash-up of / }).click()
  await expect(page.getByRole('heading', { name: /^Correction of/ })).toBeVisible()
  await page.getByLabel('The total alone').check()
  await page.getByLabel('Counted total').fill('120')
  await page.getByLabel('Reason of the difference').fill(`${reason}, counted again`)
  await page.getByRole('button', { name: 'Sign the cash-up' }).click()
  await expect(page.getByRole('row', { name: `${reason}, counted again` }).getByText('Correction')).toBeVisible()
  await expect(page.getByRole('row', { name: reason }).filter({ hasText: 'corrected' })).toBeVisible()
})
