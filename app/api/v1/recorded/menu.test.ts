import { expect, test } from 'vitest'
import { file, painted } from '@/lib/testing/pictures'
import { Transcript } from '@/lib/testing/transcript'
import { beerId, burgerId, categoryId, recordedWorld, unknownId } from '@/lib/testing/recorded-world'

test('the menu is read and changed as recorded', async () => {
  const { customer, staff, admin: by } = await recordedWorld()
  const said = new Transcript()
  const image = file(await painted().png().toBuffer())
  for (const path of ['user/getCategories', 'categories/getCategories', 'user/getMenuItems', 'menuItems/getMenuItems'])
    await said.ask(`GET ${path}`)

  await said.ask('POST categories/addCategory', { form: { name: 'Salate' } })
  await said.ask('POST categories/addCategory', { by: customer, form: { name: 'Salate' } })
  await said.ask('POST categories/addCategory', { by, form: { name: 'BURGERS' } })
  await said.ask('POST categories/addCategory', { by, form: { image: file(new Uint8Array([1])) } })
  const { data: salads } = await said.ask('POST categories/addCategory', { by, form: { name: 'Salate', image } })
  await said.ask(`PUT categories/updateCategory/${salads.id}`, { by, form: { name: 'Salate & Bowls' } })
  await said.ask('PUT categories/updateCategory/x', { by, form: { name: 'x' } })
  await said.ask(`PATCH categories/${salads.id}/position`, { by, json: { before_id: categoryId } })
  await said.ask(`PATCH categories/${salads.id}/position`, { by, json: {} })
  await said.ask(`DELETE categories/deleteCategory/${salads.id}`, { by })
  await said.ask(`DELETE categories/deleteCategory/${categoryId}`, { by })

  const menuItem = {
    name: 'Wienerli im Teig',
    price: '14.05',
    currency: 'CHF',
    category_id: categoryId,
    description: 'Wie früher',
    description_en: 'As ever',
    allergens: '["gluten"]',
    origins: '[{"ingredient":"Schwein","country":"CH"}]',
    origin_required: 'true',
    ingredient_kinds: '["pork","own_dough"]',
    production_methods: '[]',
    volume_ml: '',
    tags: '[]',
    sold_out_until: 'today',
    image,
  }
  const { data: added } = await said.ask('POST menuItems/addMenuItem', { by, form: menuItem })
  await said.ask('POST menuItems/addMenuItem', { by, form: menuItem })
  await said.ask('POST menuItems/addMenuItem', {
    by,
    form: { ...menuItem, name: '', price: '1.005', category_id: unknownId },
  })
  await said.ask(`PUT menuItems/updateMenuItem/${added.id}`, { by, form: { price: '0.10', allergens: '', image: '' } })
  await said.ask(`PUT menuItems/updateMenuItem/${unknownId}`, { by, form: { price: '12' } })
  await said.ask(`PATCH menuItems/${added.id}/position`, { by, json: { before_id: burgerId } })
  await said.ask(`PATCH menuItems/${beerId}/availability`, { by: customer, json: { available: true } })
  await said.ask(`PATCH menuItems/${beerId}/availability`, { by: staff, json: { available: true } })
  const untilChanged = { available: false, sold_out_until: 'until_changed' }
  await said.ask(`PATCH menuItems/${beerId}/availability`, { by: staff, json: untilChanged })
  await said.ask(`PATCH menuItems/${burgerId}/availability`, { by: staff, json: { available: false } })
  await said.ask(`PATCH menuItems/${burgerId}/availability`, { by: staff, json: { available: 'no' } })
  await said.ask('GET user/getMenuItems')
  await said.ask('GET menuItems/getMenuItems', { by: staff, headers: { 'accept-language': 'de' } })
  await said.ask('GET menu/items')
  await said.ask('GET menu/availability')
  await said.ask('GET menu/availability', { by: staff })
  await said.ask(`DELETE menuItems/deleteMenuItem/${added.id}`, { by })
  await said.ask(`DELETE menuItems/deleteMenuItem/${added.id}`, { by })
  await expect(said.toString()).toMatchFileSnapshot('answers/menu.txt')
})
