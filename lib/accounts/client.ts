import type { Language } from '../i18n/language'

/** Whence a call comes; the address is the trusted one that the request handler found, as it is counted. */
export interface Client {
  address: string
  language: Language
}
