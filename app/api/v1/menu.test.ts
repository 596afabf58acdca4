import { randomUUID } from 'node:crypto'
import { zipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { GET as media } from '@/app/media/[hash]/[file]/route'
import { answerCall, sendForm, type Parts } from '@/lib/testing/calls/calls'
import { file, painted } from '@/lib/testing/shop/pictures'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'

let bearer = ''
let categoryId = ''

beforeAll(async () => {
  bearer = (await signedIn('admin')).bearer
  await createShop()
  categoryId = (await read('user/getCategories')).data[0].id
})

async function read(path: string, headers: Record<string, string> = {}) {
  return (await answerCall(new Request(`http://localhost/api/v1/${path}`, { headers }))).json()
}

function send(call: string, parts: Parts) {
  const [method = '', path = ''] = call.split(' ')
  return sendForm(path, { method, bearer, parts })
}

const newMenuItem = (parts: Parts) =>
  send('POST menuItems/addMenuItem', {
    name: randomUUID(),
    price: '12.50',
    currency: 'CHF',
    category_id: categoryId,
    ...parts,
  })

describe('POST addMenuItem', () => {
  it('takes what the specified client sends', async () => {
    const image = file(await painted().jpeg().toBuffer())
    const answer = await newMenuItem({ currency: 'CHF', description: 'gut', image })
    expect(answer).toMatchObject({ status: 200, isSuccess: true })
    expect(answer.data).toMatchObject({ price: 12.5, currency: 'CHF', category: { id: categoryId, name: 'Burgers' } })
    const shown = await media(new Request('http://localhost/'), {
      params: Promise.resolve({ hash: answer.data.image.split('/')[2], file: '640.webp' }),
    })
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
  })

  it('takes declarations as JSON or as repeated fields', async () => {
    const origins = '[{"ingredient":"Rind","country":"CH"}]'
    const json = await newMenuItem({
      allergens: '["milk","milk"]',
      origins,
      tags: '[]',
      minimum_age: '16',
      available: 'true',
    })
    expect(json.data).toMatchObject({ allergens: ['milk'], origins: JSON.parse(origins), tags: [], minimum_age: 16 })
    const origin = '{"ingredient":"Brot","country":"AT"}'
    const repeated = await newMenuItem({
      allergens: ['milk', 'eggs'],
      origins: origin,
      tags: 'vegan',
      allergens_none: '',
    })
    expect(repeated.data).toMatchObject({ allergens: ['milk', 'eggs'], origins: [JSON.parse(origin)], tags: ['vegan'] })
    expect((await newMenuItem({ allergens: '[]' })).data.allergens).toEqual([])
    expect((await newMenuItem({ allergens: '' })).data.allergens).toBeNull()
  })

  it.each([
    ['name', '  '],
    ['name', '..'],
    ['name', 'a\u0000b'],
    ['price', '0'],
    ['price', '12.505'],
    ['price', ''],
    ['price', '99999999'],
    ['currency', 'EUR'],
    ['currency', ''],
    ['category_id', 'pizza'],
    ['category_id', randomUUID()],
    ['minimum_age', '17'],
    ['vat_class', 'luxury'],
    ['available', 'perhaps'],
    ['sold_out_until', 'tomorrow'],
  ])('refuses %s %j and names the field', async (field, value) => {
    const answer = await newMenuItem({ [field]: value })
    expect(answer).toMatchObject({ status: 422, code: 'invalid_fields', fields: { [field]: expect.any(String) } })
  })

  it('wants the currency, which a change may leave out', async () => {
    const parts = { name: randomUUID(), price: '12.50', category_id: categoryId }
    expect(await send('POST menuItems/addMenuItem', parts)).toMatchObject({
      status: 422,
      fields: { currency: 'Please fill in this field.' },
    })
  })

  it.each(['["glass"]', '{', '[', 'glass'])('refuses the allergens %j', async (allergens) => {
    expect(await newMenuItem({ allergens })).toMatchObject({ status: 422, code: 'invalid_fields' })
  })
})

describe('a PUT', () => {
  it('keeps absent fields, and the picture where the part is empty', async () => {
    const { data } = await newMenuItem({ image: file(await painted().png().toBuffer()), tags: 'vegan' })
    for (const image of [new File([], ''), '']) {
      const answer = await send(`PUT menuItems/updateMenuItem/${data.id}`, { price: '13', image })
      expect(answer.data).toEqual({ ...data, price: 13, version: data.version + 1 })
    }
    expect(await send(`PUT menuItems/updateMenuItem/${randomUUID()}`, { price: '13' })).toMatchObject({
      status: 404,
    })
  })

  it('takes a picture away where that is said, and only then', async () => {
    const image = file(await painted().png().toBuffer())
    const { data: dish } = await newMenuItem({ image })
    const { data: category } = await send('POST categories/addCategory', { name: randomUUID(), image })
    for (const path of [`menuItems/updateMenuItem/${dish.id}`, `categories/updateCategory/${category.id}`]) {
      expect((await send(`PUT ${path}`, { remove_image: 'false', image: '' })).data.image).toMatch(/^\/media/)
      expect((await send(`PUT ${path}`, { remove_image: 'true' })).data.image).toBeNull()
      expect((await send(`PUT ${path}`, { remove_image: 'true', image })).data.image, 'a new one wins').toMatch(
        /^\/media/,
      )
      expect(await send(`PUT ${path}`, { remove_image: 'perhaps' })).toMatchObject({
        status: 422,
        fields: { remove_image: expect.any(String) },
      })
    }
  })

  it('moves what stays in sight of a picture', async () => {
    const image = file(await painted().png().toBuffer())
    const { data } = await newMenuItem({ image, focus_x: '25' })
    expect(data).toMatchObject({ focus_x: 25, focus_y: 50, whole_image: null })
    const path = `PUT menuItems/updateMenuItem/${data.id}`
    expect((await send(path, { focus_x: '0', focus_y: '100' })).data).toMatchObject({ focus_x: 0, focus_y: 100 })
    expect((await send(path, { image })).data, 'of an old client').toMatchObject({ focus_x: 50, focus_y: 50 })
    for (const focus_x of ['101', '-1', '1.5', ''])
      expect(await send(path, { focus_x })).toMatchObject({ status: 422, fields: { focus_x: expect.any(String) } })
  })

  it('to a name that another has is a conflict', async () => {
    const { data } = await send('POST categories/addCategory', { name: randomUUID() })
    const answer = await send(`PUT categories/updateCategory/${data.id}`, { name: 'BURGERS' })
    expect(answer).toMatchObject({ status: 409, code: 'name_taken' })
  })
})

describe('PATCH availability', () => {
  it('shows guests the menu item as sold out until its time, or not at all', async () => {
    const { data: menuItem } = await newMenuItem({})
    const patch = async (body: object) => {
      const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' }
      const address = `http://localhost/api/v1/menuItems/${menuItem.id}/availability`
      return (await answerCall(new Request(address, { method: 'PATCH', headers, body: JSON.stringify(body) }))).status
    }
    const visitorSees = async () =>
      (await read('user/getMenuItems')).data.find(({ id }: { id: string }) => id === menuItem.id)
    expect(await patch({ available: false, sold_out_until: 'today' })).toBe(200)
    expect(await visitorSees()).toMatchObject({ sold_out: true })
    expect(await patch({ available: false })).toBe(200)
    expect(await visitorSees()).toBeUndefined()
    const forStaff = await read('user/getMenuItems', { authorization: `Bearer ${bearer}` })
    expect(forStaff.data).toContainEqual(expect.objectContaining({ id: menuItem.id, available: false }))
    expect(await patch({ available: 'no' })).toBe(422)
  })
})

describe('POST menu/sheet', () => {
  const sheet = (name: string, content: BlobPart, parts: Parts = {}, query = '?dry_run=1') =>
    send(`POST menu/sheet${query}`, { file: new File([content], name), ...parts })

  it('says what a table holds, takes the columns that were corrected, and imports what was looked at', async () => {
    const name = randomUUID()
    const table = `Rubrik;Was;Kostet;Nr\nSuppen;${name};7.50;1\n`
    const guessed = await sheet('karte.csv', table)
    expect(guessed.data).toMatchObject({
      columns: [
        { letter: 'A', heading: 'Rubrik', meaning: 'category' },
        { letter: 'B', heading: 'Was', meaning: 'ignore' },
        { meaning: 'ignore' },
        { meaning: 'ignore' },
      ],
      sample: [{ row: 2, cells: ['Suppen', name, '7.50', '1'] }],
      dish_count: 0,
      reasons: [{ code: 'column_missing' }, { code: 'column_missing' }],
      outcome: null,
    })
    const columns = JSON.stringify(['category', 'name', 'price'])
    const looked = await sheet('karte.csv', table, { columns })
    expect(looked.data).toMatchObject({ reasons: [], dishes: [{ row: 2, name, price: 7.5, sizes: [] }] })
    const { menu_version } = looked.data.outcome
    const done = await sheet('karte.csv', table, { columns, menu_version }, '')
    expect(done).toMatchObject({ status: 200, data: { outcome: { is_applied: true } } })
    expect(await sheet('karte.csv', table, { columns: '["what"]' })).toMatchObject({
      status: 422,
      fields: { 'columns.0': expect.any(String) },
    })
  })

  it.each([
    ['a bomb', 'karte.xlsx', 'more_than_a_menu', () => zipSync({ 'xl/workbook.xml': new Uint8Array(40_000_000) })],
    ['a million rows', 'karte.csv', 'too_many_rows', () => 'a;b\n'.repeat(1_000_000)],
    ['a page', 'karte.xlsx', 'no_spreadsheet', () => '<html><script>alert(1)</script></html>'],
  ])('refuses %s with a reason', async (_what, name, code, content) => {
    expect(await sheet(name, content() as BlobPart)).toMatchObject({
      status: 422,
      code: 'menu_file_invalid',
      data: { problems: [{ code }], problem_count: 1 },
    })
  })

  it('takes a formula for the value that was saved with it, or for a text', async () => {
    const looked = await sheet('karte.csv', 'Kategorie;Name;Preis\nA;"=HYPERLINK(""x"")";5\nA;B;=1+1')
    expect(looked.data).toMatchObject({
      dishes: [{ name: '=HYPERLINK("x")' }],
      reasons: [{ code: 'not_readable', value: '=1+1' }],
    })
  })

  it('asks what a file does not say, and takes the answers', async () => {
    const text = 'Kategorie;Name;Preis;Allergene\nSuppen;K\u008ase;5;A\n'
    const asked = await sheet('karte.csv', Buffer.from(text, 'latin1'))
    expect(asked.data).toMatchObject({
      reading: 'mac',
      readings: [{ sample: 'KŠse' }, { sample: 'Käse' }, { sample: 'Kèse' }],
      allergen_key: [{ code: 'A', text: null, meaning: 'gluten', is_asked: true, row_count: 1 }],
      notes: [{ code: 'codes_asked', rows: [{ row: 2, sheet: null }] }],
      reasons: [],
      refused_count: 0,
    })
    const answers = { reading: 'dos', allergen_key: '[{"code":"A","meaning":"milk"}]' }
    const answered = await sheet('karte.csv', Buffer.from(text, 'latin1'), answers)
    expect(answered.data).toMatchObject({ dishes: [{ name: 'Kèse' }], notes: [], allergen_key: [{ is_asked: false }] })
  })

  it.each([
    ['reading', { reading: 'klingon' }],
    ['allergen_key.0.meaning', { allergen_key: '[{"code":"A","meaning":"glutten"}]' }],
    ['allergen_key.0.code', { allergen_key: '[{"code":"__proto__","meaning":"milk"}]' }],
    ['sheet', { sheet: 'x'.repeat(101) }],
  ])('refuses an answer that is none at its field %s', async (field, answers) => {
    const refused = await sheet('karte.csv', 'Kategorie;Name;Preis\nA;B;5', answers)
    expect(refused).toMatchObject({ status: 422, fields: { [field]: expect.any(String) } })
  })

  it('gives an example that it takes', async () => {
    const headers = { authorization: `Bearer ${bearer}` }
    const example = await answerCall(
      new Request('http://localhost/api/v1/menu/sheet/example?format=xlsx&language=it', { headers }),
    )
    expect(example.headers.get('content-disposition')).toContain('esempio-carta.xlsx')
    expect((await sheet('e.xlsx', await example.arrayBuffer())).data).toMatchObject({ reasons: [], dish_count: 6 })
  })
})

describe('the price of an option with one dish', () => {
  const json = (call: string, body: object, headers: Record<string, string> = {}) => {
    const [method = '', path = ''] = call.split(' ')
    const sent = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json', ...headers }
    const init = { method, headers: sent, body: JSON.stringify(body) }
    return answerCall(new Request(`http://localhost/api/v1/${path}`, init))
  }

  async function sized() {
    const options = [
      { name: 'Normal', price: '15.00', is_default: true },
      { name: 'Gross', price: 20 },
    ]
    const group = (await (await json('POST optionGroups', { name: 'Grösse', pricing: 'base', options })).json()).data
    const prices = [{ option_id: group.options[1].id, price: '26.00' }]
    const dish = (
      await newMenuItem({
        option_groups: JSON.stringify([{ id: group.id }]),
        option_prices: JSON.stringify(prices),
        allergens: '[]',
      })
    ).data
    return { group, dish, large: group.options[1].id as string }
  }

  it('is sent with the dish and answered, for old clients as the price of the option', async () => {
    const { dish, large } = await sized()
    expect(dish).toMatchObject({
      price: 15,
      option_groups: [{ options: [{ price: 15 }, { id: large, price: 26 }] }],
      option_prices: [{ option_id: large, price: 26 }],
    })
    const lines = [{ menu_item_id: dish.id, quantity: 2, options: [{ option_id: large }] }]
    const quoted = await json('POST userorder/quote', { fulfilment: 'pickup', items: lines })
    expect((await quoted.json()).data).toMatchObject({ subtotal: 52 })
  })

  it('stays when the groups are sent again, whatever the case of their ids, and each group is sent once', async () => {
    const { group, dish, large } = await sized()
    const put = (...ids: string[]) =>
      send(`PUT menuItems/updateMenuItem/${dish.id}`, { option_groups: JSON.stringify(ids.map((id) => ({ id }))) })
    expect(await put(group.id.toUpperCase())).toMatchObject({
      data: { option_prices: [{ option_id: large, price: 26 }] },
    })
    expect(await put(group.id, group.id.toUpperCase())).toMatchObject({ status: 422, code: 'invalid_fields' })
  })

  it.each([
    ['an unknown option', '[{"option_id":"00000000-0000-4000-8000-000000000000","price":"1"}]'],
    ['no list', '{"a":1}'],
    ['no amount', '[{"option_id":"00000000-0000-4000-8000-000000000000","price":"many"}]'],
  ])('is refused: %s', async (_what, option_prices) => {
    const { dish } = await sized()
    const answer = await send(`PUT menuItems/updateMenuItem/${dish.id}`, { option_prices })
    expect(answer).toMatchObject({ status: 422, code: 'invalid_fields' })
  })

  it('is set for many dishes with the group, for the version that was read', async () => {
    const { group, dish, large } = await sized()
    const path = `optionGroups/${group.id}/prices`
    const opened = await answerCall(
      new Request(`http://localhost/api/v1/${path}`, { headers: { authorization: `Bearer ${bearer}` } }),
    )
    const etag = opened.headers.get('etag') ?? ''
    const price = { menu_item_id: dish.id, option_id: large, price: 27.5 }
    expect((await opened.json()).data.prices).toEqual([{ ...price, price: 26 }])
    const saved = await json(`PATCH ${path}`, { prices: [price] }, { 'if-match': etag })
    expect((await saved.json()).data.prices).toEqual([price])
    const late = await json(`PATCH ${path}`, { prices: [{ ...price, price: null }] }, { 'if-match': etag })
    expect(late.status).toBe(412)
    expect((await late.json()).data.prices).toEqual([price])
  })
})

describe('PATCH menuItems/prices', () => {
  async function change(more: object) {
    const dishes = Array.from({ length: 2000 }, () => ({ id: randomUUID(), version: 1 }))
    const request = new Request('http://localhost/api/v1/menuItems/prices', {
      method: 'PATCH',
      body: JSON.stringify({ percent: 4.5, round_to: '0.10', menu_items: dishes, ...more }),
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    })
    const response = await answerCall(request)
    return { status: response.status, ...(await response.json()) }
  }

  it('takes two thousand dishes, and names those that are no longer as they were seen', async () => {
    const refused = await change({})
    expect(refused).toMatchObject({ status: 412, code: 'changed_meanwhile', data: { option_groups: [] } })
    expect(refused.data.menu_items).toHaveLength(2000)
  })

  const id = randomUUID()
  it.each([
    [{ percent: 4.55 }, 'percent'],
    [{ percent: -50.1 }, 'percent'],
    [{ percent: 100.1 }, 'percent'],
    [{ round_to: '0.20' }, 'round_to'],
    [{ menu_items: [] }, 'menu_items'],
    [
      {
        menu_items: [
          { id, version: 1 },
          { id, version: 2 },
        ],
      },
      'menu_items',
    ],
  ])('refuses %j at its field', async (wrong, field) => {
    expect(await change(wrong)).toMatchObject({ status: 422, fields: { [field]: expect.any(String) } })
  })
})
