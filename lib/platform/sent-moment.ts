import { z } from 'zod'
import { fieldError } from './text'

// An offset may lead beyond the years that ISO 8601 writes with four digits, which the database cannot hold.
const [earliest, latest] = [Date.UTC(2000, 0, 1), Date.UTC(9999, 11, 31, 23, 59, 59, 999)]

/** An instant as clients send it: ISO 8601 with offset, in this millennium or the next seven. */
export const sentMoment = z.iso
  .datetime({ offset: true, error: fieldError('invalid') })
  .transform((text) => new Date(text))
  .refine((at) => at.getTime() >= earliest && at.getTime() <= latest, { error: fieldError('invalid') })
