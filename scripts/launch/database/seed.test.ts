import { expect, test } from 'vitest'

import { blankSettings } from '../../testing/clean-environment'
import { migratedScratch } from '../../testing/scratch-database'
import { withConnection } from './connection'
import { seedDemo } from './seed'

test('of two instances that start on one empty database one sets the demo shop up, and the other waits for it', async () => {
  const url = await migratedScratch()
  // Longer in all than the five seconds after which a statement ends that waits, as on a busy machine.
  await withConnection(url, (client) =>
    client.query(`
      create function takes_long() returns trigger language plpgsql as
        $$ begin perform pg_sleep(0.8); return new; end $$;
      create trigger category_takes_long before insert on category for each row execute function takes_long()`),
  )
  const env = { ...process.env, ...blankSettings(), DATABASE_URL: url, SEED: 'demo' }
  await expect(Promise.all([seedDemo(env), seedDemo(env)])).resolves.toEqual([true, true])
  const { rows } = await withConnection(url, (client) =>
    client.query('select count(*)::int as all, count(distinct name)::int as names from category'),
  )
  expect(rows[0].names).toBeGreaterThan(7)
  expect(rows[0].all).toBe(rows[0].names)
})
