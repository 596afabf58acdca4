import { z } from 'zod'
import { languages } from '@/lib/i18n/language'
import { fieldError, optionalLine, optionalParagraph } from '@/lib/platform/values/text'
import { version } from '@/lib/platform/process/version'
import { longestNote } from '@/lib/shop/limits'
import { longestCategoryName, longestDescription, longestDishName, longestOptionName } from '../limits'
import { translatedKinds } from './untranslated'

const language = z.enum(languages, { error: fieldError('invalid') })
const id = z.guid({ error: fieldError('invalid') })
const serial = z.string().regex(/^\d{1,9}$/, { error: fieldError('invalid') })

export const translation = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('header_note'), id: z.literal('1'), language, text: optionalLine(longestNote) }),
  z.object({ kind: z.literal('closure'), id: serial, language, text: optionalLine(longestNote) }),
  z.object({ kind: z.literal('category'), id, language, text: optionalLine(longestCategoryName) }),
  z.object({ kind: z.literal('menu_item'), id, language, text: optionalLine(longestDishName) }),
  z.object({ kind: z.literal('description'), id, language, text: optionalParagraph(longestDescription) }),
  z.object({ kind: z.literal('option_group'), id, language, text: optionalLine(longestOptionName) }),
  z.object({ kind: z.literal('option'), id, language, text: optionalLine(longestOptionName) }),
])

export const translationView = z
  .object({ kind: z.enum(translatedKinds), id: z.string(), language, text: z.string(), version })
  .meta({ id: 'Translation' })

export type Translation = z.output<typeof translation>
