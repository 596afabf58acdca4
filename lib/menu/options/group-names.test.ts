import { expect, test } from 'vitest'
import { localizedOf } from '@/lib/i18n/localized'
import { addPseudoLanguage } from '@/lib/testing/random/pseudo-language'
import { groupForm, optionForm } from '@/lib/testing/shop/pizzeria'
import { administrator } from '@/lib/testing/shop/staff'
import { addOptionGroup, updateOptionGroup } from './write-group'

const language = addPseudoLanguage()
const named = (de: string, other: string) => ({ de, en: '', [language]: other })

test('who knows two languages alone changes a group without losing its names in the others', async () => {
  const admin = await administrator()
  const written = { ...groupForm('Grösse', [optionForm('Klein', 1200)]), name: named('Grösse', '⟦taille⟧') }
  const group = await addOptionGroup(admin, {
    ...written,
    options: written.options.map((option) => ({ ...option, name: named('Klein', '⟦petit⟧') })),
  })
  const [small] = group.options
  const sent = { ...groupForm('Grössen', [optionForm('Kleine', 1200)]), name: { de: 'Grössen', en: 'Sizes' } }
  const changed = await updateOptionGroup(admin, group.id, {
    ...sent,
    options: [...sent.options.map((option) => ({ ...option, id: small?.id })), optionForm('Grosse', 1800)],
  })
  expect(changed.name).toEqual({ ...localizedOf({ de: 'Grössen', en: 'Sizes' }), [language]: '⟦taille⟧' })
  expect(changed.options.map(({ name }) => name[language])).toEqual(['⟦petit⟧', ''])
  expect(changed.options.map(({ name }) => name.de)).toEqual(['Kleine', 'Grosse'])
})
