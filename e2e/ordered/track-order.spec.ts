import { placeOrder } from '../support/orders'
import { notice, regular, takenOver } from '../support/shopping'
import { expect, test } from '../support/test'

test.use({ expectedErrors: [/404/] })

test('wer nur seine Nummer weiss, findet die Bestellung mit seiner E-Mail-Adresse', async ({ page, kitchen }) => {
  const guest = await regular(page)
  const { order_id: id, number } = await placeOrder(page.request, guest.token, await kitchen.addMenuItem())
  await page.goto('/de/track')
  await takenOver(page)
  const main = page.getByRole('main')
  const email = main.getByLabel('E-Mail-Adresse der Bestellung')
  await expect(email, 'asked for only where it is needed').toHaveCount(0)
  await main.getByLabel('Nummer oder Link').fill('   ')
  await page.keyboard.press('Enter')
  await expect(page, 'a blank asks nothing').toHaveURL('/de/track')
  await main.getByLabel('Nummer oder Link').fill(String(number))
  await email.press('Enter')
  await expect(main.getByText('Bitte füllen Sie dieses Feld aus.')).toBeVisible()
  await email.fill('niemand@example.com')
  await email.press('Enter')
  await expect(notice(page, 'So finden wir keine Bestellung. Bitte prüfen Sie die Angaben.')).toBeVisible()
  await expect(notice(page, /nicht gefunden|konnte nicht/), 'one message is enough').toHaveCount(0)
  await email.fill(guest.email)
  await email.press('Enter')
  await expect(page).toHaveURL(`/de/track/${id}`)
})
