import { z } from 'zod'
import type { FieldError } from '@/lib/i18n/catalogue'
import { withoutInvisible } from './invisible'
import { plainPostcode } from './postcode'

export function fieldError(key: FieldError): FieldError {
  return key
}

// PostgreSQL stores no NUL, and typed text has no other control characters.
// eslint-disable-next-line no-control-regex
const controlInLine = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/
// eslint-disable-next-line no-control-regex
const controlInParagraph = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/
// Half of a surrogate pair cannot be written as UTF-8.
const loneSurrogate = /\p{Surrogate}/u

// Unicode annex 15 has the same bound, and normalising more combining marks takes quadratic time.
const endlessMarks = /\p{M}{31}/u

// A decomposed letter has up to four units; the rest is for what is trimmed.
const unitsPerLetter = 4
const trimmedUnits = 1000

interface Cleaned {
  control: RegExp
  clean: (value: string) => string
}

// French keeps its signs and quotation marks together by one.
const otherSpace = /(?<!«)\p{Zs}(?![;:!?»%])/gu

const inLine: Cleaned = {
  control: controlInLine,
  clean: (value) =>
    withoutInvisible(value)
      .replace(/\u00ad/g, '')
      .replace(otherSpace, ' '),
}
// The owner's texts hyphenate their long words.
const inParagraph: Cleaned = { control: controlInParagraph, clean: withoutInvisible }

function text(max: number, { control, clean }: Cleaned) {
  return z
    .string({ error: fieldError('invalid') })
    .refine((value) => value.length <= max * unitsPerLetter + trimmedUnits, {
      error: fieldError('too_long'),
      abort: true,
    })
    .refine((value) => !endlessMarks.test(value), { error: fieldError('control_characters'), abort: true })
    .refine((value) => !control.test(value) && !loneSurrogate.test(value), { error: fieldError('control_characters') })
    .transform((value) => clean(value).trim().normalize('NFC'))
    .refine((value) => value.length <= max, { error: fieldError('too_long') })
}

export function optionalLine(max: number) {
  return text(max, inLine)
}

export function line(max: number) {
  return required(text(max, inLine))
}

export function searchText() {
  return optionalLine(100)
    .transform((value) => value || undefined)
    .optional()
}

export function optionalParagraph(max: number) {
  return text(max, inParagraph).transform((value) => value.replaceAll('\r\n', '\n'))
}

export function paragraph(max: number) {
  return required(optionalParagraph(max))
}

/** With the place behind it, which autofill adds; `isPostcode` knows the shape that its country has. */
export function postcode() {
  return shortened(line(100))
}

export function optionalPostcode() {
  return shortened(optionalLine(100))
}

function shortened<Input>(schema: z.ZodType<string, Input>) {
  return schema.transform(plainPostcode).refine((value) => value.length <= 10, { error: fieldError('too_long') })
}

/** In any spelling that is looked up: mail servers know a domain in ASCII alone. */
export function loginName() {
  return line(254).transform(withAsciiDomain)
}

export function emailAddress() {
  return loginName().refine(isEmailAddress, { error: fieldError('email') })
}

export function optionalEmailAddress() {
  return optionalLine(254)
    .transform(withAsciiDomain)
    .refine((value) => value === '' || isEmailAddress(value), { error: fieldError('email') })
}

function isEmailAddress(value: string): boolean {
  // Of a domain's last part zod knows letters only.
  return z.email().safeParse(value.replace(/\.xn--[a-z0-9-]+$/i, '.example')).success
}

/** `info@xn--mller-kva.ch` of `info@müller.ch`, as browsers with a field for it send it. */
function withAsciiDomain(address: string): string {
  const [, local, domain = ''] = /^(.+)@([\p{L}\p{M}\p{N}.-]+)$/u.exec(address) ?? []
  const url = `http://${domain}`
  return local && /[^\p{ASCII}]/u.test(domain) && URL.canParse(url) ? `${local}@${new URL(url).hostname}` : address
}

function required(schema: z.ZodType<string, string>) {
  return z.preprocess((value) => value ?? '', schema).refine((value) => value !== '', { error: fieldError('required') })
}

export const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

// An offset may lead beyond the four-digit years, which the database cannot hold.
const [earliest, latest] = [Date.UTC(2000, 0, 1), Date.UTC(9999, 11, 31, 23, 59, 59, 999)]

export const sentMoment = z.iso
  .datetime({ offset: true, error: fieldError('invalid') })
  .transform((sent) => new Date(sent))
  .refine((at) => at.getTime() >= earliest && at.getTime() <= latest, { error: fieldError('invalid') })
