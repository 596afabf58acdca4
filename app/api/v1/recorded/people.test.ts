import { beforeAll, expect, test, vi } from 'vitest'
import { db } from '@/lib/platform/db'
import { openingNight, recordedWorld, unknownId, type World } from '@/lib/testing/recorded-world'
import { signedIn } from '@/lib/testing/people'
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
