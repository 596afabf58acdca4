import { expect, test } from 'vitest'
import { optionalSteps, refusingSteps, setupSteps, setupStateOf, type SetupFacts } from './setup-steps'

const nothing: SetupFacts = {
  name: '',
  email: '',
  phone: '',
  streetAddress: '',
  postcode: '',
  city: '',
  hours: 0,
  zones: 0,
  hasDishes: false,
  hasUndeclared: false,
  sellsAlcoholToAll: false,
  sendsMail: false,
  imprintNamesSeller: false,
  devices: 0,
  looks: 0,
  paysOnline: false,
  hasTested: false,
  settled: [],
}

const address = { streetAddress: 'Bahnhofstrasse 1', postcode: '8001', city: 'Zürich' }
const someone = { name: 'Chez Ana', email: 'ana@example.com', phone: '044 555 01 01', ...address }
const told = { sendsMail: true, imprintNamesSeller: true }
const everything = { ...nothing, ...someone, ...told, hours: 7, zones: 3, hasDishes: true, devices: 1, hasTested: true }
const needed = ['identity', 'hours', 'menu', 'allergens', 'alcohol', 'imprint', 'mail']

test('of an empty shop everything is missing, and only what the law or an order needs stands in the way', () => {
  const { missing, blocking } = setupStateOf(nothing)
  expect(missing).toEqual(setupSteps)
  expect(blocking).toEqual(needed)
})

test.each(Object.keys(someone))('the seller is not named without %s', (field) => {
  expect(setupStateOf({ ...everything, [field]: '' }).blocking).toEqual(['identity'])
})

test('what the database knows is done; of look and texts the owner has to say it', () => {
  expect(setupStateOf(everything).missing).toEqual(['look', 'texts', 'payment'])
  const { missing, steps } = setupStateOf({ ...everything, settled: ['look', 'texts', 'payment'] })
  expect(missing).toEqual([])
  expect(steps).toMatchObject({ menu: 'done', look: 'settled' })
})

test('a step that cannot be left out is missing whatever is said of it, and one that is done stays done', () => {
  const settled = [...needed, ...optionalSteps]
  expect(setupStateOf({ ...nothing, settled }).missing).toEqual([
    'identity',
    'hours',
    'menu',
    'alcohol',
    'imprint',
    'mail',
  ])
  expect(setupStateOf({ ...everything, settled }).steps.delivery).toBe('done')
})

test('a dish without allergens waits for its statement, or for the word that customers ask', () => {
  const undeclared = { ...everything, hasUndeclared: true }
  expect(setupStateOf(undeclared).blocking).toEqual(['allergens'])
  expect(setupStateOf({ ...undeclared, settled: ['allergens'] }).blocking).toEqual([])
})

test('nobody opens while a beer is sold to children, whatever is said of it', () => {
  const facts = { ...everything, sellsAlcoholToAll: true, settled: ['alcohol'] }
  expect(setupStateOf(facts).blocking).toEqual(['alcohol'])
})

test('an owner opens without mail only by saying so, and that helps nothing else', () => {
  const silent = setupStateOf({ ...everything, sendsMail: false, hours: 0 })
  expect(refusingSteps(silent, { withoutMail: false })).toEqual(['hours', 'mail'])
  expect(refusingSteps(silent, { withoutMail: true })).toEqual(['hours'])
})
