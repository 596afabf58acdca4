import { z } from 'zod'
import { emailAddress, fieldError, line, searchText } from '@/lib/platform/text'
import { country } from './country'
import { typedTotp } from './second-factor/schema'
import { answeredRole, sentRole } from './find-account'
import { typedPassword, newPassword } from './typed-password'

/** As typed at a login: it is only compared, so every length is allowed. */
function loginName() {
  return line(254).meta({ description: 'E-mail address, in any case' })
}

function oneTimeCode() {
  return z
    .string({ error: fieldError('otp') })
    .trim()
    .regex(/^[0-9]{6}$/, { error: fieldError('otp') })
    .meta({ description: 'The six digits of the mail' })
}

export const loginBody = z
  .object({
    email: loginName(),
    password: typedPassword(),
    remember: z.boolean().optional().meta({ description: 'Stay logged in for 30 days instead of 12 hours' }),
  })
  .meta({ id: 'Login' })

export const adminLoginBody = loginBody
  .omit({ remember: true })
  .extend({ totp: typedTotp().optional() })
  .meta({ id: 'AdminLogin' })

export const registerBody = z
  .object({
    firstname: line(80),
    lastname: line(80),
    email: emailAddress(),
    password: newPassword(),
    country: country().optional(),
    terms: z
      .boolean()
      .refine((agreed) => agreed, { error: fieldError('required') })
      .optional()
      .meta({ description: 'The ticked box for the terms; whoever leaves it out has agreed elsewhere' }),
  })
  .meta({ id: 'Registration' })

export type Registration = z.output<typeof registerBody>

export const orderRegistrationBody = registerBody
  .extend({
    password: newPassword()
      .optional()
      .meta({ description: 'As for user/register; optional where the shop takes orders without an account' }),
  })
  .meta({ id: 'OrderRegistration' })

export type OrderRegistration = z.output<typeof orderRegistrationBody>

/** What registering answers, for known and unknown addresses alike. */
export const codeSent = z
  .object({ resend_in: z.int().meta({ description: 'Seconds until another code can be asked for' }) })
  .meta({ id: 'CodeSent' })

export const emailBody = z.object({ email: emailAddress() }).meta({ id: 'EmailAddress' })

export const codeBody = z.object({ email: emailAddress(), otp: oneTimeCode() }).meta({ id: 'Code' })

export const codeLoginBody = codeBody
  .extend({ remember: z.boolean().optional().meta({ description: 'Stay logged in for 30 days instead of 12 hours' }) })
  .meta({ id: 'CodeLogin' })

export const resetPasswordBody = z
  .object({ email: emailAddress(), otp: oneTimeCode(), password: newPassword() })
  .meta({ id: 'PasswordReset' })

export const changePasswordBody = z
  .object({ current_password: typedPassword(), password: newPassword() })
  .meta({ id: 'PasswordChange' })

export const deletionBody = z
  .object({
    password: typedPassword().optional(),
    otp: oneTimeCode().optional().meta({ description: 'Of user/send-deletion-code, instead of the password' }),
  })
  .refine(({ password, otp }) => password !== undefined || otp !== undefined, {
    path: ['password'],
    error: fieldError('required'),
  })
  .meta({ id: 'AccountDeletion' })

export const signedIn = z
  .object({
    token: z.string().meta({ description: 'Bearer token of the session that the cookie names too' }),
    user: z.object({ email: z.string(), role: answeredRole(), name: z.string() }),
  })
  .meta({ id: 'SignedIn' })

export const staffBody = z
  .object({
    firstname: line(80),
    lastname: line(80),
    email: emailAddress(),
    password: newPassword(),
    role: z.enum(['staff', 'manager', 'admin']),
  })
  .meta({ id: 'NewStaff' })

export type NewStaff = z.output<typeof staffBody>

export const userChange = z
  .object({ role: sentRole().optional(), disabled: z.boolean().optional() })
  .refine((change) => change.role !== undefined || change.disabled !== undefined, { error: fieldError('required') })
  .meta({ id: 'UserChange' })

export type UserChange = z.output<typeof userChange>

export const userView = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    role: answeredRole(),
    verified: z.boolean(),
    disabled: z.boolean(),
    orders: z.int().meta({ description: 'How many orders this person has placed' }),
    created_at: z.string(),
    last_seen_at: z.string().nullable(),
    has_pin: z.boolean().meta({ description: 'Can be named on a paired device' }),
    has_second_factor: z.boolean().meta({ description: 'admin/login asks for a code of an app as well' }),
  })
  .meta({ id: 'User' })

export const userQuery = z.object({
  limit: z
    .string()
    .regex(/^[1-9]\d{0,2}$/)
    .transform(Number)
    .refine((limit) => limit <= 100)
    .optional()
    .meta({ description: '1 to 100, default 50' }),
  cursor: z.guid().optional().meta({ description: 'Taken from the Link header of the page before' }),
  search: searchText(100).meta({ description: 'How a name or an address begins; of several words each must fit' }),
  role: sentRole().optional(),
})

export type UserQuery = z.output<typeof userQuery>
