import { expect, test } from 'vitest'
import { plainSql } from '@/lib/testing/plain-sql'
import { settings } from '@/lib/shop/settings-schema'

const { sql } = plainSql()

const beef = { kind: 'beef', country: 'CH', production_methods: [] as string[] | null }

function write(statements: unknown[]) {
  const rows = statements.map((one) => {
    const { production_methods: productionMethods, ...rest } = one as typeof beef
    return { ...rest, productionMethods }
  })
  return sql.query('update shop set statements = $1', [JSON.stringify(rows)])
}

test('what holds for all dishes passes form and table', async () => {
  const all = [beef, { kind: 'eggs', country: null, production_methods: ['caged_eggs'] }]
  expect(settings.safeParse({ statements: all }).error).toBeUndefined()
  await write(all)
})

test.each([
  ['twice the same kind', [beef, beef]],
  ['a kind that there is not', [{ ...beef, kind: 'gold' }]],
  ['a country in words', [{ ...beef, country: 'Schweiz' }]],
  ['a method that there is not', [{ ...beef, production_methods: ['handmade'] }]],
  ['nothing at all', [{ ...beef, country: null, production_methods: null }]],
])('form and table refuse %s', async (_, statements) => {
  expect(settings.safeParse({ statements }).success).toBe(false)
  await expect(write(statements)).rejects.toMatchObject({ constraint: 'shop_statements_check' })
})

test('the form refuses what cannot be true of a kind', () => {
  const statements = [{ ...beef, production_methods: ['caged_eggs'] }]
  expect(settings.safeParse({ statements }).success).toBe(false)
})
