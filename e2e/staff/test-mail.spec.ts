import { mailTo } from '../support/mailbox'
import { enterPanel } from '../support/panel'
import { expect, test } from '../support/test'

test.use({ locale: 'en-GB' })

test('the owner sends himself a test mail, in the name of the shop', async ({ page, kitchen }) => {
  const owner = await kitchen.hire('admin')
  await enterPanel(page, '/admin/mail', owner)
  await expect(page.getByText('this shop catches its mails')).toBeVisible()
  const { data: shop } = (await (await page.request.get('/api/v1/shop')).json()) as { data: Record<string, string> }
  await expect(page.getByRole('definition').first()).toHaveText(`${shop.name} <${shop.email}>`)
  await page.getByRole('button', { name: 'Send a test mail to me' }).click()
  await expect(page.getByRole('status').filter({ hasText: `the test mail to ${owner.email}` })).toBeVisible()
  const mail = await mailTo(owner.email, { subject: /^Test mail from / })
  expect(mail.from).toBe(shop.email)
})
