import { truncates } from 'bcryptjs'
import { z } from 'zod'
import { fieldError, emailAddress, line, loginName, searchText, paragraph } from '@/lib/platform/values/text'
import { country } from './country'
import { answeredRole, sentRole } from './find-account'
import { longestBlockReason } from './limits'
import { moment } from '@/lib/platform/values/moment'

// Far above the 72 bytes: longer input is neither compared nor counted.
const longestTyped = 1000

function typedPassword() {
  return z
    .string({ error: fieldError('required') })
    .min(1, { error: fieldError('required') })
    .max(longestTyped, { error: fieldError('too_long') })
}

export function newPassword() {
  return z
    .string({ error: fieldError('required') })
    .refine((password) => password.length <= longestTyped, { error: fieldError('password_too_long'), abort: true })
    .refine((password) => Array.from(password.normalize('NFC')).length >= 10, {
      error: fieldError('password_too_short'),
      abort: true,
    })
    .refine((password) => !truncates(password.normalize('NFC')), { error: fieldError('password_too_long') })
    .meta({ description: 'At least 10 characters, at most 72 bytes in UTF-8, not a common password' })
}

function typedLogin() {
  return loginName().meta({ description: 'E-mail address, in any case' })
}

function oneTimeCode() {
  return z
    .string({ error: fieldError('otp') })
    .trim()
    .regex(/^[0-9]{6}$/, { error: fieldError('otp') })
    .meta({ description: 'The six digits of the mail' })
}

const remember = z.boolean().optional().meta({ description: 'Stay logged in for 30 days instead of 12 hours' })

export const loginBody = z
  .object({
    email: typedLogin(),
    password: typedPassword(),
    remember,
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

export const codeSent = z
  .object({ resend_in: z.int().meta({ description: 'Seconds until another code can be asked for' }) })
  .meta({ id: 'CodeSent' })

export const emailBody = z.object({ email: emailAddress() }).meta({ id: 'EmailAddress' })

export const codeBody = z.object({ email: emailAddress(), otp: oneTimeCode() }).meta({ id: 'Code' })

export const codeLoginBody = codeBody.extend({ remember }).meta({ id: 'CodeLogin' })

export const resetPasswordBody = codeBody.extend({ password: newPassword() }).meta({ id: 'PasswordReset' })

export const changePasswordBody = z
  .object({ current_password: typedPassword(), password: newPassword() })
  .meta({ id: 'PasswordChange' })

export const deviceBody = z
  .object({
    email: emailAddress().optional(),
    otp: oneTimeCode().optional(),
    token: line(200).optional().meta({ description: 'Of the link in the mail, instead of the address and the code' }),
  })
  .refine(({ email, otp, token }) => token !== undefined || (email !== undefined && otp !== undefined), {
    path: ['otp'],
    error: fieldError('required'),
  })
  .meta({ id: 'OpenedDevice' })

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
    created_at: moment,
    last_seen_at: moment.nullable(),
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
  search: searchText().meta({ description: 'How a name or an address begins; of several words each must fit' }),
  role: sentRole().optional(),
})

export type UserQuery = z.output<typeof userQuery>

function typedTotp() {
  return line(40).meta({ description: 'Six digits of the authenticator app, or a recovery code' })
}

export const ownPassword = z.object({ password: typedPassword() }).meta({ id: 'OwnPassword' })

export const removalBody = ownPassword.extend({ totp: typedTotp() }).meta({ id: 'SecondFactorRemoval' })

export const totpBody = z.object({ totp: typedTotp() }).meta({ id: 'SecondFactorCode' })

export const newFactor = z
  .object({
    secret: z.string().meta({ description: 'Base32, for an app that reads no QR code; answered once' }),
    uri: z.string().meta({ description: 'What the QR code says' }),
  })
  .meta({ id: 'NewSecondFactor' })

export const recoveryCodes = z
  .object({ recovery_codes: z.array(z.string()).meta({ description: 'Each is good once, in place of a code' }) })
  .meta({ id: 'RecoveryCodes' })

export const policyBody = z.object({ required: z.boolean() }).meta({ id: 'SecondFactorPolicy' })

export const blockBody = z
  .object({
    reason: paragraph(longestBlockReason).meta({
      description: 'Seen by the staff, and by the customer in the export of their data',
    }),
  })
  .meta({ id: 'CustomerBlock' })

export const blockedCustomer = z
  .object({
    id: z.string(),
    blocked: z.boolean().meta({ description: 'create-order answers customer_blocked' }),
    reason: z.string().nullable(),
  })
  .meta({ id: 'BlockedCustomer' })
