import { expect, test } from 'vitest'
import type { Language } from '@/lib/i18n/language'
import { hyphenate } from './in-syllables'

const shown = (text: string, language: string) => hyphenate(text, language as Language).replaceAll('\u00AD', '·')

test('long words get places to break, short ones none', () => {
  expect(shown('Rind mit Röstzwiebeln, Kräutermayonnaise', 'de')).toBe(
    'Rind mit Röst·zwie·beln, Kräu·ter·ma·yon·nai·se',
  )
  expect(shown('Graubünden jalapeños strawberries', 'en')).toBe('Grau·bün·den ja·la·pe·ños straw·ber·ries')
  expect(shown('Assaisonnement à l’huile, réchauffement', 'fr')).toBe('As·sai·son·ne·ment à l’huile, ré·chauf·fe·ment')
  expect(shown('Mozzarella affumicata', 'it')).toBe('Moz·za·rel·la af·fu·mi·ca·ta')
})

test('nothing else changes', () => {
  const text = '160 g Schweizer Rind, «würzig» — Frühlingszwiebeln & hallo@limmatgrill.example'
  expect(hyphenate(text, 'de').replaceAll('\u00AD', '')).toBe(text)
})
