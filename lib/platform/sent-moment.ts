import { z } from 'zod'
import { fieldError } from './text'

// An offset may lead beyond the four-digit years, which the database cannot hold.
const [earliest, latest] = [Date.UTC(2000, 0, 1), Date.UTC(9999, 11, 31, 23, 59, 59, 999)]

export const sentMoment = z.iso
  .datetime({ offset: true, error: fieldError('invalid') })
  .transform((text) => new Date(text))
  .refine((at) => at.getTime() >= earliest && at.getTime() <= latest, { error: fieldError('invalid') })
