import { expect, test } from 'vitest'
import { formatBytes } from './format-bytes'

test.each([
  [1_234_000_000, ['1.2 GB', '1.2 GB', '1,2 Go', '1.2 GB']],
  [25_600_000, ['25.6 MB', '25.6 MB', '25,6 Mo', '25.6 MB']],
])('%i bytes of a disk as each language writes it', (bytes, written) => {
  const languages = ['de', 'en', 'fr', 'it'] as const
  expect(languages.map((language) => formatBytes(bytes, language).replace(/\s/g, ' '))).toEqual(written)
})
