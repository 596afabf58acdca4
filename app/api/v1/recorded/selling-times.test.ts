import { expect, test } from 'vitest'
import { Transcript } from '@/lib/testing/transcript'
import { burgerId, categoryId, recordedWorld } from '@/lib/testing/recorded-world'

// Of a day that no slot of the recorded week reaches.
const advent = { selling_times: '[{"weekday":7,"opens":"11:00","closes":"14:00"}]', sold_from: '2199-12-01' }

test('selling times are kept, and asked about, as recorded', async () => {
  const { customer, admin: by } = await recordedWorld()
  const said = new Transcript()
  const category = (form: Record<string, string>) =>
    said.ask(`PUT categories/updateCategory/${categoryId}`, { by, form })
  const menuItem = (form: Record<string, string>) => said.ask(`PUT menuItems/updateMenuItem/${burgerId}`, { by, form })

  await said.ask('POST categories/addCategory', { by, form: { name: 'Advent', ...advent, sold_until: '2199-12-24' } })
  await said.ask('POST categories/addCategory', { by, form: { name: 'Nie', ...advent, sold_until: '2199-11-30' } })
  await category({ selling_times: '[{"weekday":1,"opens":"11:00","closes":"14:00"}]', sold_until: '2199-12-24' })
  await category({ sold_from: '2199-12-25' })
  await category({ selling_times: '' })
  await menuItem(advent)
  await menuItem({ sold_until: '24.12.2199' })
  await menuItem({
    selling_times: '[{"weekday":1,"opens":"11:00","closes":"14:00"},{"weekday":1,"opens":"13:00","closes":"15:00"}]',
  })
  await menuItem({ selling_times: '[{"weekday":8,"opens":"11:00","closes":"25:00"}]' })

  const order = { payment_id: 'pay_1', payment_method: 'Cash on Delivery', total_amount: 37.8 }
  const items = [{ name: 'Limmat Burger', quantity: 2, price: 18.9 }]
  const { data } = await said.ask('POST userorder/quote', { json: { items } })
  expect(data.problems).toMatchObject([{ code: 'item_not_at_this_time', index: 0, next_at: null }])
  await said.ask('POST userorder/create-order', { by: customer, json: { ...order, items } })

  await menuItem({ selling_times: '[]', sold_from: '' })
  await category({ sold_until: 'null' })
  await expect(said.toString()).toMatchFileSnapshot('answers/selling-times.txt')
})
