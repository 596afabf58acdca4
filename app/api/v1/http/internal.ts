import type { z } from 'zod'
import type { Language } from '@/lib/i18n/language'
import type { Localized } from '@/lib/i18n/localized'
import type { FurtherLanguage } from '@/lib/i18n/text-fields'
import type { Amount, Moment } from '@/lib/platform/values/decode-answer'

type CamelCase<Name> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<CamelCase<Tail>>}` : Name

type OwnText = z.core.$brand<'localized'>
type OwnName = z.core.$brand<'localizedName'>
type WithoutLanguage<Name> = Name extends `${infer Head}_${Language | FurtherLanguage}` ? Head : Name
type InternalName<Name, Value> = [Extract<Value, Amount | OwnText | OwnName>] extends [never]
  ? CamelCase<Name>
  : [Extract<Value, Amount>] extends [never]
    ? [Extract<Value, OwnName>] extends [never]
      ? CamelCase<WithoutLanguage<Name>>
      : `${CamelCase<WithoutLanguage<Name>> & string}s`
    : `${CamelCase<Name> & string}Rappen`

/** camelCase names, integer Rappen, an owner's text in every language under one name, a `Date` for a moment. */
export type Internal<Wire> = Wire extends Amount
  ? number
  : Wire extends Moment
    ? Date
    : Wire extends OwnName
      ? Partial<Localized>
      : Wire extends OwnText
        ? Localized
        : Wire extends string
          ? Wire
          : Wire extends readonly (infer Entry)[]
            ? readonly Internal<Entry>[]
            : Wire extends object
              ? { [Name in keyof Wire as InternalName<Name, Wire[Name]>]: Internal<Wire[Name]> }
              : Wire

/** For parsed input, where moments are `Date` already. */
export type Received<Parsed> = Parsed extends Amount
  ? number
  : Parsed extends OwnText | OwnName
    ? Partial<Localized>
    : Parsed extends Date | null | undefined
      ? Parsed
      : Parsed extends readonly (infer Entry)[]
        ? Received<Entry>[]
        : Parsed extends object
          ? { [Name in keyof Parsed as InternalName<Name, Parsed[Name]>]: Received<Parsed[Name]> }
          : Parsed
