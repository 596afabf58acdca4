import { randomUUID } from 'node:crypto'

import { StarPrinter } from '../../support/machine/star-printer'
import { enterPanel } from '../../support/panel'
import { everything, findings } from '../../support/seen/accessible'
import { expect, test } from '../../support/test'

test.use({ locale: 'en-GB' })

test('a printer is added, typed its address, tried, changed and deleted', async ({ page, playwright, baseURL }) => {
  const name = `Till ${randomUUID().slice(0, 8)}`
  await enterPanel(page, '/admin/printers')
  await page.getByRole('button', { name: 'Add a printer' }).click()
  const adding = page.getByRole('dialog', { name: 'Add a printer' })
  await adding.getByLabel('Name').fill(name)
  const checkbox = (thing: string) => adding.getByRole('checkbox', { name: thing, exact: true })
  // No tickets: what the journeys beside this one order is none of its business.
  for (const thing of ['Kitchen ticket', 'Cancellation']) await checkbox(thing).uncheck()
  await checkbox('End of the day').check()
  await adding.getByRole('button', { name: 'Show the address' }).click()

  const connecting = page.getByRole('dialog', { name: `Connect ${name}` })
  await expect(connecting).toContainText('Server URL')
  await expect(connecting.getByRole('img', { name: `QR code with the address for ${name}` })).toBeVisible()
  await expect(connecting.getByRole('alert'), 'the journeys are at localhost').toContainText('APP_URL')
  await expect(connecting).toContainText('has not called yet')
  expect(await findings(page, everything)).toEqual([])
  const address = (await connecting.locator('code').textContent()) ?? ''
  // It has no session.
  const wire = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  const printer = new StarPrinter(wire, address)
  printer.code = '211 Paper Low'
  expect(await printer.ask()).toBeNull()
  await expect(connecting).toContainText('The printer has called.')

  await connecting.getByRole('button', { name: `Test print on ${name}` }).click()
  await expect(connecting).toContainText('waits until the printer asks')
  const papers = await printer.printAll()
  expect(papers).toHaveLength(1)
  expect(papers[0]).toContain(name)
  await expect(connecting).toContainText('The test print is printed.')
  await connecting.getByRole('button', { name: 'Done' }).click()

  const card = page.getByRole('listitem').filter({ hasText: name })
  await expect(card).toContainText('paper low')
  await card.getByRole('link', { name }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Test print' })).toContainText('printed')
  expect(await findings(page, everything)).toEqual([])
  await page.getByLabel('Copies').fill('2')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()

  await page.getByRole('button', { name: 'New address …' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'New address' }).click()
  const anew = await page
    .getByRole('dialog', { name: `Connect ${name}` })
    .locator('code')
    .textContent()
  expect(anew).not.toBe(address)
  expect((await wire.post(new URL(address).pathname, { data: {} })).status()).toBe(404)
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()

  await page.getByRole('main').getByRole('link', { name: 'Changes' }).click()
  await expect(page.getByRole('table')).toContainText('Copies')
  await page.goBack()
  await page.getByRole('button', { name: 'Delete …' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL('/admin/printers')
  await expect(page.getByRole('link', { name })).toHaveCount(0)
  await wire.dispose()
})
