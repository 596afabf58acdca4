import { expect, test } from 'vitest'
import { countTry, deviceMark } from '@/lib/accounts/sessions/password-tries'
import { signInAsStaff } from '@/lib/accounts/sessions/sign-in'
import { db } from '@/lib/platform/database/db'
import { pool } from '@/lib/platform/database/pool'
import { Refusal } from '@/lib/platform/refusal'
import { confirmed, from, goodPassword, mailedCode, mailsTo, wrong } from '@/lib/testing/shop/registrations'
import { forgotPassword, resendCode, sendLoginCode } from './mail-code'
import { openDevice } from './open-device'
import { resetPassword } from './use-code'

async function owner() {
  const { email } = await confirmed()
  await db().user.updateMany({ where: { email }, data: { role: 'admin' } })
  const { id } = await db().user.findFirstOrThrow({ where: { email }, select: { id: true } })
  return { email, id }
}

/** As after the wrong passwords of strangers from many networks. */
async function attacked() {
  const person = await owner()
  const { email, id: userId } = person
  for (let tried = 0; tried < 62; tried += 1)
    await countTry({ userId, email, from: { address: `stranger ${tried}`, marks: [] } }).catch(codeOf)
  return person
}

const login = (email: string, marks: string[] = []) =>
  signInAsStaff({ email, password: goodPassword, from: { address: 'a new device', marks } })

async function mailedToken(email: string): Promise<string> {
  const [mail] = await mailsTo(email)
  return /#device=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

const codeOf = (refused: unknown) => (refused instanceof Refusal ? refused.code : refused)

/** A minute later, by the clock of the wait between two codes. */
const endWaits = (email: string) =>
  pool().query('delete from rate_limit where key like $1', [`resend-%${email.toLowerCase()}`])

test('a mailed code opens a new device under attack, with the password kept and no session opened', async () => {
  const { email, id } = await attacked()
  await expect(login(email)).rejects.toMatchObject({
    code: 'too_many_requests',
    details: { message: 'tooManyPasswords' },
  })
  const client = from()
  await forgotPassword(email, client)
  const otp = await mailedCode(email)
  expect(await openDevice({ email, otp }, { client })).toBe(id)
  expect(await db().session.count({ where: { userId: id } })).toBe(0)
  expect(await login(email, [deviceMark(id)])).toMatchObject({ user: { role: 'admin' } })
  await expect(openDevice({ email, otp }, { client })).rejects.toMatchObject({ code: 'code_invalid' })
})

test('a wrong code, an address without an account and a disabled one are refused alike', async () => {
  const [known, disabled] = [await owner(), await owner()]
  await forgotPassword(known.email, from())
  await db().user.update({ where: { id: disabled.id }, data: { disabledAt: new Date() } })
  const refusals = [
    openDevice({ email: known.email, otp: wrong(await mailedCode(known.email)) }, { client: from() }),
    openDevice({ email: 'nobody@example.com', otp: '123456' }, { client: from() }),
    openDevice({ email: disabled.email, otp: '123456' }, { client: from() }),
  ]
  for (const refused of await Promise.allSettled(refusals))
    expect(refused).toMatchObject({ reason: { code: 'code_invalid', details: {} } })
})

test('strangers who ask for all codes of an hour and use up their tries leave the owner the link of each mail', async () => {
  const { email, id } = await attacked()
  const asked = []
  for (let round = 0; round < 12; round += 1) {
    await endWaits(email)
    asked.push(await forgotPassword(email, from()).catch(codeOf))
    for (let tried = 0; tried < 6; tried += 1)
      await openDevice({ email, otp: '000000' }, { client: from() }).catch(codeOf)
  }
  expect(asked.slice(-2)).toEqual(['too_many_requests', 'too_many_requests'])
  const own = { client: from() }
  await expect(openDevice({ email, otp: await mailedCode(email) }, own)).rejects.toMatchObject({ code: 'code_invalid' })
  expect(await openDevice({ token: await mailedToken(email) }, own)).toBe(id)
  expect(await login(email, [deviceMark(id)])).toMatchObject({ user: { role: 'admin' } })
})

test('codes that strangers ask for elsewhere use up nothing of it', async () => {
  const { email } = await owner()
  for (let round = 0; round < 12; round += 1) {
    await endWaits(email)
    await Promise.allSettled([resendCode(email, from()), sendLoginCode(email, from())])
  }
  await forgotPassword(email, from())
  expect(await mailedToken(email)).not.toBe('')
})

test('the link of staff leads to their door, that of a customer to the shop’s', async () => {
  const [staff, customer] = [await owner(), await confirmed()]
  for (const { email } of [staff, customer]) await forgotPassword(email, from())
  expect((await mailsTo(staff.email))[0]?.text).toContain('/admin/login#device=')
  expect((await mailsTo(customer.email))[0]?.text).toContain('/en/login#device=')
})

test('a link opens for an hour, until the password changes, and for its own account', async () => {
  const [{ email, id }, other] = [await owner(), await owner()]
  const client = from()
  const asked = new Date()
  await forgotPassword(email, client, asked)
  const token = await mailedToken(email)
  const [, until, hash] = token.split('.')
  const open = (sent: string, minutes = 0) =>
    openDevice({ token: sent }, { client, now: new Date(asked.getTime() + minutes * 60_000) }).catch(codeOf)
  expect(await open(token, 59)).toBe(id)
  expect(await open(token, 61)).toBe('link_invalid')
  const forged = [`${other.id}.${until}.${hash}`, `${id}.${Number(until) + 1}.${hash}`, `${id}.${until}.`, 'x', '..']
  for (const sent of forged) expect(await open(sent)).toBe('link_invalid')
  await resetPassword({ email, otp: await mailedCode(email), password: 'fondue nur im winter', client })
  expect(await open(token)).toBe('link_invalid')
})
