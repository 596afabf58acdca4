import { expect, test } from 'vitest'
import { fill } from './fill'
import { isolated } from './isolated'

test('a name from right to left stands for itself in a sentence, any other is as it was', () => {
  expect(isolated('سارة')).toBe('\u2068سارة\u2069')
  for (const text of ['Ana', 'Ćosić', '山田', '079 555 01 01']) expect(isolated(text)).toBe(text)
  expect(isolated(isolated('سارة'))).toBe('\u2068سارة\u2069')
  expect(isolated('Ana\u202eevil')).toBe('Anaevil')
  expect(fill('{name}, {phone}', { name: 'سارة', phone: '079 555' })).toBe('\u2068سارة\u2069, 079 555')
})
