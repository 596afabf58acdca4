import type { Language } from '@/lib/i18n/language'

/** Whence a call comes, as far as a verb may know it. */
export interface Client {
  /** Trusted address of the caller, for rate limits. */
  address: string
  language: Language
}
