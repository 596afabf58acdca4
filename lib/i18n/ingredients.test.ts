import { expect, it } from 'vitest'
import { ingredientName } from './ingredients'
import { languages } from './language'
import { searchWords } from './search-words'

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

it('the search knows words of every language for everything that it knows words for', () => {
  expect(
    searchWords.filter((words) => !words.everywhere.trim() && languages.some((language) => !words[language].trim())),
  ).toEqual([])
})
