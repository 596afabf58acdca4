import { expect, test } from 'vitest'
import { languages } from '@/lib/i18n/language'
import { storedOptions } from './chosen-option'

test('what was chosen before the shop learned a language is said in that one as well, with nothing', () => {
  const [option] = storedOptions({ options: [{ group: { de: 'Sauce' }, name: { de: 'Scharf', en: 'Hot' } }] })
  expect(Object.keys(option?.group ?? {})).toEqual(languages)
  expect(option?.name).toEqual({
    ...Object.fromEntries(languages.map((language) => [language, ''])),
    de: 'Scharf',
    en: 'Hot',
  })
})
