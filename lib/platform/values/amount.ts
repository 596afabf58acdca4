import { z } from 'zod'
import { toRappen } from './money'
import { fieldError } from './text'

// A client that multiplies floats sends 26.700000000000003 and means 26.70.
const floatNoise = 1e-6

export const francs = z.number().brand<'amount', 'inout'>()

export const amount = z
  .union([z.number(), z.string()], { error: fieldError('amount') })
  .transform((value, context) => {
    const rappen = typeof value === 'number' ? fromNumber(value) : toRappen(value)
    if (rappen !== null) return rappen
    context.addIssue({ code: 'custom', message: fieldError('amount') })
    return z.NEVER
  })
  .meta({ example: '25.50' })
  .brand<'amount'>()

/** With both bounds in Rappen, because an amount may be negative. */
export function amountWithin(least: number, most: number) {
  return amount.refine((rappen) => rappen >= least && rappen <= most, { error: fieldError('out_of_range') })
}

function fromNumber(value: number): number | null {
  const rounded = Math.round(value * 100) / 100
  return Math.abs(value - rounded) < floatNoise ? toRappen(rounded) : null
}
