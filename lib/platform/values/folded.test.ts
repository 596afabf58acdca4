import { expect, test } from 'vitest'
import { pool } from '../database/pool'
import { folded } from './folded'

test('every letter is folded as PostgreSQL folds it', async () => {
  const { rows } = await pool().query<{ letter: string; lower: string }>(
    `select chr(n) as letter, lower(chr(n)) as lower from generate_series(1, 131071) n where n not between 55296 and 57343`,
  )
  // A letter that only the newer of the two knows has no other case in the older one.
  const isKnown = (letter: string, lower: string) => lower !== letter && folded(letter) !== letter
  const other = rows.filter(({ letter, lower }) => isKnown(letter, lower) && folded(letter) !== lower)
  expect(other).toEqual([])
  const unknown = rows.filter(({ letter, lower }) => (lower !== letter) !== (folded(letter) !== letter))
  expect(unknown.filter(({ letter }) => letter < '\u0600')).toEqual([])
})

test('a word is folded letter by letter', async () => {
  const words = ['İskender', 'ΓΥΡΟΣ', 'ISTANBUL', 'ıspanak', 'Straße', 'ÄPFEL', 'Ǆungla']
  const { rows } = await pool().query<{ lower: string }>(
    'select lower(word) as lower from unnest($1::text[]) with ordinality w(word, n) order by n',
    [words],
  )
  expect(words.map(folded)).toEqual(rows.map(({ lower }) => lower))
})
