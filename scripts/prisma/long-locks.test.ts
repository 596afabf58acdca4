import { describe, expect, test } from 'vitest'

import { inCheckout } from '../bootstrap/paths.mjs'
import { readMigrations } from '../launch/database/migrations'
import { longLocks } from './long-locks'

test('no migration makes guests wait', () => {
  const migrations = readMigrations(inCheckout('prisma', 'migrations'))
  expect(migrations.flatMap(({ name, sql }) => longLocks(sql).map((lock) => ({ name, ...lock })))).toEqual([])
})

describe('a migration is refused that', () => {
  test.each([
    ['builds an index under a lock', 'CREATE INDEX "x" ON "orders" ("email")', 'concurrently'],
    ['builds a unique one', 'create unique index x on only session (token_hash)', 'concurrently'],
    [
      'builds one concurrently beside others',
      'create index concurrently if not exists x on users (a); select 1',
      'alone',
    ],
    ['builds one that a second attempt would meet', 'create index concurrently x on users (a)', 'if not exists'],
    ['changes a type', 'ALTER TABLE "orders" ADD COLUMN "a" TEXT, ALTER COLUMN "note" TYPE TEXT', 'new column'],
    ['looks at every row for null', 'alter table order_line alter name set not null', 'not valid'],
    ['looks at every row for a check', 'alter table payment add constraint c check (amount > 0)', 'not valid'],
    ['looks at every row for a reference', 'alter table users add column x uuid references look (id)', 'not valid'],
    [
      'locks for the length of a look',
      'alter table users add constraint c check (a > 0) not valid; alter table users validate constraint c',
      'of its own',
    ],
    ['builds a key under a lock', 'alter table users add constraint k unique (phone)', 'using index'],
    [
      'writes every row anew for a default',
      'alter table orders add column x uuid not null default gen_random_uuid()',
      'portions',
    ],
    ['changes every row', `update outbox_mail set subject = 'a; b' where true`, 'portions'],
    ['changes every row in a block', `do $$ begin update orders o set note = ''; end $$`, 'portions'],
    ['removes many rows', 'delete from audit_entry where at < now()', 'portions'],
    ['locks by its name', 'lock table shop', 'nothing of the kind'],
    ['takes a column away', 'alter table shop drop column motto', 'unused since'],
    ['takes a table away', 'drop table look', 'unused since'],
    ['renames', 'alter table menu_item rename column name to title', 'unused since'],
    ['hides behind a comment', '-- a word\n/* and ; another */ drop table look', 'unused since'],
  ])('%s', (_what, sql, instead) => {
    expect(longLocks(sql)).toEqual([expect.objectContaining({ instead: expect.stringContaining(instead) })])
  })

  test('says where', () => {
    expect(longLocks('select 1;\n\n-- so\ndrop table look')).toMatchObject([{ line: 4, statement: 'drop table look' }])
  })
})

describe('a migration may', () => {
  test.each([
    ['add a column that may be empty', 'alter table orders add column note_2 text'],
    ['add a column with a fixed default', 'alter table orders add column weight int not null default 0'],
    ['add a constraint unseen', 'alter table orders add constraint c check (weight >= 0) not valid'],
    ['look at a constraint by itself', 'alter table orders validate constraint c'],
    ['build an index beside the traffic', 'create index concurrently if not exists x on orders (weight)'],
    [
      'do anything to what it has made',
      'create table users (id int); create index x on users (id); update users set id = 1',
    ],
    ['do to small tables what is soon done', 'create index x on menu_item (name); update shop set motto = 1'],
    [
      'define what is done later',
      'create function f() returns trigger language plpgsql as $$ begin update orders set a = 1; end $$',
    ],
    ['react to others', 'create trigger t after update on orders for each row execute function f()'],
    [
      'say why no client waits',
      '-- allowed: the index holds open orders alone, some dozens\ncreate index x on orders (a) where b',
    ],
    ['take away what is unused', '-- unused since: 1.4\nalter table shop drop column motto'],
  ])('%s', (_what, sql) => {
    expect(longLocks(sql)).toEqual([])
  })

  test('not excuse one statement by the comment of another', () => {
    expect(longLocks('-- unused since: 1.4\ndrop table look; drop table look_picture')).toHaveLength(1)
  })
})
