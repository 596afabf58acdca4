import { database } from '../support/machine/database'
import { StarPrinter } from '../support/machine/star-printer'
import { dataOf } from '../support/kitchen'
import { placeOrder } from '../support/orders'
import { enterPanel, openBoard } from '../support/panel'
import { everything, findings } from '../support/seen/accessible'
import { regular } from '../support/shopping'
import { expect, test } from '../support/test'

test.use({ locale: 'en-GB' })

test('the board says in red that the printer is silent and what may be missing, which one tap prints again, once', async ({
  page,
  kitchen,
  newPerson,
}) => {
  test.slow()
  await kitchen.clearBoard()
  const owner = await newPerson()
  await enterPanel(owner, '/admin/printers')
  const data = { name: 'Küche', kind: 'star' }
  const { id, address } = await dataOf<{ id: string; address: string }>(
    await owner.request.post('/api/v1/printers', { data }),
  )
  const printer = new StarPrinter(page.request, address)
  const ask = async (code: string) => {
    printer.code = code
    return printer.ask()
  }
  await openBoard(page, await kitchen.hire())
  const alarms = page.getByRole('region', { name: 'Printers' })
  const soon = { timeout: 30_000 }

  await expect(alarms).toContainText('Printer Küche: never seen', soon)
  await ask('420 Cover Open')
  await expect(alarms).toContainText('Printer Küche: cover open', soon)
  await ask('200 OK')
  await expect(alarms).toBeHidden(soon)
  await database.query(`update printer set last_seen_at = now() - interval '200 seconds' where id = $1`, [id])
  await expect(alarms).toContainText('Printer Küche: silent for 3 min', soon)
  await owner.goto('/admin/dashboard')
  await expect(owner.getByRole('link', { name: 'Printer Küche: silent for 3 min' })).toBeVisible()

  // It fetches its ticket, and dies.
  const guest = await newPerson()
  const { token } = await regular(guest)
  const { order_id: orderId, number } = await placeOrder(guest.request, token, await kitchen.addMenuItem())
  await kitchen.advance(orderId, { status: 'accepted', ready_in_minutes: 20 })
  const job = await ask('200 OK')
  expect(await printer.fetch(job ?? '')).toContain(String(number).split('').join('  '))
  await database.query(`update print_job set claimed_at = now() - interval '100 seconds' where id = $1`, [job])
  await expect(alarms).toContainText(`Kitchen ticket ${number} may be missing`, soon)
  expect(await findings(page, everything)).toEqual([])
  expect(await ask('200 OK'), 'never again by itself').toBeNull()
  await expect(alarms.getByText('silent')).toBeHidden(soon)

  await alarms.getByRole('button', { name: `Print Kitchen ticket ${number} again` }).dblclick()
  await expect(alarms).toBeHidden()
  const copies = await printer.printAll()
  expect(copies).toHaveLength(1)
  expect(copies[0]).toContain('K O P I E')

  await kitchen.advance(orderId, { status: 'cancelled' })
  await owner.request.delete(`/api/v1/printers/${id}`)
})
