import type { en } from './en/texts'

export type Plural = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

type Translated<Part> = Part extends string
  ? string
  : Part extends { one: string; other: string }
    ? Plural
    : Part extends readonly (infer Entry)[]
      ? Translated<Entry>[]
      : { [Key in keyof Part]: Translated<Part[Key]> }

/** English is the form: a language that lacks a key does not compile. */
export type Catalogue = Translated<typeof en>

export type FieldError = keyof Catalogue['fieldErrors']

export type MessageKey = keyof Catalogue['messages']

export type MailName = keyof Catalogue['mails']
