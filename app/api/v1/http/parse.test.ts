import { expect, test } from 'vitest'
import { z } from 'zod'
import { parse } from './parse'

const closed = z.strictObject({ amount: z.int(), lines: z.array(z.strictObject({ position: z.int() })).optional() })

test('of a body that is closed each unknown field is named where it stands', async () => {
  const sent = { amount: 1, amounts: 2, lines: [{ position: 0 }, { position: 1, price: 3, note: 'x' }] }
  await expect(parse(closed, sent, 'invalid_fields')).rejects.toMatchObject({
    code: 'invalid_fields',
    details: {
      fields: { amounts: 'unknown_field', 'lines.1.price': 'unknown_field', 'lines.1.note': 'unknown_field' },
    },
  })
})

test('of a thousand unknown fields twenty are named', async () => {
  const many = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`field${index}`, index]))
  const refused: unknown = await parse(closed, { ...many, amount: 1 }, 'invalid_fields').catch(
    (error: unknown) => error,
  )
  expect(Object.keys(Object(refused).details.fields)).toHaveLength(20)
})
