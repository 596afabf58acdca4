import { z } from 'zod'
import { billing, billingInput } from '@/lib/accounts/profile/billing'
import {
  adminLoginBody,
  changePasswordBody,
  codeBody,
  emailBody,
  loginBody,
  registerBody,
  resetPasswordBody,
  signedIn,
} from '@/lib/accounts/schema'
import { operation } from '../http/operation'

// Per client address and minute. What belongs to one account is counted in lib/accounts, whatever the client.
const logins = { name: 'login', points: 60, seconds: 60 }
const mails = { name: 'account-mail', points: 30, seconds: 60 }
const codes = { name: 'account-code', points: 60, seconds: 60 }

const nothing = z.null()

export const login = operation({
  method: 'POST',
  path: 'user/login',
  caller: 'visitor',
  summary: 'Log in as a customer: sets the session cookie and answers a bearer token for the same session',
  limit: { client: logins },
  body: loginBody,
  answer: signedIn,
  message: { en: 'Logged in successfully!', de: 'Sie sind angemeldet.' },
  refusals: ['invalid_credentials', 'not_verified', 'account_disabled'],
})

export const adminLogin = operation({
  method: 'POST',
  path: 'admin/login',
  caller: 'visitor',
  summary: 'Log in as a member of staff; the only door that gives staff and admin rights',
  limit: { client: logins },
  body: adminLoginBody,
  answer: signedIn,
  message: { en: 'Logged in successfully!', de: 'Sie sind angemeldet.' },
  refusals: ['not_authorized_for_admin'],
})

export const register = operation({
  method: 'POST',
  path: 'user/register',
  caller: 'visitor',
  summary: 'Register with an address, which is then confirmed with the mailed code; a known one gets the same answer',
  limit: { client: mails },
  body: registerBody,
  answer: nothing,
  message: {
    en: 'Registration successful! A 6-digit OTP has been sent to {email}.',
    de: 'Die Registrierung war erfolgreich! Wir haben einen sechsstelligen Code an {email} gesendet.',
  },
  refusals: [],
})

export const verifyOtp = operation({
  method: 'POST',
  path: 'user/verify-otp',
  caller: 'visitor',
  summary: 'Confirm the address of a registration with its code',
  limit: { client: codes },
  body: codeBody,
  answer: nothing,
  message: { en: 'OTP verified successfully!', de: 'Der Code stimmt!' },
  refusals: ['code_invalid'],
})

export const resendOtp = operation({
  method: 'POST',
  path: 'user/resend-otp',
  caller: 'visitor',
  summary: 'Send another code for a registration, at most one a minute; the same answer for every address',
  limit: { client: mails },
  body: emailBody,
  answer: nothing,
  message: {
    en: 'If this address waits for a code, a new one is on its way.',
    de: 'Falls diese Adresse auf einen Code wartet, ist ein neuer unterwegs.',
  },
  refusals: ['resend_too_soon'],
})

export const forgotPassword = operation({
  method: 'POST',
  path: 'user/forgot-password',
  caller: 'visitor',
  summary: 'Send a code for a new password, at most one a minute; the same answer for every address',
  limit: { client: mails },
  body: emailBody,
  answer: nothing,
  message: {
    en: 'If there is an account with this address, a code is on its way.',
    de: 'Falls es ein Konto mit dieser Adresse gibt, ist ein Code unterwegs.',
  },
  refusals: ['resend_too_soon'],
})

export const resetPassword = operation({
  method: 'POST',
  path: 'user/reset-password',
  caller: 'visitor',
  summary: 'Choose a new password with the mailed code; ends every session of the account',
  limit: { client: codes },
  body: resetPasswordBody,
  answer: nothing,
  message: { en: 'Your new password is set. Please log in.', de: 'Ihr neues Passwort gilt. Bitte melden Sie sich an.' },
  refusals: ['code_invalid'],
})

export const changePassword = operation({
  method: 'PUT',
  path: 'user/change-password',
  caller: 'customer',
  summary: 'Choose a new password; ends every session of the account and opens a fresh one for the caller',
  limit: { client: logins },
  body: changePasswordBody,
  answer: signedIn.pick({ token: true }),
  message: { en: 'Your password is changed.', de: 'Ihr Passwort ist geändert.' },
  refusals: [],
})

export const logout = operation({
  method: 'POST',
  path: 'user/logout',
  caller: 'customer',
  summary: 'End this session, for the cookie and the bearer token alike',
  answer: nothing,
  message: { en: 'Logged out successfully!', de: 'Sie sind abgemeldet!' },
  refusals: [],
})

export const logoutEverywhere = operation({
  method: 'POST',
  path: 'user/logout-everywhere',
  caller: 'customer',
  summary: 'End every session of this account',
  answer: nothing,
  message: { en: 'You are logged out on all devices.', de: 'Sie sind auf allen Geräten abgemeldet.' },
  refusals: [],
})

export const findProfile = operation({
  method: 'GET',
  path: 'user/profile',
  caller: 'customer',
  summary: 'The billing data of the caller; before it is first saved, name and address of the registration',
  answer: billing,
  refusals: [],
})

export const updateProfile = operation({
  method: 'PUT',
  path: 'user/updateprofile',
  caller: 'customer',
  summary: 'Save the billing data; an optional field that is left out keeps its value',
  limit: { caller: { name: 'profile', points: 60, seconds: 60 } },
  body: billingInput,
  answer: billing,
  message: { en: 'Your details are saved.', de: 'Ihre Angaben sind gespeichert.' },
  refusals: [],
})
