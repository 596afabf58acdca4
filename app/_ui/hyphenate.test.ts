import { expect, test } from 'vitest'
import { hyphenate } from './hyphenate'

const shown = (text: string, language: 'de' | 'en') => hyphenate(text, language).replaceAll('\u00AD', '·')

test('long words get places to break, short ones none', () => {
  expect(shown('Rind mit Röstzwiebeln, Kräutermayonnaise', 'de')).toBe(
    'Rind mit Röst·zwie·beln, Kräu·ter·ma·yon·nai·se',
  )
  expect(shown('Graubünden jalapeños strawberries', 'en')).toBe('Grau·bün·den ja·la·pe·ños straw·ber·ries')
})

test('nothing else changes', () => {
  const text = '160 g Schweizer Rind, «würzig» — Frühlingszwiebeln & hallo@limmatgrill.example'
  expect(hyphenate(text, 'de').replaceAll('\u00AD', '')).toBe(text)
})
