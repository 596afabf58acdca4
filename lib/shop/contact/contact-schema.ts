import { z } from 'zod'
import { emailAddress, line, paragraph } from '@/lib/platform/values/text'
import { longestMessage } from '../limits'
import { moment } from '@/lib/platform/values/moment'

export const contactSubjects = ['general', 'order', 'restaurant', 'feedback', 'technical'] as const

export const contactForm = z.object({
  full_name: line(120),
  email: emailAddress(),
  subject: z.enum(contactSubjects),
  message: paragraph(longestMessage),
  website: z.unknown().optional().meta({
    description: 'Leave empty: people do not see this field. What fills it in is kept, and marked as suspected.',
  }),
})

export const contactMessageView = z
  .object({
    id: z.guid(),
    full_name: z.string(),
    email: z.string(),
    subject: z.enum(contactSubjects),
    message: z.string(),
    language: z.string(),
    created_at: moment,
    answered_at: moment.nullable(),
    is_suspected: z.boolean().meta({ description: 'A field that people do not see was filled in.' }),
  })
  .meta({ id: 'ContactMessage' })

export const messagesQuery = z.object({
  limit: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .refine((limit) => limit >= 1 && limit <= 100)
    .optional(),
  before: z.guid().optional().meta({ description: 'The id of the last message of the page before.' }),
  answered: z.stringbool().optional(),
})

export const answered = z.object({ answered: z.boolean() })

export type ContactSubject = (typeof contactSubjects)[number]
export type MessagesQuery = z.output<typeof messagesQuery>
