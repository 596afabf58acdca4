import type { APIRequestContext } from '@playwright/test'

import { startOwnMailServer } from '../support/machine/mail-server'
import { enterPanel } from '../support/panel'
import { admin, tokenOf } from '../support/people'
import { notice } from '../support/shopping'
import { expect, test } from '../support/test'

// While the shop has a mail server of its own, everybody's mails go there.
test.use({ locale: 'en-GB' })

test.describe('a mail server of the owner', () => {
  test.use({ expectedErrors: [/422 \(Unprocessable/] })

  test('is told in words why it cannot be used, proves itself with a code, is used, and is removed', async ({
    page,
    kitchen,
    request,
  }) => {
    const own = await startOwnMailServer()
    const owner = await kitchen.hire('admin')
    await enterPanel(page, '/admin/mail', owner)
    const form = page.getByRole('form', { name: 'Your mail server' })
    const send = form.getByRole('button', { name: 'Send a code to me' })
    try {
      await form.getByLabel('Server').fill('smtp.nowhere.invalid')
      await form.getByLabel('User name').fill(own.username)
      await form.getByLabel('Password').fill('not this one')
      await form.getByLabel('Sender’s address').fill('order@kiosk.example')
      await send.click()
      await expect(form.getByRole('alert')).toContainText('There is no server of this name.')
      await form.getByLabel('Server').fill('192.0.2.1')
      await form.getByLabel('Encryption').selectOption('none')
      await send.click()
      await expect(form.getByLabel('Encryption')).toHaveAccessibleDescription(/on this machine only/)
      await form.getByLabel('Server').fill(own.host)
      await form.getByLabel('Port').selectOption(String(own.port))
      await send.click()
      await expect(form.getByRole('alert')).toContainText('User name or password is wrong.')
      await expect(form.getByRole('alert')).toContainText('(answer 535)')
      await form.getByLabel('Password').fill(own.password)
      await send.click()
      const proof = page.getByRole('form', { name: 'Enter the code' })
      await expect(proof.getByText(`A mail went to ${owner.email} through ${own.host}.`)).toBeVisible()
      const code = /^Subject: (\d{6})/m.exec(await own.newestMail())?.[1] ?? ''

      await page.reload()
      await expect(page.getByText('this shop catches its mails')).toBeVisible()
      await proof.getByLabel('Code from the mail').fill(code === '000000' ? '000001' : '000000')
      await proof.getByRole('button', { name: 'Use this server' }).click()
      await expect(proof.getByLabel('Code from the mail')).toHaveAccessibleDescription(/invalid/)
      await proof.getByLabel('Code from the mail').fill(code)
      await proof.getByRole('button', { name: 'Use this server' }).click()
      await expect(notice(page, `Mail now leaves through ${own.host}.`)).toBeVisible()
      await expect(page.getByText(`Through your mail server ${own.host}, port ${own.port}.`)).toBeVisible()
      await expect(page.getByText('<order@kiosk.example>')).toBeVisible()
      await page.goto('/admin/changes')
      await expect(page.getByText('Mail server').filter({ visible: true }).first()).toBeVisible()
      await expect(page.getByText(own.password)).toHaveCount(0)
      await page.goto('/admin/mail')
      await page.getByRole('button', { name: 'Remove the mail server' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Remove the mail server' }).click()
      await expect(page.getByText('this shop catches its mails')).toBeVisible()
    } finally {
      await withoutOwnServer(request)
      await own.stop()
    }
  })
})

test('answers go where the owner wants them', async ({ page }) => {
  await enterPanel(page, '/admin/mail')
  const answers = page.getByRole('form', { name: 'Answers' })
  const field = answers.getByLabel('Guests’ answers go to')
  const save = answers.getByRole('button', { name: 'Save' })
  await field.fill('not an address')
  await save.click()
  await expect(field).toHaveAccessibleDescription(/email/i)
  await field.fill('answers@kiosk.example')
  await save.click()
  await expect(notice(page, 'Answers: Saved.')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'answers@kiosk.example' })).toBeVisible()
  await field.fill('')
  await save.click()
  await expect(page.getByRole('definition').filter({ hasText: 'answers@kiosk.example' })).toHaveCount(0)
})

/** However far the journey came. */
async function withoutOwnServer(request: APIRequestContext): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(admin, 'admin')}` }
  const answer = await request.get('/api/v1/mail-server', { headers })
  const { data } = (await answer.json()) as { data: { own: { id: string } | null } }
  if (data.own) await request.delete(`/api/v1/mail-server/${data.own.id}`, { headers })
}
