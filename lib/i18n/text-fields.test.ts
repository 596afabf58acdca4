import { expect, it } from 'vitest'
import { z } from 'zod'
import { fromWire, inWireNames } from '@/app/api/v1/http/wire'
import { addPseudoLanguage } from '@/lib/testing/random/pseudo-language'
import { answeredText, inFurtherLanguages, localizedOf, sentText } from './localized'
import { isFurther, ownText, textFields, textIn } from './text-fields'

const language = addPseudoLanguage()
const named = { name: 'Klein', name_en: 'Small', name_xx: '⟦petit⟧', name_plate: 'no language', id: '1' }

it('a text has a field for each language, and nothing else is one', () => {
  expect(textFields('name', named)).toEqual({ name: 'Klein', name_en: 'Small', name_xx: '⟦petit⟧' })
  expect(textFields('name', { name_en: null, name_xx: 1 })).toEqual({})
  expect([language, 'de', 'en', 'nl'].filter(isFurther)).toEqual([language])
})

it('is read in the language of the reader', () => {
  expect([language, 'de' as const, 'en' as const].map((each) => textIn('name', named, each))).toEqual([
    '⟦petit⟧',
    'Klein',
    'Small',
  ])
  expect(textIn('name', { name: 'Klein', name_en: '' }, language)).toBe('Klein')
  expect(textIn('group', named, language)).toBe('')
})

it('a language that was added has a field in answers and requests, last of all', () => {
  const answered = z.object({ info: answeredText(), ...inFurtherLanguages('info', answeredText()) })
  const written = { info: localizedOf({ de: 'Grüezi', xx: '⟦Salut⟧' }) }
  expect(inWireNames(answered, written)).toEqual({
    info: 'Grüezi',
    info_fr: '',
    info_it: '',
    [`info_${language}`]: '⟦Salut⟧',
  })
  const sent = z.object({ info: z.string(), ...inFurtherLanguages('info', sentText(z.string()).optional()) })
  expect(fromWire(sent, sent.parse({ info: 'Hoi', info_xx: '⟦Salut⟧' }))).toMatchObject({ info: { xx: '⟦Salut⟧' } })
})

it.each([
  [{ de: 'Mit Bärlauch', en: 'With wild garlic' }, 'en', 'With wild garlic'],
  [{ de: 'Mit Bärlauch', en: '' }, 'en', 'Mit Bärlauch'],
  [{ de: '', en: 'With wild garlic' }, 'de', 'With wild garlic'],
  [{ de: '', en: '' }, 'de', ''],
] as const)('of %o a reader of %s gets "%s"', (written, reader, text) => {
  expect(ownText(localizedOf(written), reader)).toBe(text)
})

it('a language that was added since has the text of another until the owner writes it', () => {
  expect(ownText(localizedOf({ de: 'Mit Bärlauch', en: '' }), language)).toBe('Mit Bärlauch')
})
