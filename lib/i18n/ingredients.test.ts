import { expect, it } from 'vitest'
import { ingredientName } from './ingredients'

it.each([
  ['Rind', 'en', 'Beef'],
  [' rind ', 'en', 'Beef'],
  ['Chicken', 'de', 'Poulet'],
  ['pesce persico', 'de', 'Egli'],
  ['petit pain', 'en', 'Bun'],
  ['Brot', 'de', 'Brot'],
  ['Bündnerfleisch', 'en', 'Bündnerfleisch'],
] as const)('%s is for a reader of %s: %s', (written, language, name) => {
  expect(ingredientName(written, language)).toBe(name)
})
