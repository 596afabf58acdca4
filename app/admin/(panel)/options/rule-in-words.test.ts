import { expect, test } from 'vitest'
import { texts } from '@/lib/i18n/texts'
import { ruleInWords, type Rule } from './rule-in-words'

const any: Rule = { pricing: 'add', min_units: 0, max_units: null, max_each: 1, free_units: 0 }

test.each([
  [{}, 'beliebig viele'],
  [{ max_units: 3, free_units: 2 }, 'bis 3, die ersten 2 gratis'],
  [{ max_units: 3, free_units: 1 }, 'bis 3, die erste gratis'],
  [{ min_units: 1, max_units: 1 }, 'Pflicht, genau 1'],
  [{ min_units: 2, max_units: 2 }, 'Pflicht, genau 2'],
  [{ min_units: 1 }, 'Pflicht, mindestens 1'],
  [{ min_units: 1, max_units: 4, max_each: 2 }, 'Pflicht, 1 bis 4, jede bis 2-mal'],
  [{ pricing: 'base', min_units: 1, max_units: 1 }, 'Pflicht, genau 1, bestimmt den Preis'],
] as const)('%j is said as "%s"', (rule, said) => {
  expect(ruleInWords({ ...any, ...rule }, texts('de').admin.options)).toBe(said)
})
