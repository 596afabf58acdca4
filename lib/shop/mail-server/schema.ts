import { z } from 'zod'
import { mailProblems } from '@/lib/mail/mail-problem'
import {
  isMailHost,
  isThisMachine,
  longestHost,
  longestMailPassword,
  longestUsername,
  mailEncryptions,
  mailPorts,
} from '@/lib/mail/server-rules'
import { emailAddress, fieldError, line, optionalLine } from '@/lib/platform/values/text'

const instant = z.iso.datetime().brand<'moment', 'inout'>()

/** As typed, blanks at its ends too; control characters are refused. */
const password = z
  .string({ error: fieldError('invalid') })
  .max(longestMailPassword, { error: fieldError('too_long') })
  .refine((text) => !/\p{Cc}|\p{Surrogate}/u.test(text), { error: fieldError('control_characters') })

export const mailServerBody = z
  .object({
    host: line(longestHost).refine(isMailHost, { error: fieldError('mail_host') }),
    port: z.literal(mailPorts, { error: fieldError('mail_port') }),
    encryption: z.enum(mailEncryptions, { error: fieldError('invalid') }),
    username: optionalLine(longestUsername).default('').meta({ description: 'Empty: the server asks for none.' }),
    password: password
      .default('')
      .meta({ description: 'Never answered. Empty: the stored one stays, as long as host and username do.' }),
    from_address: emailAddress().meta({ description: 'The sender; its name is the shop’s.' }),
    replaces: z
      .guid()
      .nullish()
      .meta({ description: 'The server that the caller has seen in use, null for none; another one is 412.' }),
  })
  .refine(({ encryption, host }) => encryption !== 'none' || isThisMachine(host), {
    error: fieldError('mail_in_the_open'),
    path: ['encryption'],
  })
  .refine(({ username, password: typed }) => username !== '' || typed === '', {
    error: fieldError('required'),
    path: ['username'],
  })
  .meta({ id: 'MailServerSettings' })

export const mailCodeBody = z
  .object({ code: line(20).meta({ description: 'Six digits, out of the mail that the server has sent' }) })
  .meta({ id: 'MailServerCode' })

const server = {
  id: z.guid(),
  host: z.string(),
  port: z.int(),
  encryption: z.enum(mailEncryptions),
  username: z.string(),
  from_address: z.string(),
}

export const mailSettingsView = z
  .object({
    source: z.enum(['environment', 'shop', 'catcher', 'none']).meta({
      description: 'Whose server is in use: SMTP_URL’s, the owner’s, one that only catches mail, or none: mails wait.',
    }),
    sender: z.object({ name: z.string(), address: z.string() }),
    is_name_given: z.boolean().meta({ description: 'The environment says the sender’s name (MAIL_FROM).' }),
    is_address_given: z.boolean().meta({ description: 'The environment says the sender’s address (MAIL_FROM).' }),
    reply_to: z.string().meta({ description: 'Where answers go; empty: to the sender.' }),
    given_server: z
      .object({ host: z.string(), port: z.int() })
      .nullable()
      .meta({ description: 'Of SMTP_URL, which goes before the owner’s.' }),
    own: z
      .object({ ...server, is_password_lost: z.boolean(), active_since: instant })
      .nullable()
      .meta({ description: 'The proven one of the owner. The password is never answered.' }),
    draft: z
      .object({ ...server, code_expires_at: instant, sent_to: z.string() })
      .nullable()
      .meta({ description: 'What the caller tries out: it counts once its code is back.' }),
  })
  .meta({ id: 'MailSettings' })

export const mailFailure = z.object({
  reason: z.enum(mailProblems),
  smtp_code: z.int().nullable().meta({ description: 'What the other side answered, e.g. 535; null: nothing.' }),
})

export const testMailView = z.object({ sent_to: z.string() })

export type MailSettingsView = z.output<typeof mailSettingsView>
