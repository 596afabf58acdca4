import { expect, test } from 'vitest'
import { formatGigabytes } from './format-gigabytes'
import { languages } from './language'

test('the room on a disk as each language writes it', () => {
  const plain = languages.map((language) => formatGigabytes(1_234_000_000, language).replace(/\s/g, ' '))
  expect(plain).toEqual(['1.2 GB', '1.2 GB', '1,2 Go', '1.2 GB'])
})
