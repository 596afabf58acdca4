import type { en } from './en/texts'

/** One text per plural form; `other` is the one that every language has. */
export type Plural = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

type Translated<Part> = Part extends string
  ? string
  : Part extends { one: string; other: string }
    ? Plural
    : Part extends readonly (infer Entry)[]
      ? Translated<Entry>[]
      : { [Key in keyof Part]: Translated<Part[Key]> }

/** Every text of the product in one language. English is the form: a language that lacks a key does not compile. */
export type Catalogue = Translated<typeof en>

/** What a form may say about a field. */
export type FieldError = keyof Catalogue['fieldErrors']

/** What an operation of /api/v1 may say when it is done. */
export type MessageKey = keyof Catalogue['messages']

/** The mails that there are. */
export type MailName = keyof Catalogue['mails']
