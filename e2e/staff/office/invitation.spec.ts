import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { mailTo } from '../../support/machine/mailbox'
import { chooseInRow, enterPanel } from '../../support/panel'
import { settled } from '../../support/people'
import { expect, test } from '../../support/test'

test.use({ locale: 'en-GB' })

const password = 'Zwölf-Öfen-am-Abend'

function linkIn(text: string): string {
  return /\/admin\/invitation#token=\S+/.exec(text)?.[0] ?? ''
}

async function choosePassword(page: Page, chosen: string): Promise<void> {
  await page.getByLabel('New password').fill(chosen)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page).toHaveURL('/admin/orders')
}

test.describe('a page that is still open', () => {
  // It goes on asking for what is new until it is closed or loaded again.
  test.use({ expectedErrors: [/401 \(Unauthorized\) \(\S+\/api\/v1\/orders\//] })

  test('a cook is invited and stands at the board; a link for a new password ends that, and so does the owner', async ({
    page,
    newPerson,
  }) => {
    const email = `cook-${randomUUID()}@example.com`
    await enterPanel(page, '/admin/users?role=admin')
    await page.getByRole('button', { name: 'Add staff' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add staff' })
    await expect(dialog.getByLabel('Password')).toHaveCount(0)
    await dialog.getByLabel('First name').fill('Mira')
    await dialog.getByLabel('Last name').fill('Keller')
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    const row = page.getByRole('region', { name: 'Invited' }).getByRole('row', { name: email })
    await expect(row, 'although the list is filtered').toContainText('Link valid until')
    await expect(row).toBeInViewport()

    const { text } = await mailTo(email)
    const cook = await newPerson()
    await cook.goto(linkIn(text))
    await expect(cook.getByText(`Welcome, Mira. With ${email}`)).toBeVisible()
    await choosePassword(cook, password)

    const customer = page.getByRole('row', { name: (await settled()).email })
    await page.goto('/admin/users')
    await expect(row).toHaveCount(0)
    await expect(page.getByRole('row', { name: email })).toContainText('active')
    await expect(customer, 'all are all').toBeVisible()
    await page.getByLabel('Role').selectOption('Team')
    await expect(customer).toHaveCount(0)
    await chooseInRow(page, 'Mira Keller', 'Link for a new password …')
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText(`The link is on its way to ${email}.`)).toBeVisible()
    const elsewhere = await newPerson()
    await elsewhere.goto(linkIn((await mailTo(email, { subject: /^A new password/ })).text))
    await choosePassword(elsewhere, `${password}-2`)
    await cook.reload()
    await expect(cook).toHaveURL(/\/admin\/login/)
    await chooseInRow(page, 'Mira Keller', 'Sign out everywhere …')
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByText('Mira Keller is signed out everywhere.')).toBeVisible()
    await elsewhere.reload()
    await expect(elsewhere).toHaveURL(/\/admin\/login/)
  })
})
