import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { withConnection } from '../launch/database/connection'
import { migratedScratch } from '../testing/scratch-database'
import { fillSmallShop } from '../testing/small-shop'
import { backUp } from './backup'
import { checkBackup, openScratch } from './check-backup'
import { differencesOf } from './tables'

let shop: string
let folder: string
let file: string

// Once: a check changes neither the shop nor the file.
beforeAll(async () => {
  shop = await migratedScratch()
  await withConnection(shop, fillSmallShop)
  folder = mkdtempSync(join(tmpdir(), 'backup-'))
  await backUp(shop, join(folder, 'whole.backup'))
  file = join(folder, 'shop.backup')
})

beforeEach(() => cpSync(join(folder, 'whole.backup'), file))

afterAll(() => rmSync(folder, { recursive: true }))

describe('a backup that is checked', () => {
  test('holds what it says: every row and every Rappen', async () => {
    const sums = await check()
    expect(sums.orders).toMatchObject({ rows: '1', total_rappen: '2900', subtotal_rappen: '2900' })
    expect(sums.category).toEqual({ rows: '1' })
  })

  test('leaves no database behind, whatever became of it, nor one of a check that was killed', async () => {
    await openScratch(shop)
    await check()
    change((text) => text.replace('#end', '#not'))
    await expect(check()).rejects.toThrow('incomplete')
    const left = await withConnection(shop, (client) =>
      client.query(`select from pg_database where starts_with(datname, 'restore_check_')`),
    )
    expect(left.rowCount).toBe(0)
  })
})

describe('a check refuses', () => {
  test('a file that was cut off', async () => {
    const whole = readFileSync(file)
    writeFileSync(file, whole.subarray(0, whole.length - 40))
    await expect(check()).rejects.toThrow('cannot be read')
  })

  test('a file in which a price was changed, and says where', async () => {
    change((text) => text.replace('\t1450\tCHF', '\t1350\tCHF'))
    await expect(check()).rejects.toThrow(
      /was changed after it had been written\n +menu_item, price_rappen: the backup says 1450, restored were 1350$/,
    )
  })

  test('a file in which an order does not add up any more, as the tables do', async () => {
    change((text) => text.replace('\t2900\tCHF', '\t2800\tCHF'))
    await expect(check()).rejects.toThrow('orders_total_check')
  })

  test('a file in which a word was changed', async () => {
    change((text) => text.replace('Langstrasse 1', 'Langstrasse 2'))
    await expect(check()).rejects.toThrow('was changed after it had been written')
  })

  test('a file that lacks a row', async () => {
    change((text) => text.replace(/^.*\tdeleted\t.*\n/m, '').replace(/#end \d+/, lessOne))
    await expect(check()).rejects.toThrow('audit_entry, rows: the backup says 2, restored were 1')
  })

  test('a file whose sum of a day is not that of its orders', async () => {
    change((text) => text.replace('[[[1], 1, 2900]]', '[[[1], 1, 2800]]'))
    await expect(check()).rejects.toThrow('turnover of 2026-11-20: [1]')
  })

  test('rows that the tables do not take, in words', async () => {
    change((text) => text.replace('\t2900\tCHF', '\tmuch\tCHF'))
    await expect(check()).rejects.toThrow(/cannot be restored: .*much/)
  })

  test('a file whose sums were taken out', async () => {
    change((text) => text.replace(/^\\#sums .*\n/m, ''))
    await expect(check()).rejects.toThrow(/the sums that it was written with are missing$/)
  })

  test('unreadable sums', async () => {
    change((text) => text.replace('#sums {', '#sums '))
    await expect(check()).rejects.toThrow('cannot be read')
  })
})

test('a role that may not make a database is told the right that a check needs', async () => {
  const url = new URL(shop)
  url.username = url.password = `plain_${randomBytes(6).toString('hex')}`
  await withConnection(shop, (client) =>
    client.query(`create role ${url.username} login password '${url.password}' nocreatedb;
      grant connect on database postgres to ${url.username}`),
  )
  await expect(openScratch(url.href)).rejects.toThrow(/^[^\n]*"plain_\w+"[^\n]* CREATEDB[^\n]*$/)
})

test('what only one of the two has is a difference', () => {
  expect(differencesOf({ orders: { rows: '1' } }, { orders: { rows: '1' }, users: { rows: '2' } })).toEqual([
    'users, rows: the backup says nothing, restored were 2',
  ])
})

async function check() {
  const scratch = await openScratch(shop)
  try {
    return await checkBackup(scratch.url, file)
  } finally {
    await scratch.stop()
  }
}

function change(edit: (text: string) => string) {
  const text = gunzipSync(readFileSync(file)).toString()
  const edited = edit(text)
  expect(edited).not.toBe(text)
  writeFileSync(file, gzipSync(edited))
}

function lessOne(line: string) {
  return `#end ${Number(line.slice('#end '.length)) - 1}`
}
