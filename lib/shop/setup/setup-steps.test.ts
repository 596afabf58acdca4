import { expect, test } from 'vitest'
import { optionalSteps, setupSteps, setupStateOf, type SetupFacts } from './setup-steps'

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
  devices: 0,
  looks: 0,
  hasTested: false,
  settled: [],
}

const address = { streetAddress: 'Bahnhofstrasse 1', postcode: '8001', city: 'Zürich' }
const someone = { name: 'Chez Ana', email: 'ana@example.com', phone: '044 555 01 01', ...address }
const everything = { ...nothing, ...someone, hours: 7, zones: 3, hasDishes: true, devices: 1, hasTested: true }

test('of an empty shop everything is missing, and only what the law or an order needs stands in the way', () => {
  const { missing, blocking } = setupStateOf(nothing)
  expect(missing).toEqual(setupSteps)
  expect(blocking).toEqual(['identity', 'hours', 'menu'])
})

test.each(Object.keys(someone))('the seller is not named without %s', (field) => {
  expect(setupStateOf({ ...everything, [field]: '' }).blocking).toEqual(['identity'])
})

test('what the database knows is done; of look and texts the owner has to say it', () => {
  expect(setupStateOf(everything).missing).toEqual(['look', 'texts'])
  const { missing, steps } = setupStateOf({ ...everything, settled: ['look', 'texts'] })
  expect(missing).toEqual([])
  expect(steps).toMatchObject({ menu: 'done', look: 'settled' })
})

test('a step that cannot be left out is missing whatever is said of it, and one that is done stays done', () => {
  const settled = ['identity', 'hours', 'menu', ...optionalSteps]
  expect(setupStateOf({ ...nothing, settled }).missing).toEqual(['identity', 'hours', 'menu'])
  expect(setupStateOf({ ...everything, settled }).steps.delivery).toBe('done')
})
