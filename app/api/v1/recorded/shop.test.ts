import { beforeAll, expect, test } from 'vitest'
import { Transcript } from '@/lib/testing/transcript'
import { recordedWorld, unknownId, type World } from '@/lib/testing/recorded-world'

let world: World
beforeAll(async () => {
  world = await recordedWorld()
})

const settings = {
  name: 'Limmat Grill & Bar',
  header_note_de: 'Heute Terrasse',
  header_note_en: 'Terrace today',
  pickup_minimum: '20.05',
  lead_time_minutes: 25,
  sell_only_declared: true,
  statements: [{ kind: 'beef', country: 'CH', production_methods: [] }],
  order_without_account: true,
  search_synonyms: 'Znüni, Brunch',
  hours: [{ weekday: 5, opens: '17:00', closes: '03:00' }],
  closures: [{ first_day: '2026-12-31', last_day: '2027-01-02', note_de: 'Neujahr' }],
  zones: [
    { postcode: '8005', city: 'Zürich', fee: 7.5, minimum: '40.25' },
    { postcode: '8001', city: 'Zürich', fee: 0, minimum: 30 },
  ],
}

test('the settings are read and changed as recorded', async () => {
  const { customer, staff, admin: by } = world
  const said = new Transcript()
  await said.ask('GET shop')
  await said.ask('GET shop', { headers: { 'accept-language': 'de' } })
  await said.ask('PUT shop', { by: staff, json: settings })
  await said.ask('PUT shop', { by, json: { zones: [{ postcode: '99', city: '', fee: -1, minimum: 1 }], hours: 'all' } })
  await said.ask('PUT shop', { by, json: settings })
  await said.ask('PUT shop', { by, json: {} })
  await said.ask('PATCH shop/pause', { by: staff, json: { minutes: 20 } })
  await said.ask('PATCH shop/pause', { by: customer, json: { minutes: 20 } })
  await said.ask('GET shop')
  await said.ask('PATCH shop/pause', { by: staff, json: { minutes: null } })
  await said.ask('PATCH shop/lead-time', { by: staff, json: { minutes: 15, for_minutes: 60 } })
  await said.ask('PATCH shop/lead-time', { by: staff, json: { minutes: 15 } })
  await said.ask('PATCH shop/lead-time', { by: staff, json: { minutes: 0 } })
  await expect(said.toString()).toMatchFileSnapshot('answers/shop.txt')
})

test('messages to the shop are sent and read as recorded', async () => {
  const { customer, admin: by } = world
  const said = new Transcript()
  const form = { full_name: 'Ana', email: 'ana@example.com', subject: 'order', message: 'Grüezi\r\nmitenand' }
  await said.ask('POST contact', { json: form })
  await said.ask('POST contact', { json: { ...form, message: 'Hoi' }, headers: { 'accept-language': 'de-CH' } })
  await said.ask('POST contact', { json: { ...form, subject: 'spam', email: 'x' } })
  await said.ask('GET contact-messages', { by: customer })
  await said.ask('GET contact-messages?answered=perhaps', { by })
  const { data } = await said.ask('GET contact-messages?limit=1', { by })
  await said.ask(`GET contact-messages?before=${data[0].id}`, { by })
  await said.ask(`PATCH contact-messages/${data[0].id}`, { by, json: { answered: true } })
  await said.ask(`PATCH contact-messages/${unknownId}`, { by, json: { answered: true } })
  await expect(said.toString()).toMatchFileSnapshot('answers/messages.txt')
})
