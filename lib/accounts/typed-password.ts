import { truncates } from 'bcryptjs'
import { z } from 'zod'
import { fieldError } from '@/lib/platform/text'

/** It is only compared, so nearly every length is allowed. */
export function typedPassword() {
  return z
    .string({ error: fieldError('required') })
    .min(1, { error: fieldError('required') })
    .max(1000, { error: fieldError('too_long') })
}

// Far above the 72 bytes: only what is longer is not even counted.
const longestTyped = 1000

export function newPassword() {
  return z
    .string({ error: fieldError('required') })
    .refine((password) => password.length <= longestTyped, { error: fieldError('password_too_long'), abort: true })
    .refine((password) => Array.from(password.normalize('NFC')).length >= 10, {
      error: fieldError('password_too_short'),
      abort: true,
    })
    .refine((password) => !truncates(password.normalize('NFC')), { error: fieldError('password_too_long') })
    .meta({ description: 'At least 10 characters, at most 72 bytes in UTF-8, not a common password' })
}
