import { z } from 'zod'
import { billing, billingInput, contactInput } from '@/lib/accounts/profile/billing'
import {
  adminLoginBody,
  changePasswordBody,
  codeBody,
  codeLoginBody,
  codeSent,
  emailBody,
  loginBody,
  orderRegistrationBody,
  registerBody,
  resetPasswordBody,
  signedIn,
  deletionBody,
  deviceBody,
  newFactor,
  ownPassword,
  policyBody,
  recoveryCodes,
  removalBody,
  totpBody,
} from '@/lib/accounts/schema'
import { languages } from '@/lib/i18n/language'
import { personalData } from '@/lib/orders/customers/schema'
import { byId, exportLimit, operation } from '../http/operation'

// Per client address and minute. Limits of an account are in lib/accounts.
const logins = { name: 'login', points: 60, seconds: 60 }
const mails = { name: 'account-mail', points: 30, seconds: 60 }
const codes = { name: 'account-code', points: 60, seconds: 60 }

export const login = operation({
  method: 'POST',
  path: 'user/login',
  caller: 'visitor',
  summary: 'Log in as a customer: sets the session cookie and answers a bearer token for the same session',
  limit: { client: logins },
  body: loginBody,
  ignoresUnknownFields: true,
  answer: signedIn,
  message: 'loggedIn',
  refusals: ['invalid_credentials', 'not_verified', 'account_disabled', 'busy'],
})

export const adminLogin = operation({
  method: 'POST',
  path: 'admin/login',
  caller: 'visitor',
  summary:
    'Log in as a member of staff; the only door that gives staff and admin rights; whoever has a second factor is asked for it, and calls again with it',
  limit: { client: logins },
  body: adminLoginBody,
  ignoresUnknownFields: true,
  answer: signedIn,
  message: 'loggedIn',
  refusals: ['not_authorized_for_admin', 'second_factor_required', 'code_invalid', 'busy'],
})

export const register = operation({
  method: 'POST',
  path: 'user/register',
  caller: 'visitor',
  summary: 'Register with an address, which is then confirmed with the mailed code; a known one gets the same answer',
  limit: { client: mails },
  body: registerBody,
  ignoresUnknownFields: true,
  answer: codeSent,
  message: 'registered',
  refusals: ['busy'],
})

export const registerToOrder = operation({
  method: 'POST',
  path: 'user/register-to-order',
  caller: 'visitor',
  summary:
    'Register on the way to an order, with a code that signs in at user/login-with-code; whoever has an account gets one, too. The cookie it sets keeps the password for that code',
  limit: { client: mails },
  body: orderRegistrationBody,
  answer: codeSent,
  message: 'codeMailed',
  refusals: ['busy'],
})

const mailedCode = {
  method: 'POST',
  caller: 'visitor',
  limit: { client: mails },
  body: emailBody,
  answer: z.null(),
  refusals: ['resend_too_soon'],
} as const

export const sendLoginCode = operation({
  ...mailedCode,
  path: 'user/send-login-code',
  summary: 'Send a customer a code to log in with, at most one a minute; the same answer for every address',
  message: 'codeSentForLogin',
})

export const loginWithCode = operation({
  method: 'POST',
  path: 'user/login-with-code',
  caller: 'visitor',
  summary: 'Log in as a customer with a mailed code, which confirms the address as well; as user/login otherwise',
  limit: { client: codes },
  body: codeLoginBody,
  answer: signedIn,
  message: 'loggedIn',
  refusals: ['code_invalid'],
})

export const verifyOtp = operation({
  method: 'POST',
  path: 'user/verify-otp',
  caller: 'visitor',
  summary: 'Confirm the address of a registration with its code',
  limit: { client: codes },
  body: codeBody,
  ignoresUnknownFields: true,
  answer: z.null(),
  message: 'codeAccepted',
  refusals: ['code_invalid'],
})

export const resendOtp = operation({
  ...mailedCode,
  path: 'user/resend-otp',
  summary: 'Send another code for a registration, at most one a minute; the same answer for every address',
  message: 'codeSentAgain',
})

export const forgotPassword = operation({
  ...mailedCode,
  path: 'user/forgot-password',
  summary: 'Send a code for a new password, at most one a minute; the same answer for every address',
  message: 'codeSentForPassword',
})

export const resetPassword = operation({
  method: 'POST',
  path: 'user/reset-password',
  caller: 'visitor',
  summary: 'Choose a new password with the mailed code; ends every session of the account',
  limit: { client: codes },
  body: resetPasswordBody,
  answer: z.null(),
  message: 'passwordReset',
  refusals: ['code_invalid', 'busy'],
})

export const openDevice = operation({
  method: 'POST',
  path: 'user/open-device',
  caller: 'visitor',
  summary:
    'With the code or the link of user/forgot-password, but with the old password kept: the cookie that it sets lets this browser log in however many passwords strangers guess',
  limit: { client: codes },
  body: deviceBody,
  answer: z.null(),
  message: 'deviceOpened',
  refusals: ['code_invalid', 'link_invalid'],
})

export const changePassword = operation({
  method: 'PUT',
  path: 'user/change-password',
  caller: 'customer',
  summary: 'Choose a new password; ends every session of the account and opens a fresh one for the caller',
  limit: { client: logins },
  body: changePasswordBody,
  answer: signedIn.pick({ token: true }),
  message: 'passwordChanged',
  refusals: ['busy'],
})

export const logout = operation({
  method: 'POST',
  path: 'user/logout',
  caller: 'customer',
  summary: 'End this session, for the cookie and the bearer token alike',
  answer: z.null(),
  message: 'loggedOut',
})

export const logoutEverywhere = operation({
  method: 'POST',
  path: 'user/logout-everywhere',
  caller: 'customer',
  summary: 'End every session of this account',
  answer: z.null(),
  message: 'loggedOutEverywhere',
})

export const findProfile = operation({
  method: 'GET',
  path: 'user/profile',
  caller: 'customer',
  summary: 'The billing data of the caller; before it is first saved, name and address of the registration',
  answer: billing,
})

export const updateProfile = operation({
  method: 'PUT',
  path: 'user/updateprofile',
  caller: 'customer',
  summary: 'Save the billing data; an optional field that is left out keeps its value',
  limit: { caller: { name: 'profile', points: 60, seconds: 60 } },
  body: billingInput,
  ignoresUnknownFields: true,
  answer: billing,
  message: 'profileSaved',
})

export const updateContact = operation({
  method: 'PUT',
  path: 'user/contact',
  caller: 'customer',
  summary: 'Save name, e-mail and phone of the billing data, and leave the address as it is',
  limit: { caller: { name: 'profile', points: 60, seconds: 60 } },
  body: contactInput,
  answer: billing,
  message: 'profileSaved',
})

const tries = { name: 'second-factor', points: 20, seconds: 300 }

export const beginSecondFactor = operation({
  method: 'POST',
  path: 'admin/second-factor',
  caller: 'staff',
  summary: 'Begin the own second factor: a secret for an authenticator app, which counts once a code has confirmed it',
  limit: { caller: tries },
  body: ownPassword,
  answer: newFactor,
  refusals: ['second_factor_on', 'busy'],
})

export const confirmSecondFactor = operation({
  method: 'POST',
  path: 'admin/second-factor/confirm',
  caller: 'staff',
  summary: 'Confirm it with a code of the app; answers the recovery codes, once',
  limit: { caller: tries },
  body: totpBody,
  answer: recoveryCodes,
  message: 'secondFactorOn',
  refusals: ['code_invalid', 'second_factor_on', 'not_found'],
})

export const removeOwnSecondFactor = operation({
  method: 'POST',
  path: 'admin/second-factor/remove',
  caller: 'staff',
  summary: 'Take the own second factor away: with the password and a code of it, or a recovery code',
  limit: { caller: tries },
  body: removalBody,
  answer: z.null(),
  message: 'secondFactorOff',
  refusals: ['code_invalid', 'not_found', 'busy'],
})

export const removeSecondFactor = operation({
  method: 'POST',
  path: 'users/{id}/remove-second-factor',
  caller: 'admin',
  summary: 'Take away the second factor of somebody whose phone is gone; ends the sessions',
  params: byId,
  answer: byId,
  message: 'secondFactorOff',
})

export const requireSecondFactor = operation({
  method: 'PUT',
  path: 'admin/second-factor/policy',
  caller: 'admin',
  summary: 'Whether owners and managers have only the rights of staff until they have a second factor',
  body: policyBody,
  answer: policyBody,
  message: 'saved',
  refusals: ['second_factor_missing'],
})

const deletions = { name: 'account-deletion', points: 20, seconds: 60 }

export const sendDeletionCode = operation({
  method: 'POST',
  path: 'user/send-deletion-code',
  caller: 'customer',
  summary: 'Send the caller a code that deletes the account, at most one a minute',
  limit: { client: deletions },
  answer: z.null(),
  message: 'codeMailed',
  refusals: ['resend_too_soon'],
})

export const deleteAccount = operation({
  method: 'POST',
  path: 'user/delete-account',
  caller: 'customer',
  summary:
    'Delete the account of the caller, with its password or a mailed code: orders stay in the books without name, address and notes, everything else is gone',
  limit: { client: deletions },
  body: deletionBody,
  answer: z.null(),
  message: 'accountDeleted',
  refusals: ['code_invalid', 'orders_running', 'account_of_staff', 'busy'],
})

export const exportPersonalData = operation({
  method: 'GET',
  path: 'user/export',
  caller: 'customer',
  summary:
    'Everything that the shop knows about the caller, as JSON or as a page to read: account, billing data, orders, messages, sessions, notifications, mails',
  limit: exportLimit,
  query: z.strictObject({
    format: z.enum(['json', 'html']).default('json'),
    language: z.enum(languages).optional().meta({ description: 'Of the page to read; absent: as Accept-Language' }),
  }),
  answer: personalData,
  answers: 'file',
  mediaTypes: ['application/json', 'text/html'],
})
