import type { RefusalCode } from './refusals'
import type { FieldError, MessageKey } from '@/lib/i18n/catalogue'
import type { Language } from '@/lib/i18n/language'

/** With what its text has placeholders for. */
export type FieldProblem = FieldError | { error: FieldError; values: Record<string, string> }

export interface RefusalDetails {
  /** Instead of the code's own text. */
  message?: MessageKey
  fields?: Record<string, FieldProblem>
  data?: unknown
  /** For the placeholders of the message, formatted; a function where they depend on the reader's language. */
  values?: Record<string, string> | ((language: Language) => Record<string, string>)
  retryAfterSeconds?: number
}

/** Verbs throw it, the endpoint answers it. Anything else that is thrown is a bug. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly details: RefusalDetails = {},
  ) {
    super(code)
    this.name = 'Refusal'
  }
}

/** For what was looked up by an id that a client sent. */
export function found<Thing>(thing: Thing | null): Thing {
  if (thing === null) throw new Refusal('not_found')
  return thing
}
