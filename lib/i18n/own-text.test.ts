import { expect, it } from 'vitest'
import { addPseudoLanguage } from '@/lib/testing/pseudo-language'
import { localizedOf } from './localized'
import { ownText } from './own-text'

it.each([
  [{ de: 'Mit Bärlauch', en: 'With wild garlic' }, 'en', 'With wild garlic'],
  [{ de: 'Mit Bärlauch', en: '' }, 'en', 'Mit Bärlauch'],
  [{ de: '', en: 'With wild garlic' }, 'de', 'With wild garlic'],
  [{ de: '', en: '' }, 'de', ''],
] as const)('of %o a reader of %s gets "%s"', (written, language, text) => {
  expect(ownText(localizedOf(written), language)).toBe(text)
})

it('a language that was added since has the text of another until the owner writes it', () => {
  const language = addPseudoLanguage()
  expect(ownText(localizedOf({ de: 'Mit Bärlauch', en: '' }), language)).toBe('Mit Bärlauch')
})
