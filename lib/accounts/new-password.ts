import { truncates } from 'bcryptjs'
import { z } from 'zod'
import { fieldError } from '@/lib/platform/text'

export function newPassword() {
  return z
    .string({ error: fieldError('required') })
    .refine((password) => Array.from(password.normalize('NFC')).length >= 10, {
      error: fieldError('password_too_short'),
      abort: true,
    })
    .refine((password) => !truncates(password.normalize('NFC')), { error: fieldError('password_too_long') })
    .meta({ description: 'At least 10 characters, at most 72 bytes in UTF-8, not a common password' })
}
