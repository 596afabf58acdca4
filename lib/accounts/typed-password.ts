import { z } from 'zod'
import { fieldError } from '@/lib/platform/text'

/** It is only compared, so nearly every length is allowed. */
export function typedPassword() {
  return z
    .string({ error: fieldError('required') })
    .min(1, { error: fieldError('required') })
    .max(1000, { error: fieldError('too_long') })
}
