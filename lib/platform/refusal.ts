import type { RefusalCode } from './refusals'
import type { FieldError } from '@/lib/i18n/catalogue'
import type { Language } from '@/lib/i18n/language'

export interface RefusalDetails {
  /** Field name → what is wrong with it. */
  fields?: Record<string, FieldError>
  /** What the caller needs to go on, e.g. the current quote. */
  data?: unknown
  /** Values for the placeholders of the message, already formatted; for the reader's language where they depend on it. */
  values?: Record<string, string> | ((language: Language) => Record<string, string>)
  retryAfterSeconds?: number
}

/** A clear no: verbs throw it, the endpoint answers it. Anything else that is thrown is a bug. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly details: RefusalDetails = {},
  ) {
    super(code)
    this.name = 'Refusal'
  }
}
