import { z } from 'zod'
import { languages } from '@/lib/i18n/language'
import { optionalParagraph } from '@/lib/platform/values/text'
import { lastChange, version } from '@/lib/platform/process/version'
import { factNames } from './rich-text'
import { longestText, textKinds } from './text-kind'

export const textPlace = z.object({ kind: z.enum(textKinds), language: z.enum(languages) })

export const textView = textPlace
  .extend({
    version,
    markdown: z.string().meta({ description: 'As it is live; where the owner wrote none, the default.' }),
    is_default: z.boolean(),
    ...lastChange,
  })
  .meta({ id: 'Text', description: `A page or a line of mails. In braces it names facts: ${factNames.join(', ')}.` })

export const textChange = z.object({
  markdown: optionalParagraph(longestText)
    .nullable()
    .optional()
    .meta({ description: 'Null or empty: the default again; absent: as it is. No HTML, no pictures.' }),
})

export const textProblems = z.object({
  problems: z.array(z.object({ line: z.int(), code: z.string(), found: z.string() })),
})

export type TextViewAnswer = z.output<typeof textView>
