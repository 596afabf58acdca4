import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { asOwner } from '@/lib/testing/shop/as-owner'
import { createShop } from '@/lib/testing/shop/shop'
import { db, transaction } from './db'
import { pool } from './pool'
import { refusalForOutage } from './database-error'

beforeAll(createShop)

const read = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => refusalForOutage(error)?.code ?? null,
  )

afterEach(() => asOwner('drop function if exists refuse_write() cascade'))

const write = () => transaction((tx) => tx.shop.updateMany({ data: { phone: '+41 44 000 00 00' } }))

/** What a write ends with that PostgreSQL refuses with this state: of a model, of Prisma's raw questions, of the driver. */
async function writesEndWith(state: string) {
  const refusal = `begin raise exception 'as on a bad day' using errcode = '${state}'; end`
  await asOwner(
    `create function refuse_write() returns trigger language plpgsql as $$ ${refusal} $$`,
    'create trigger refuse before update on shop for each row execute function refuse_write()',
  )
  return {
    model: await read(write()),
    raw: await read(transaction((tx) => tx.$executeRawUnsafe(`do $$ ${refusal} $$`))),
    driver: await read(pool().query(`do $$ ${refusal} $$`)),
  }
}

describe('what PostgreSQL refuses', () => {
  test.each([
    ['a full disk', '53100', 'read_only'],
    ['a replica', '25006', 'read_only'],
    ['a disk that fails', '58030', 'read_only'],
    ['a file of its own that it cannot write', 'XX000', 'read_only'],
    ['no memory left', '53200', 'unavailable'],
    ['no connection left', '53300', 'unavailable'],
    ['an operator who stops it', '57P01', 'unavailable'],
    ['a crash of it', '57P02', 'unavailable'],
    ['its start', '57P03', 'unavailable'],
    ['a question that takes too long', '57014', 'unavailable'],
    ['a bug of ours', '22012', null],
    ['a rule of ours', '23514', null],
  ])('because of %s (%s) is %s, through Prisma and the driver alike', async (_reason, state, code) => {
    expect(await writesEndWith(state)).toEqual({ model: code, raw: code, driver: code })
  })

  test('in a transaction that may only read says that nothing can be stored', async () => {
    const reading = transaction(async (tx) => {
      await tx.$executeRaw`set transaction read only`
      await tx.shop.updateMany({ data: { phone: '+41 44 000 00 00' } })
    })
    expect(await read(reading)).toBe('read_only')
  })

  test('by closing the connection is a database that is away', async () => {
    const closed = transaction((tx) => tx.$queryRaw`select pg_terminate_backend(pg_backend_pid())`)
    expect(await read(closed)).toBe('unavailable')
  })
})

test('a connection that breaks in the midst of a question is a database that is away', async () => {
  const client = await pool().connect()
  client.once('error', () => undefined)
  const asked = read(client.query('select pg_sleep(60)'))
  const { connection } = client as unknown as { connection: { stream: { destroy: () => void } } }
  connection.stream.destroy()
  expect(await asked).toBe('unavailable')
  client.release(true)
})

test('a question that the driver has given up is a database that is away', async () => {
  const client = await pool().connect()
  const asked = { text: 'select pg_sleep(60)', query_timeout: 20 }
  expect(await read(client.query(asked))).toBe('unavailable')
  client.release(true)
})

test('with every connection in use, to ask is to come again later', async () => {
  const held = await Promise.all(Array.from({ length: 10 }, () => pool().connect()))
  try {
    const [ofModel, ofDriver] = [read(db().shop.findMany()), read(pool().query('select 1'))]
    expect(await Promise.all([ofModel, ofDriver])).toEqual(['unavailable', 'unavailable'])
  } finally {
    for (const connection of held) connection.release()
  }
})

test('an error that is not of the database is a bug', () => {
  expect(refusalForOutage(new Error('53100'))).toBeNull()
  expect(refusalForOutage(undefined)).toBeNull()
})
