import { expect, test } from 'vitest'
import { kindNames } from './kind-names'

const formOf = (kind: string, ...asked: Parameters<typeof kindNames>) =>
  kindNames(...asked).find((each) => each.kind === kind)

test('a category is called as in the first language that is offered, and has a name where another says it differently', () => {
  expect(formOf('drinks', ['de', 'en', 'fr', 'it'], 'en')).toEqual({
    kind: 'drinks',
    label: 'Drinks',
    form: { name: 'Getränke', name_en: 'Drinks', name_fr: 'Boissons', name_it: 'Bevande' },
  })
  expect(formOf('desserts', ['fr', 'de'], 'de')?.form).toEqual({ name: 'Desserts' })
})

test('languages that are not offered get no name', () => {
  expect(formOf('salads', ['it'], 'de')).toEqual({ kind: 'salads', label: 'Salate', form: { name: 'Insalate' } })
})
