import { marksIn, registrationFor } from '@/app/api/v1/http/cookies'
import type { Client } from '@/lib/accounts/client'
import { register } from '@/lib/accounts/codes/register'
import { forgotPassword, resendCode, sendLoginCode, sendDeletionCode } from '@/lib/accounts/codes/mail-code'
import { openDevice } from '@/lib/accounts/codes/open-device'
import { resetPassword, verifyCode } from '@/lib/accounts/codes/use-code'
import { findProfile, saveProfile } from '@/lib/accounts/profile/profile'
import { beginFactor, confirmFactor, removeFactorOf, removeOwnFactor } from '@/lib/accounts/second-factor/set-up'
import { changePassword } from '@/lib/accounts/sessions/change-password'
import type { LoginOrigin } from '@/lib/accounts/sessions/password-tries'
import { signOut, signOutEverywhere } from '@/lib/accounts/sessions/sessions'
import { signIn, signInAsStaff, signInWithCode } from '@/lib/accounts/sessions/sign-in'
import { trackedOrder } from '@/lib/orders/answers'
import { deleteCustomer } from '@/lib/orders/customers/delete-customer'
import { findPersonalData, type PersonalData } from '@/lib/orders/customers/find-personal-data'
import { personalPage } from '@/lib/orders/customers/html'
import { personalFacts } from '@/lib/orders/customers/schema'
import { registerToOrder } from '@/lib/orders/place/place-order'
import { calendarDayOf } from '@/lib/platform/values/time'
import { requireSecondFactor } from '@/lib/shop/settings/change-shop'
import type * as contract from '../contract/accounts'
import { answerText } from '../http/answer-text'
import type { Handlers } from '../http/handler'
import { reply, download } from '../http/reply'
import { toWire } from '../http/wire'

export const accounts = {
  async login({ body, client, session, request, now }) {
    const replaces = await session.replaced()
    return session.open(await signIn({ ...body, from: loginFrom(request, client), replaces }, now))
  },
  async adminLogin({ body, client, session, request, now }) {
    const replaces = await session.replaced()
    return session.open(await signInAsStaff({ ...body, from: loginFrom(request, client), replaces }, now))
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
  sendLoginCode: ({ body, client, now }) => sendLoginCode(body.email, client, now),
  async loginWithCode({ body, client, session, request, now }) {
    const own = await registrationFor(request, body.email)
    const replaces = await session.replaced()
    const signedIn = await signInWithCode({ ...body, own, client, replaces }, now)
    if (own) session.endRegistration()
    return session.open(signedIn)
  },
  async verifyOtp({ body, client, session, request, now }) {
    const own = await registrationFor(request, body.email)
    await verifyCode({ ...body, own, client }, now)
    if (own) session.endRegistration()
  },
  resendOtp: ({ body, client, now }) => resendCode(body.email, client, now),
  forgotPassword: ({ body, client, now }) => forgotPassword(body.email, client, now),
  async resetPassword({ body, client, session, now }) {
    // After failed logins by others the owner is delayed on new devices; reading the mail proves the account.
    session.rememberDevice(await resetPassword({ ...body, client }, now))
  },
  async openDevice({ body, client, session, now }) {
    session.rememberDevice(await openDevice(body, { client, now }))
  },
  changePassword: async ({ caller, body, session, now }) => session.open(await changePassword(caller, body, now)),
  async logout({ caller, session }) {
    await signOut(caller)
    session.end()
  },
  async logoutEverywhere({ caller, session }) {
    await signOutEverywhere(caller)
    session.end()
  },
  findProfile: ({ caller }) => findProfile(caller),
  updateProfile: ({ caller, body }) => saveProfile(caller, body),
  updateContact: ({ caller, body }) => saveProfile(caller, body),
  beginSecondFactor: ({ caller, body }) => beginFactor(caller, body),
  confirmSecondFactor: ({ caller, body, now }) => confirmFactor(caller, body, now),
  removeOwnSecondFactor: ({ caller, body }) => removeOwnFactor(caller, body),
  removeSecondFactor: ({ caller, params }) => removeFactorOf(caller, params.id),
  requireSecondFactor: ({ caller, body }) => requireSecondFactor(caller, body),
  async sendDeletionCode({ caller, now }) {
    await sendDeletionCode(caller, now)
    return reply(null, { values: { email: caller.email } })
  },
  async deleteAccount({ caller, body, session, now }) {
    await deleteCustomer(caller, body, now)
    session.end()
  },
  async exportPersonalData({ caller, query, client, now }) {
    const data = await findPersonalData(caller, now)
    const name = `data-${calendarDayOf(now)}.${query.format}`
    const content = query.format === 'html' ? personalPage(data, query.language ?? client.language) : personalJson(data)
    return download(content, name)
  },
} satisfies Handlers<typeof contract>

function loginFrom({ headers }: Request, { address }: Client): LoginOrigin {
  return { address, marks: marksIn(headers) }
}

async function* personalJson({ facts, orders }: PersonalData): AsyncIterable<string> {
  yield answerText(personalFacts, toWire(personalFacts, facts)).replace(/}$/, ',"orders":[')
  let separator = '\n'
  for await (const order of orders) {
    yield separator + answerText(trackedOrder, toWire(trackedOrder, order))
    separator = ',\n'
  }
  yield ']}'
}
