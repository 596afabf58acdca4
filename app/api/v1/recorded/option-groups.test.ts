import { expect, test } from 'vitest'
import { Transcript } from '@/lib/testing/transcript'
import { burgerId, recordedWorld, unknownId } from '@/lib/testing/recorded-world'

interface Group {
  id: string
  options: { id: string; name: string }[]
}

test('sizes and extras are kept, asked for and chosen as recorded', async () => {
  const { customer, staff, admin: by } = await recordedWorld()
  const said = new Transcript()
  const size = {
    name: 'Grösse',
    name_en: 'Size',
    note: 'Burger',
    pricing: 'base',
    options: [
      { name: 'Normal', price: '18.90', is_default: true, allergens: [] },
      { name: 'Doppelt', name_en: 'Double', price: 24.5, kitchen_name: 'DBL' },
    ],
  }
  await said.ask('POST optionGroups', { by: staff, json: size })
  await said.ask('POST optionGroups', { by, json: { ...size, max_units: 2, options: [{ name: '', price: -1 }] } })
  const { data: sizes }: { data: Group } = await said.ask('POST optionGroups', { by, json: size })
  const [normal, double] = sizes.options
  const extra = { name: 'Käse', price: 2, size_prices: [{ size_id: double?.id, price: 3 }], allergens: ['milk'] }
  const extras = { name: 'Extras', max_units: 3, max_each: 2, free_units: 1, options: [extra] }
  await said.ask('POST optionGroups', {
    by,
    json: { ...extras, options: [{ ...extra, size_prices: [{ size_id: unknownId, price: 3 }] }] },
  })
  const { data: added }: { data: Group } = await said.ask('POST optionGroups', { by, json: extras })
  const [cheese] = added.options
  await said.ask('GET optionGroups', { by })
  await said.ask(`GET optionGroups/${added.id}`, { by })
  await said.ask(`GET optionGroups/${unknownId}`, { by })

  const attach = (option_groups: object[]) =>
    said.ask(`PUT menuItems/updateMenuItem/${burgerId}`, { by, form: { option_groups: JSON.stringify(option_groups) } })
  await attach([{ id: unknownId }])
  await attach([{ id: added.id, when_option_id: cheese?.id }])
  await attach([{ id: sizes.id }, { id: added.id }])
  await said.ask(`PUT menuItems/updateMenuItem/${burgerId}`, { by, form: { price: '20' } })
  await said.ask(`DELETE optionGroups/${added.id}`, { by })
  await said.ask('POST optionGroups', {
    by,
    json: { name: 'Ohne', options: [{ name: 'ohne Käse', allergens: ['milk'], allergens_taken_away: ['milk'] }] },
  })
  await said.ask(`PATCH optionGroups/${added.id}/menuItems`, { by: staff, json: { attach: [burgerId] } })
  await said.ask(`PATCH optionGroups/${added.id}/menuItems`, { by, json: { attach: [burgerId, unknownId] } })
  await said.ask(`PATCH optionGroups/${added.id}/menuItems`, { by, json: { attach: [burgerId] } })
  await said.ask(`PATCH optionGroups/${unknownId}/menuItems`, { by, json: {} })

  const quote = (options: object[]) =>
    said.ask('POST userorder/quote', {
      by: customer,
      json: { items: [{ menu_item_id: burgerId, quantity: 2, options }] },
    })
  await said.ask('POST userorder/quote', { json: { items: [{ menu_item_id: burgerId, quantity: 2 }] } })
  await quote([{ option_id: double?.id }, { option_id: cheese?.id, quantity: 2 }])
  await quote([{ option_id: cheese?.id, quantity: 3 }, { option_id: unknownId }])
  await said.ask(`PATCH options/${cheese?.id}/availability`, { by: customer, json: { available: true } })
  await said.ask(`PATCH options/${cheese?.id}/availability`, {
    by: staff,
    json: { available: true, sold_out_until: 'until_changed' },
  })
  await said.ask(`PATCH options/${unknownId}/availability`, { by: staff, json: { available: true } })
  await quote([{ option_id: normal?.id }, { option_id: cheese?.id }])

  const kept = {
    ...extras,
    options: [
      { ...extra, id: cheese?.id, price: '2.50' },
      { name: 'Speck', price: 3 },
    ],
  }
  await said.ask(`PUT optionGroups/${added.id}`, { by, json: kept })
  await said.ask(`PUT optionGroups/${added.id}`, { by, json: { ...extras, options: [{ ...extra, id: unknownId }] } })
  await said.ask(`PUT optionGroups/${sizes.id}`, { by, json: { name: 'Grösse', options: [] } })
  await said.ask(`PUT optionGroups/${unknownId}`, { by, json: kept })
  await attach([])
  await said.ask(`DELETE optionGroups/${added.id}`, { by })
  await said.ask(`DELETE optionGroups/${added.id}`, { by })
  await expect(said.toString()).toMatchFileSnapshot('answers/option-groups.txt')
})
