import { beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/platform/db'
import { keyedHash } from '@/lib/platform/keyed-hash'
import { codeOfDraft } from '@/lib/shop/mail-server/try-mail-server'
import { openingNight, recordedWorld, unknownId, type World } from '@/lib/testing/recorded-world'
import { startMailServer } from '@/lib/testing/smtp-inbox'
import { Transcript } from '@/lib/testing/transcript'

let world: World
beforeAll(async () => {
  world = await recordedWorld()
})

const code = '123456'
const typed = {
  host: 'smtp.invalid',
  port: 587,
  encryption: 'starttls',
  username: 'ana',
  password: 'geheim',
  from_address: 'ana@example.com',
}

/** As if the server had taken the mail with the code. */
async function draftOf(byUserId: string) {
  const id = '00000000-0000-4000-8000-000000000007'
  const { username, host } = typed
  const server = { id, byUserId, host, port: 587, encryption: 'starttls', fromAddress: 'ana@example.com' } as const
  const codeExpiresAt = new Date(openingNight.getTime() + 600_000)
  const sealed = { username, password: 'sealed', codeHash: keyedHash(codeOfDraft(id, code)), codeExpiresAt }
  await db().mailServer.create({ data: { ...server, ...sealed } })
  return id
}

test('the mail server is tried out, proven and removed as recorded', async () => {
  const { admin: by, staff } = world
  const said = new Transcript()
  await said.ask('GET mail-server', { by: staff })
  await said.ask('GET mail-server', { by })
  await said.ask('POST mail-server/drafts', { by, json: { host: 'smtp://x', port: 22, encryption: 'ssl' } })
  await said.ask('POST mail-server/drafts', { by, json: { ...typed, encryption: 'none' } })
  await said.ask('POST mail-server/drafts', { by, json: { ...typed, password: '' } })
  await said.ask('POST mail-server/drafts', { by, json: { ...typed, replaces: unknownId } })
  await said.ask('POST mail-server/drafts', { by, json: typed })
  const tried = new Transcript()
  const { host, port, stop } = await startMailServer()
  const open = { host, port, encryption: 'none', from_address: 'ana@example.com' }
  await tried.ask('POST mail-server/drafts', { by, json: open })
  await stop()
  said.note(tried.toString().replaceAll(host, '{host}').trim())
  await db().mailServer.deleteMany()
  const id = await draftOf(by.userId)
  await said.ask('GET mail-server', { by })
  await said.ask(`POST mail-server/drafts/${id}/activation`, { by, json: { code: '654321' } })
  await said.ask(`POST mail-server/drafts/${unknownId}/activation`, { by, json: { code } })
  await said.ask(`POST mail-server/drafts/${id}/activation`, { by, json: { code } })
  await said.ask('POST mail-server/test', { by })
  await said.ask(`DELETE mail-server/${unknownId}`, { by })
  await said.ask(`DELETE mail-server/${id}`, { by })
  await said.ask('POST mail-server/test', { by })
  await expect(said.toString().replaceAll(by.email, '{address}')).toMatchFileSnapshot('answers/mail-server.txt')
})
