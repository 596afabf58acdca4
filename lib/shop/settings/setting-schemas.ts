import { z } from 'zod'
import { type amount, amountWithin, francs } from '@/lib/platform/values/amount'
import { phoneNumber } from '@/lib/platform/values/phone'
import {
  emailAddress,
  fieldError,
  line,
  optionalEmailAddress,
  optionalLine,
  optionalParagraph,
  optionalPostcode,
} from '@/lib/platform/values/text'
import { settingFields, wireNameOf, type Setting, type SettingName, type WireName } from './setting-fields'
import { readVatNumber } from '../vat-rate'

type Answered<Field> = Field extends { kind: 'flag' }
  ? z.ZodBoolean
  : Field extends { kind: 'number' } | { kind: 'choice'; of: readonly number[] }
    ? z.ZodInt
    : Field extends { kind: 'amount' }
      ? typeof francs
      : Field extends { kind: 'day' }
        ? z.ZodNullable<z.ZodString>
        : z.ZodString

type Sent<Field> = Field extends { kind: 'amount' }
  ? typeof amount
  : Field extends { kind: 'choice'; of: readonly (infer Value)[] }
    ? z.ZodType<Value, Value>
    : Answered<Field>

type Shape<Of extends 'answered' | 'sent'> = {
  [Name in SettingName as WireName<Name>]: Of extends 'sent'
    ? Sent<(typeof settingFields)[Name]>
    : Answered<(typeof settingFields)[Name]>
}

export const swissPostcode = optionalPostcode().refine((value) => /^[1-9]\d{3}$/.test(value), {
  error: fieldError('postcode'),
})

export const calendarDay = z.iso
  .date({ error: fieldError('invalid') })
  .refine((day) => '2000-01-01' <= day && day <= '2199-12-31', { error: fieldError('out_of_range') })

const vatNumber = optionalLine(40)
  .refine((typed) => typed === '' || readVatNumber(typed) !== null, { error: fieldError('vat_number') })
  .transform((typed) => readVatNumber(typed) ?? '')

export const answeredSettings = eachNamed(answered) as Shape<'answered'>

export const sentSettings = eachNamed(sent) as Shape<'sent'>

function eachNamed(schemaOf: (setting: Setting) => z.ZodType): Record<string, z.ZodType> {
  const schemas = Object.entries<Setting>(settingFields).map(([name, setting]) => {
    const schema = schemaOf(setting)
    return [wireNameOf(name), setting.about ? schema.meta({ description: setting.about }) : schema] as const
  })
  return Object.fromEntries(schemas)
}

function answered(setting: Setting): z.ZodType {
  if (setting.kind === 'flag') return z.boolean()
  if (setting.kind === 'number') return z.int()
  if (setting.kind === 'amount') return francs.meta({ description: 'CHF with at most two decimals.', example: 25 })
  if (setting.kind === 'day') return z.string().meta({ example: '2026-12-24' }).nullable()
  return setting.kind === 'choice' && typeof setting.of[0] === 'number' ? z.int() : z.string()
}

function sent(setting: Setting): z.ZodType {
  if (setting.kind === 'flag') return z.boolean()
  if (setting.kind === 'number') return numberOf(setting)
  if (setting.kind === 'amount') return amountWithin(setting.least, setting.most)
  if (setting.kind === 'day') return calendarDay.nullable()
  if (setting.kind === 'paragraph') return optionalParagraph(setting.longest)
  if (setting.kind === 'line') return setting.isRequired ? line(setting.longest) : optionalLine(setting.longest)
  if (setting.kind === 'email') return setting.isRequired ? emailAddress() : optionalEmailAddress()
  if (setting.kind === 'phone') return phoneNumber()
  if (setting.kind === 'postcode') return swissPostcode
  if (setting.kind === 'vatNumber') return vatNumber
  return z.literal<(string | number)[]>([...setting.of], { error: fieldError('invalid') })
}

function numberOf({ least, most, hasZero }: Extract<Setting, { kind: 'number' }>): z.ZodType {
  if (!hasZero) return z.int().min(least).max(most)
  const isOffOrEnough = (value: number) => value === 0 || value >= least
  return z
    .int()
    .min(0)
    .max(most)
    .refine(isOffOrEnough, { error: fieldError('out_of_range') })
}
