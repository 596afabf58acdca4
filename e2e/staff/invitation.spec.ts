import { randomUUID } from 'node:crypto'

import { mailTo } from '../support/mailbox'
import { enterPanel } from '../support/panel'
import { expect, test } from '../support/test'

test.use({ locale: 'en-GB' })

const password = 'Zwölf-Öfen-am-Abend'

function linkIn(text: string): string {
  return /\/admin\/invitation#token=\S+/.exec(text)?.[0] ?? ''
}

test('a cook is invited, chooses a password and stands at the board', async ({ page, newPerson }) => {
  const email = `cook-${randomUUID()}@example.com`
  await enterPanel(page, '/admin/users')
  await page.getByRole('button', { name: 'Add staff' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add staff' })
  await expect(dialog.getByLabel('Password')).toHaveCount(0)
  await dialog.getByLabel('First name').fill('Mira')
  await dialog.getByLabel('Last name').fill('Keller')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  const row = page.getByRole('region', { name: 'Invited' }).getByRole('row', { name: email })
  await expect(row).toContainText('Link valid until')

  const { text } = await mailTo(email)
  const cook = await newPerson()
  await cook.goto(linkIn(text))
  await expect(cook.getByText(`Welcome, Mira. With ${email}`)).toBeVisible()
  await cook.getByLabel('New password').fill(password)
  await cook.getByRole('button', { name: 'Set password' }).click()
  await expect(cook).toHaveURL('/admin/orders')

  await page.reload()
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('row', { name: email })).toContainText('active')
})

test.describe('a page that is still open', () => {
  // It goes on asking for what is new until it is closed or loaded again.
  test.use({ expectedErrors: [/401 \(Unauthorized\) \(\S+\/api\/v1\/orders\//] })

  test('a person who forgot the password gets a link from the owner, and is out everywhere', async ({
    page,
    kitchen,
    newPerson,
  }) => {
    const login = await kitchen.hire()
    const cook = await newPerson()
    await enterPanel(cook, '/admin/orders/all', login)
    await enterPanel(page, '/admin/users')
    await page.getByRole('searchbox', { name: 'Name or email' }).fill(login.email)
    await page.getByRole('button', { name: 'Search' }).click()
    const more = page.getByRole('row', { name: login.email }).getByRole('button', { name: 'More about Luca Rossi' })
    await more.click()
    await page.getByRole('menuitem', { name: 'Link for a new password …' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText(`The link is on its way to ${login.email}.`)).toBeVisible()

    const { text } = await mailTo(login.email)
    const elsewhere = await newPerson()
    await elsewhere.goto(linkIn(text))
    await elsewhere.getByLabel('New password').fill(`${password}-2`)
    await elsewhere.getByRole('button', { name: 'Set password' }).click()
    await expect(elsewhere).toHaveURL('/admin/orders')
    await cook.reload()
    await expect(cook).toHaveURL(/\/admin\/login/)

    await more.click()
    await page.getByRole('menuitem', { name: 'Sign out everywhere …' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByText('Luca Rossi is signed out everywhere.')).toBeVisible()
    await elsewhere.reload()
    await expect(elsewhere).toHaveURL(/\/admin\/login/)
  })
})
