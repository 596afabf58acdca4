import { expect, test } from 'vitest'
import { labelled } from './labelled'

test('French has a narrow space before the colon that does not break, the others none', () => {
  const said = (['de', 'en', 'fr', 'it'] as const).map((language) => labelled('Total', '12.50', language))
  expect(said).toEqual(['Total: 12.50', 'Total: 12.50', 'Total\u202F: 12.50', 'Total: 12.50'])
})
