import type { Language } from '../i18n/language'

/** `address` is the trusted one that the request handler found, as limits count it. */
export interface Client {
  address: string
  language: Language
}
