import { hash } from 'bcryptjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { openSecret, sealSecret } from '@/lib/platform/process/secrets'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { goodPassword as password } from '@/lib/testing/shop/registrations'
import { Admin, findCaller, Manager, Staff } from '@/lib/accounts/caller'
import { signIn, signInAsStaff } from '@/lib/accounts/sessions/sign-in'
import { requireSecondFactor } from '@/lib/shop/settings/change-shop'
import { beginFactor, confirmFactor, removeFactorOf, removeOwnFactor, findOwnFactor } from './set-up'
import { codeOf, sealFor, stepAt } from './totp'

// After the day of any run: PostgreSQL dates a new row by its own clock.
const now = new Date('2046-11-22T18:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

beforeEach(() => vi.stubEnv('RATE_LIMIT_FACTOR', '1000'))
afterEach(() => vi.unstubAllEnvs())

async function personAs(role: 'staff' | 'manager' | 'admin') {
  const { userId, email } = await signedIn(role)
  await db().user.update({ where: { id: userId }, data: { passwordHash: await hash(password, 4) } })
  const { token: bearer } = await signInAsStaff({ email, password })
  const caller = await findCaller({ bearer })
  if (!(caller instanceof Staff)) throw new Error('no staff')
  return { userId, email, bearer, caller }
}

async function withFactor(role: 'manager' | 'admin' = 'manager') {
  const person = await personAs(role)
  const { secret } = await beginFactor(person.caller, { password })
  const { recoveryCodes } = await confirmFactor(person.caller, { totp: codeOf(secret, stepAt(now)) }, now)
  const code = (at: Date) => codeOf(secret, stepAt(at))
  return { ...person, secret, recoveryCodes, code }
}

describe('a second factor', () => {
  it('counts once a code has confirmed it, and comes with ten recovery codes; the database knows none of it', async () => {
    const { caller, email } = await personAs('manager')
    const { secret, uri } = await beginFactor(caller, { password })
    expect(uri).toContain(`secret=${secret}`)
    await expect(signInAsStaff({ email, password }, now)).resolves.toMatchObject({ user: { role: 'manager' } })
    await expect(confirmFactor(caller, { totp: '000000' }, now)).rejects.toMatchObject({ code: 'code_invalid' })
    const { recoveryCodes } = await confirmFactor(caller, { totp: codeOf(secret, stepAt(now)) }, now)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await findOwnFactor(caller)).toEqual({ isOn: true, recoveryCodesLeft: 10 })
    const stored = JSON.stringify([
      await db().secondFactor.findMany({ omit: { lastStep: true } }),
      await db().recoveryCode.findMany(),
      await db().auditEntry.findMany({ where: { subjectId: caller.userId }, omit: { id: true } }),
    ])
    for (const told of [secret, ...recoveryCodes]) expect(stored).not.toContain(told)
    await expect(beginFactor(caller, { password })).rejects.toMatchObject({ code: 'second_factor_on' })
  })

  it('is asked for after the right password only, and not at the door of the shop', async () => {
    const { email, code } = await withFactor()
    const at = later(60)
    const wrong = signInAsStaff({ email, password: 'not this one', totp: code(at) }, at)
    await expect(wrong).rejects.toMatchObject({ code: 'not_authorized_for_admin' })
    await expect(signInAsStaff({ email, password }, at)).rejects.toMatchObject({ code: 'second_factor_required' })
    await expect(signInAsStaff({ email, password, totp: code(at) }, at)).resolves.toMatchObject({ user: { email } })
    await expect(signIn({ email, password }, at)).resolves.toMatchObject({ user: { role: 'customer' } })
  })

  it('takes a code once, also from two at the same moment, and none from before', async () => {
    const { email, code } = await withFactor()
    const at = later(90)
    const both = [1, 2].map(() => signInAsStaff({ email, password, totp: code(at) }, at))
    const outcomes = await Promise.allSettled(both)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const before = signInAsStaff({ email, password, totp: code(later(60)) }, at)
    await expect(before).rejects.toMatchObject({ code: 'code_invalid' })
  })

  it('takes each recovery code once, however it is typed', async () => {
    const { email, caller, recoveryCodes } = await withFactor()
    const totp = ` ${recoveryCodes[3]?.toUpperCase().replace('-', ' ')}`
    await expect(signInAsStaff({ email, password, totp }, now)).resolves.toMatchObject({ user: { email } })
    await expect(signInAsStaff({ email, password, totp }, now)).rejects.toMatchObject({ code: 'code_invalid' })
    expect(await findOwnFactor(caller)).toMatchObject({ recoveryCodesLeft: 9 })
  })

  it('lets five wrong codes be tried in a quarter of an hour, whatever the factor of the limits', async () => {
    const { email, code } = await withFactor()
    const at = later(300)
    const wrong = Array.from({ length: 8 }, () => signInAsStaff({ email, password, totp: '000000' }, at))
    const codes = (await Promise.allSettled(wrong)).map(
      (outcome) => outcome.status === 'rejected' && outcome.reason.code,
    )
    expect(codes.filter((refusal) => refusal === 'code_invalid')).toHaveLength(5)
    const right = signInAsStaff({ email, password, totp: code(at) }, at)
    await expect(right).rejects.toMatchObject({ code: 'too_many_requests' })
    const after = later(300 + 15 * 60 + 1)
    await expect(signInAsStaff({ email, password, totp: code(after) }, after)).resolves.toMatchObject({
      user: { email },
    })
  })

  it('goes with the own password and a code that was not used before', async () => {
    const { caller, email, code } = await withFactor()
    const at = later(60)
    const removal = (totp: string, typed = password) => removeOwnFactor(caller, { password: typed, totp }, at)
    await expect(removal(code(at), 'not this one')).rejects.toMatchObject({
      details: { fields: { password: 'password_wrong' } },
    })
    await expect(removal(code(now))).rejects.toMatchObject({ code: 'code_invalid' })
    expect(await findOwnFactor(caller)).toMatchObject({ isOn: true })
    await removal(code(at))
    await expect(signInAsStaff({ email, password }, at)).resolves.toMatchObject({ user: { email } })
    await expect(removal(code(later(120)))).rejects.toMatchObject({ code: 'not_found' })
  })

  it('goes with a recovery code as well, of the person alone', async () => {
    const { caller, recoveryCodes } = await withFactor()
    const other = await withFactor()
    const totp = recoveryCodes[0] ?? ''
    await expect(removeOwnFactor(other.caller, { password, totp }, now)).rejects.toMatchObject({ code: 'code_invalid' })
    await removeOwnFactor(caller, { password, totp }, now)
    expect(await findOwnFactor(caller)).toMatchObject({ isOn: false })
    expect(await findOwnFactor(other.caller)).toMatchObject({ isOn: true })
  })

  it('stays after five wrong codes, whatever comes then', async () => {
    const { caller, code } = await withFactor()
    const at = later(300)
    const removal = (totp: string) => removeOwnFactor(caller, { password, totp }, at)
    const wrong = await Promise.allSettled(Array.from({ length: 5 }, () => removal('000000')))
    expect(wrong.every(({ status }) => status === 'rejected')).toBe(true)
    await expect(removal(code(at))).rejects.toMatchObject({ code: 'too_many_requests' })
  })

  it('goes by the owner, who signs the person out as well', async () => {
    const other = await withFactor()
    const owner = (await signedIn('admin')).caller as Admin
    await removeFactorOf(owner, other.userId)
    expect(await findCaller({ bearer: other.bearer })).toBeNull()
    expect(await db().recoveryCode.count({ where: { userId: other.userId } })).toBe(0)
    const trail = await db().auditEntry.findMany({ where: { subjectId: other.userId }, orderBy: { id: 'asc' } })
    expect(trail.map(({ after }) => after)).toEqual([{ secondFactor: true }, { secondFactor: false }])
  })
})

describe('a shop that wants one', () => {
  it('gives owners and managers without one the rights of staff, and leaves the staff alone', async () => {
    await createShop()
    const owner = await withFactor('admin')
    const [manager, cook] = [await personAs('manager'), await personAs('staff')]
    const withoutOne = (await signedIn('admin')).caller as Admin
    await expect(requireSecondFactor(withoutOne, { required: true })).rejects.toMatchObject({
      code: 'second_factor_missing',
    })
    await requireSecondFactor(owner.caller as Admin, { required: true })
    expect(await findCaller({ bearer: owner.bearer })).toBeInstanceOf(Admin)
    const limited = await findCaller({ bearer: manager.bearer })
    expect(limited).toMatchObject({ role: 'manager', needsSecondFactor: true })
    expect(limited).not.toBeInstanceOf(Manager)
    expect(await findCaller({ bearer: cook.bearer })).toMatchObject({ needsSecondFactor: false })
    const { secret } = await beginFactor(manager.caller, { password })
    await confirmFactor(manager.caller, { totp: codeOf(secret, stepAt(now)) }, now)
    expect(await findCaller({ bearer: manager.bearer })).toBeInstanceOf(Manager)
    await requireSecondFactor(owner.caller as Admin, { required: false })
  })
})

describe('a sealed secret', () => {
  it('is opened under an older secret of the list, and for no other person', () => {
    const sealed = sealSecret('ABC', sealFor('ana'))
    expect(openSecret(sealed, sealFor('ana'))).toBe('ABC')
    expect(openSecret(sealed, sealFor('ben'))).toBeNull()
    expect(sealSecret('ABC', sealFor('ana'))).not.toBe(sealed)
  })
})
