import { addDays, calendarDayOf, instantOn } from '../values/time'
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { languages } from '@/lib/i18n/language'
import {
  hub,
  isDatabaseAnswering,
  onAnyOrderChanged,
  onOrderChanged,
  onResync,
  shopGeneration,
  offeredLanguage,
  offeredLanguages,
  staffLanguages,
  isShopOpened,
} from '../events'
import { startListener, type Listener } from './listener'

const databaseUrl = process.env.DATABASE_URL ?? ''
const other = new Client({ connectionString: databaseUrl })
let listener: Listener

beforeAll(async () => {
  await other.connect()
  listener = startListener(databaseUrl)
  await vi.waitUntil(() => hub().isListening)
})

afterAll(async () => {
  await listener.stop()
  await other.end()
})

function newCategory(name: string) {
  return other.query('insert into category (id, name) values ($1, $2)', [randomUUID(), name])
}

test('a change in plain SQL makes everything rendered before stale, and its names known', async () => {
  const before = shopGeneration()
  const name = `Suppen ${randomUUID()}`
  await newCategory(name)
  await vi.waitUntil(() => hub().categories?.some((category) => category.name === name))
  expect(shopGeneration()).not.toBe(before)
})

test('what a category is called in other languages is known, and what it was called is not', async () => {
  const name = `Salate ${randomUUID()}`
  await newCategory(name)
  const names = () => hub().categories?.find((category) => category.name === name)?.names
  for (const called of [{ en: 'Salads' }, { en: 'Greens', fr: 'Salades' }]) {
    await other.query('update category set names = $2 where name = $1', [name, called])
    await vi.waitUntil(() => names()?.en === called.en)
    expect(names()).toEqual(called)
  }
})

test('the languages that are offered follow the settings, in plain SQL too', async () => {
  expect(offeredLanguages()).toEqual(['en', 'de'])
  await other.query(`update shop set languages = '{de}'`)
  await vi.waitUntil(() => offeredLanguages().length === 1)
  expect([offeredLanguages(), staffLanguages()]).toEqual([['de'], ['de', ...languages.filter((code) => code !== 'de')]])
  expect([offeredLanguage('de'), offeredLanguage('en')]).toEqual(['de', 'de'])
})

test('that the shop is open is known at once, in plain SQL too', async () => {
  expect(isShopOpened()).toBe(false)
  await other.query('update shop set opened_at = now()')
  await vi.waitUntil(() => isShopOpened())
})

test('an order is told to those who follow it, and to the board', async () => {
  const received: string[] = []
  const stop = [
    onOrderChanged('ORD-20261120-AAAAAAAAAA', () => received.push('mine')),
    onOrderChanged('ORD-20261120-BBBBBBBBBB', () => received.push('other')),
    onAnyOrderChanged((id) => received.push(id)),
  ]
  await other.query("select pg_notify('order_changed', 'ORD-20261120-AAAAAAAAAA')")
  await vi.waitUntil(() => received.length > 1)
  expect(received).toEqual(['mine', 'ORD-20261120-AAAAAAAAAA'])
  for (const unsubscribe of stop) unsubscribe()
  expect(hub().orderListeners.size).toBe(0)
})

test('what ends by the clock ends without anybody telling, and every day does', async () => {
  const { rows } = await other.query<{ id: string }>('insert into category (id, name) values ($1, $2) returning id', [
    randomUUID(),
    `Uhr ${randomUUID()}`,
  ])
  await other.query(
    `insert into menu_item (id, category_id, name, price_rappen, sold_out_until)
     values ($1, $2, $3, 1000, now() + interval '400 milliseconds')`,
    [randomUUID(), rows[0]?.id, `Uhr ${randomUUID()}`],
  )
  const midnight = () => instantOn(addDays(calendarDayOf(new Date()), 1), 0).getTime()
  await vi.waitUntil(() => hub().nextChangeAt < midnight())
  const before = shopGeneration()
  await vi.waitUntil(() => hub().nextChangeAt === midnight(), 3000)
  expect(shopGeneration()).toBeGreaterThan(before ?? Infinity)
})

test('a lost connection comes back by itself, and nothing from before counts as fresh', async () => {
  const before = shopGeneration() ?? Infinity
  const resynced = new Promise<void>((resolve) => onResync(resolve))
  await other.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'listening'")
  // It is back so soon that the moment without may go unseen.
  await vi.waitUntil(() => shopGeneration() !== before)
  await resynced
  expect(shopGeneration()).toBeGreaterThan(before)
  expect(await isDatabaseAnswering()).toBe(true)
  await newCategory(`Danach ${randomUUID()}`)
})

test('where no server answers, the database counts as down and nothing as fresh', async () => {
  const lone = startListener('postgres://nobody@127.0.0.1:1/nothing')
  await vi.waitUntil(() => hub().isDatabaseDown)
  expect(shopGeneration()).toBeNull()
  await lone.stop()
})
