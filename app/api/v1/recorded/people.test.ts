import { beforeAll, expect, test, vi } from 'vitest'
import { signInAsStaff } from '@/lib/accounts/sessions/sign-in'
import { db } from '@/lib/platform/db'
import { openingNight, recordedWorld, unknownId, type World } from '@/lib/testing/recorded-world'
import { confirmed } from '@/lib/testing/registrations'
import { signedIn } from '@/lib/testing/people'
import { codeOf, stepAt } from '@/lib/accounts/second-factor/totp'
import { Transcript } from '@/lib/testing/transcript'

const password = 'roesti mit zwiebeln'
let world: World

beforeAll(async () => {
  world = await recordedWorld()
})

async function mailedToken(address: string): Promise<string> {
  const where = { toAddress: address }
  const mail = await db().outboxMail.findFirstOrThrow({ where, orderBy: { createdAt: 'desc' } })
  return /#token=(\S+)/.exec(mail.text)?.[1] ?? ''
}

test('invitations and links for a new password are answered as recorded', async () => {
  const { staff, admin: by } = world
  const said = new Transcript()
  const cook = { firstname: 'Mira', lastname: 'Keller', email: 'mira@example.com', role: 'manager' }
  await said.ask('POST invitations', { by: staff, json: cook })
  await said.ask('POST invitations', { by, json: { ...cook, role: 'user', email: '' } })
  const { data: invited } = await said.ask('POST invitations', { by, json: cook })
  await said.ask('GET invitations', { by })
  await said.ask(`POST invitations/${unknownId}/resend`, { by })
  vi.setSystemTime(openingNight.getTime() + 60_000)
  const { data: again } = await said.ask(`POST invitations/${invited.id}/resend`, { by })
  await said.ask('POST invitations/open', { json: { token: 'nobody made it' } })
  const token = await mailedToken(cook.email)
  const used = new Transcript()
  await used.ask('POST invitations/open', { json: { token } })
  await used.ask('POST invitations/accept', { json: { token, password: 'kurz' } })
  await used.ask('POST invitations/accept', { json: { token, password } })
  await used.ask('POST invitations/accept', { json: { token, password } })
  said.note(used.toString().replaceAll(token, '{link}').trim())
  await said.ask(`DELETE invitations/${again.id}`, { by })
  await said.ask('POST invitations', { by, json: cook })
  const { data: other } = await said.ask('POST invitations', { by, json: { ...cook, email: 'nina@example.com' } })
  await said.ask(`DELETE invitations/${other.id}`, { by })
  const { userId } = await signedIn('staff')
  await said.ask(`POST users/${userId}/password-link`, { by })
  await said.ask(`POST users/${userId}/end-sessions`, { by })
  await said.ask(`POST users/${unknownId}/end-sessions`, { by })
  await expect(said.toString()).toMatchFileSnapshot('answers/people.txt')
})

test('a second factor is set up, asked for and taken away as recorded', async () => {
  const { admin: by } = world
  const said = new Transcript()
  await said.ask('PUT admin/second-factor/policy', { by, json: { required: true } })
  await said.ask('POST admin/second-factor', { by, json: { password: 'wrong' } })
  const owner = await confirmed()
  await db().user.updateMany({ where: { email: owner.email }, data: { role: 'admin' } })
  const login = { email: owner.email, password: owner.password }
  const { token: bearer } = await signInAsStaff(login)
  const asked = { by: { name: 'owner', bearer } }
  const begun = new Transcript()
  const { data: factor } = await begun.ask('POST admin/second-factor', { ...asked, json: { password: owner.password } })
  said.note(
    begun
      .toString()
      .replaceAll(factor.secret, '{secret}')
      .replaceAll(encodeURIComponent(owner.email), '{address}')
      .trim(),
  )
  await said.ask('POST admin/second-factor/confirm', { ...asked, json: { totp: 'wrong' } })
  const totp = codeOf(factor.secret, stepAt(new Date()))
  const shown = new Transcript()
  await shown.ask('POST admin/second-factor/confirm', { ...asked, json: { totp } })
  await shown.ask('POST admin/second-factor', { ...asked, json: { password: owner.password } })
  await shown.ask('POST admin/login', { json: login })
  await shown.ask('POST admin/login', { json: { ...login, totp } })
  await shown.ask('PUT admin/second-factor/policy', { ...asked, json: { required: true } })
  await shown.ask('PUT admin/second-factor/policy', { ...asked, json: { required: false } })
  await shown.ask('POST admin/second-factor/remove', { ...asked, json: { password: owner.password } })
  said.note(
    shown
      .toString()
      .replaceAll(/"[a-z0-9]{5}-[a-z0-9]{5}"/g, '"{recovery-code}"')
      .replaceAll(owner.email, '{address}')
      .replaceAll(totp, '{totp}')
      .trim(),
  )
  const { userId } = await signedIn('staff')
  await db().secondFactor.create({ data: { userId, secret: 'sealed', confirmedAt: openingNight } })
  await said.ask(`POST users/${userId}/remove-second-factor`, { by })
  await said.ask(`POST users/${userId}/remove-second-factor`, { by })
  await expect(said.toString()).toMatchFileSnapshot('answers/second-factor.txt')
})
