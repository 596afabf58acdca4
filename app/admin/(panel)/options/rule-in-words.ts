import { fill } from '@/lib/i18n/fill'
import type { AdminTexts } from '@/lib/i18n/texts'

export interface Rule {
  pricing: 'add' | 'base'
  min_units: number
  max_units: number | null
  max_each: number
  free_units: number
}

/** How much of a group may be chosen, as an owner says it: “up to 3, the first 2 free”. */
export function ruleInWords(rule: Rule, words: AdminTexts['options']): string {
  const { pricing, max_each: each, free_units: free } = rule
  return [
    unitsInWords(rule, words),
    each > 1 && fill(words.each, { each }),
    free > 0 && (free === 1 ? words.freeOne : fill(words.free, { free })),
    pricing === 'base' && words.setsPrice,
  ]
    .filter(Boolean)
    .join(', ')
}

function unitsInWords({ min_units: min, max_units: max }: Rule, words: AdminTexts['options']): string {
  if (min === 0) return max === null ? words.anyNumber : fill(words.upTo, { max })
  if (max === null) return fill(words.atLeast, { min })
  if (min < max) return fill(words.between, { min, max })
  return min === 1 ? words.exactlyOne : fill(words.exactly, { min })
}
