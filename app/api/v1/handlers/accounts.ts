import { changePassword } from '@/lib/accounts/sessions/change-password'
import { findProfile, saveProfile } from '@/lib/accounts/profile/profile'
import { register } from '@/lib/accounts/codes/register'
import { forgotPassword, resendCode, sendLoginCode } from '@/lib/accounts/codes/send-code'
import { signOut, signOutEverywhere } from '@/lib/accounts/sessions/sessions'
import { signIn, signInAsStaff } from '@/lib/accounts/sessions/sign-in'
import { signInWithCode } from '@/lib/accounts/sessions/sign-in-with-code'
import { resetPassword, verifyCode } from '@/lib/accounts/codes/use-code'
import type { Client } from '@/lib/accounts/client'
import type { Login } from '@/lib/accounts/sessions/password-tries'
import { registerToOrder } from '@/lib/orders/place/register-to-order'
import type * as contract from '../contract/accounts'
import type { Handlers } from '../http/handler'
import { marksIn } from '../http/known-device-cookie'
import { registrationFor } from '../http/registration-cookie'
import { reply } from '../http/reply'

export const accounts = {
  async login({ body, client, session, request, now }) {
    const replaces = await session.replaced()
    const signedIn = await signIn({ ...body, from: loginFrom(request, client), replaces }, now)
    await session.open(signedIn)
    return signedIn
  },
  async adminLogin({ body, client, session, request, now }) {
    const replaces = await session.replaced()
    const signedIn = await signInAsStaff({ ...body, from: loginFrom(request, client), replaces }, now)
    await session.open(signedIn)
    return signedIn
  },
  async register({ body, client, session, now }) {
    const { resendIn, own } = await register(body, client, now)
    await session.keepRegistration(own)
    return reply({ resendIn }, { values: { email: body.email } })
  },
  async registerToOrder({ body, client, session, now }) {
    const { resendIn, own } = await registerToOrder(body, client, now)
    await session.keepRegistration(own)
    return reply({ resendIn }, { values: { email: body.email } })
  },
  async sendLoginCode({ body, now }) {
    await sendLoginCode(body.email, now)
    return null
  },
  async loginWithCode({ body, client, session, request, now }) {
    const own = await registrationFor(request, body.email)
    const replaces = await session.replaced()
    const signedIn = await signInWithCode({ ...body, own, client, replaces }, now)
    if (own) session.endRegistration()
    await session.open(signedIn)
    return signedIn
  },
  async verifyOtp({ body, client, session, request, now }) {
    const own = await registrationFor(request, body.email)
    await verifyCode({ ...body, own, client }, now)
    if (own) session.endRegistration()
    return null
  },
  async resendOtp({ body, now }) {
    await resendCode(body.email, now)
    return null
  },
  async forgotPassword({ body, now }) {
    await forgotPassword(body.email, now)
    return null
  },
  async resetPassword({ body, client, now }) {
    await resetPassword({ ...body, client }, now)
    return null
  },
  async changePassword({ caller, body, session, now }) {
    const opened = await changePassword(caller, body, now)
    await session.open(opened)
    return opened
  },
  async logout({ caller, session }) {
    await signOut(caller)
    session.end()
    return null
  },
  async logoutEverywhere({ caller, session }) {
    await signOutEverywhere(caller)
    session.end()
    return null
  },
  findProfile: ({ caller }) => findProfile(caller),
  updateProfile: ({ caller, body }) => saveProfile(caller, body),
  updateContact: ({ caller, body }) => saveProfile(caller, body),
} satisfies Handlers<typeof contract>

function loginFrom({ headers }: Request, { address }: Client): Login {
  return { address, marks: marksIn(headers) }
}
