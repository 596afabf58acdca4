import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { passwordHolder } from '@/lib/mail/server-rules'
import { sweep } from '@/lib/orders/jobs/sweep'
import { db } from '@/lib/platform/database/db'
import { pool } from '@/lib/platform/database/pool'
import { openSecret } from '@/lib/platform/process/secrets'
import { asOwner } from '@/lib/testing/shop/as-owner'
import { createShop } from '@/lib/testing/shop/shop'
import { startMailServer, startSmtpInbox, type Manners } from '@/lib/testing/outside/smtp-inbox'
import { administrator } from '@/lib/testing/shop/staff'
import { wholeDatabase } from '@/lib/testing/database/whole-database'
import { activateMailServer, removeMailServer } from './activate-mail-server'
import { findMailSettings } from './find-mail-settings'
import { tryMailServer, type TypedServer, sendTestMail } from './try-mail-server'

const minutes = 60_000
const language = 'de' as const
const account = { username: 'bestellung', password: 'ein geheimes "Wort" ü' }
const running: { stop(): Promise<void> }[] = []
let [owner, partner]: Admin[] = []

beforeAll(async () => {
  await createShop()
})
beforeEach(async () => {
  await db().mailServer.deleteMany()
  await asOwner('truncate audit_entry')
  ;[owner, partner] = [await administrator(), await administrator()]
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.stop()))
})

async function mailServer(manners: Manners = {}) {
  const started = await startMailServer(manners)
  running.push(started)
  const { host, port, received } = started
  const typed: TypedServer = {
    ...{ host, port, encryption: 'none', fromAddress: 'bestellung@chezana.example' },
    ...(manners.account ?? { username: '', password: '' }),
  }
  /** Out of the newest mail. */
  const code = () => /\d{6}/.exec(received.at(-1)?.text ?? '')?.[0] ?? ''
  return { typed, received, code }
}

function who(admin: Admin | undefined): Admin {
  if (!admin) throw new Error('no admin')
  return admin
}

async function drafted(typed: TypedServer, admin = who(owner), now = new Date()) {
  const { draft } = await tryMailServer(admin, typed, { language, now })
  if (!draft) throw new Error('nothing is tried out')
  return draft
}

async function inUse(manners: Manners = {}) {
  const server = await mailServer(manners)
  const { id } = await drafted(server.typed)
  const settings = await activateMailServer(who(owner), id, { code: server.code() })
  return { ...server, id, settings }
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const audit = () => db().auditEntry.findMany({ where: { subject: 'mail_server' }, orderBy: { id: 'asc' } })

describe('a mail server of the owner', () => {
  test('is used once the code that it has brought is back, all its settings together, and leaves one row', async () => {
    const { typed, received, code } = await mailServer({ account })
    const draft = await drafted(typed)
    expect(received[0]?.to).toEqual([{ name: 'Ana Muster', address: who(owner).email }])
    expect(received[0]?.from?.address).toBe('bestellung@chezana.example')
    expect(received[0]?.subject).toContain(code())
    expect(await findMailSettings(who(owner))).toMatchObject({ source: 'catcher', own: null, draft: { id: draft.id } })
    expect(await audit()).toEqual([])
    const settings = await activateMailServer(who(owner), draft.id, { code: code() })
    expect(settings).toMatchObject({ source: 'shop', draft: null, own: { id: draft.id, username: 'bestellung' } })
    expect(settings.sender.address).toBe('bestellung@chezana.example')
    const [entry, ...others] = await audit()
    expect(others).toEqual([])
    expect(entry).toMatchObject({ action: 'created', byUserId: who(owner).userId, before: null })
    expect(entry?.after).toMatchObject({ host: typed.host, port: typed.port, password: '•••' })
  })

  test('keeps its password sealed: in no table, no answer and no row about the change does it stand in clear', async () => {
    const { settings } = await inUse({ account })
    const stored = await db().mailServer.findFirstOrThrow()
    const said = JSON.stringify([settings, await audit()].map(String)) + (await wholeDatabase()).join('\n')
    for (const form of [
      account.password,
      account.password.replaceAll('"', '""'),
      Buffer.from(account.password).toString('base64'),
    ])
      expect(said).not.toContain(form)
    expect(JSON.stringify(settings)).not.toContain(stored.password)
    const seal = { purpose: 'mail server', boundTo: passwordHolder(stored) } as const
    expect(openSecret(stored.password, seal)).toBe(account.password)
    expect(
      openSecret(stored.password, { ...seal, boundTo: passwordHolder({ ...stored, host: 'evil.example' }) }),
    ).toBeNull()
  })

  test('that does not take the mail is not kept, and the one before stays in use', async () => {
    const { id } = await inUse()
    const { typed } = await mailServer({ account })
    const refused = tryMailServer(who(owner), { ...typed, password: 'falsch' }, { language })
    const data = { reason: 'login_failed', smtpCode: 535 }
    await expect(refused).rejects.toMatchObject({ code: 'mail_not_sent', details: { data } })
    expect(await findMailSettings(who(owner))).toMatchObject({ own: { id }, draft: null })
  })

  test('replaces the one before, and both are named in the row', async () => {
    await inUse()
    const { typed, code } = await mailServer({ account })
    await activateMailServer(who(owner), (await drafted(typed)).id, { code: code() })
    expect(await db().mailServer.count()).toBe(1)
    const [, entry] = await audit()
    expect(entry).toMatchObject({ action: 'changed', before: { username: '' }, after: { username: 'bestellung' } })
  })

  test('sends at once what has waited', async () => {
    const mail = { template: 'code', toAddress: 'ana@example.com', subject: '', text: '', html: '', tries: 4 }
    const later = new Date(Date.now() + 60 * minutes)
    await db().outboxMail.createMany({
      data: [
        { ...mail, nextTryAt: later, lastError: 'sender_refused 550' },
        { ...mail, nextTryAt: later },
      ],
    })
    await inUse()
    const due = await db().outboxMail.findMany({ where: { nextTryAt: { lt: later } } })
    expect(due.map(({ lastError }) => lastError)).toEqual(['sender_refused 550'])
    await db().outboxMail.deleteMany()
  })
})

describe('the code', () => {
  test('is looked at by five of fifty guesses at once, and then even the right one is worthless', async () => {
    const { typed, code } = await mailServer()
    const { id } = await drafted(typed)
    const guesses = Array.from({ length: 50 }, () => activateMailServer(who(owner), id, { code: wrong(code()) }))
    for (const outcome of await Promise.allSettled(guesses))
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'code_invalid' } })
    expect((await db().mailServer.findFirstOrThrow()).codeTries).toBe(5)
    await expect(activateMailServer(who(owner), id, { code: code() })).rejects.toMatchObject({ code: 'code_invalid' })
  })

  test('is good for ten minutes', async () => {
    const { typed, code } = await mailServer()
    const now = new Date('2046-11-22T18:00:00Z')
    const { id } = await drafted(typed, who(owner), now)
    const late = new Date(now.getTime() + 10 * minutes)
    const activate = (at: Date) => activateMailServer(who(owner), id, { code: code(), now: at })
    await expect(activate(late)).rejects.toMatchObject({ code: 'code_invalid' })
    expect((await findMailSettings(who(owner), late)).draft).toBeNull()
    await expect(activate(new Date(late.getTime() - 1))).resolves.toMatchObject({ source: 'shop' })
  })

  test('is good for the settings with which it was sent, and for no others', async () => {
    const { typed, code } = await mailServer()
    const first = await drafted(typed)
    const old = code()
    const second = await drafted({ ...typed, fromAddress: 'other@chezana.example' })
    // Once in a million the two are alike.
    const tried = old === code() ? wrong(old) : old
    await expect(activateMailServer(who(owner), second.id, { code: tried })).rejects.toMatchObject({
      code: 'code_invalid',
    })
    const gone = activateMailServer(who(owner), first.id, { code: old })
    await expect(gone).rejects.toMatchObject({
      code: 'changed_meanwhile',
      details: { data: { draft: { id: second.id } } },
    })
  })

  test('is good for the admin who has asked for it', async () => {
    const { typed, code } = await mailServer()
    const { id } = await drafted(typed)
    const stolen = activateMailServer(who(partner), id, { code: code() })
    await expect(stolen).rejects.toMatchObject({ code: 'changed_meanwhile' })
    expect((await findMailSettings(who(partner))).draft).toBeNull()
  })

  test('twice, at once or because the answer was lost, is used once', async () => {
    const { typed, code } = await mailServer()
    const { id } = await drafted(typed)
    const both = [1, 2].map(() => activateMailServer(who(owner), id, { code: code() }))
    for (const { source } of await Promise.all(both)) expect(source).toBe('shop')
    expect(await activateMailServer(who(owner), id, { code: code() })).toMatchObject({ own: { id } })
    expect(await audit()).toHaveLength(1)
  })
})

describe('two owners', () => {
  test('do not take each other’s server away unseen', async () => {
    const [mine, theirs] = [await mailServer(), await mailServer()]
    const [first, second] = [await drafted(mine.typed), await drafted(theirs.typed, who(partner))]
    await activateMailServer(who(owner), first.id, { code: mine.code() })
    const late = activateMailServer(who(partner), second.id, { code: theirs.code() })
    const data = { own: { id: first.id } }
    await expect(late).rejects.toMatchObject({ code: 'changed_meanwhile', details: { data } })
    const unseen = tryMailServer(who(partner), { ...theirs.typed, replaces: null }, { language })
    await expect(unseen).rejects.toMatchObject({ code: 'changed_meanwhile', details: { data } })
    expect(await findMailSettings(who(partner))).toMatchObject(data)
  })

  test('remove what they have seen', async () => {
    const { id } = await inUse()
    const second = await inUse()
    await expect(removeMailServer(who(partner), id)).rejects.toMatchObject({ code: 'changed_meanwhile' })
    expect(await removeMailServer(who(partner), second.id)).toMatchObject({ source: 'catcher', own: null })
    expect(await removeMailServer(who(partner), second.id)).toMatchObject({ source: 'catcher', own: null })
    const rows = await audit()
    expect(rows.at(-1)).toMatchObject({ action: 'deleted', byUserId: who(partner).userId })
    expect(rows).toHaveLength(3)
  })
})

describe('the stored password', () => {
  test('stays when none is typed, for the same account on the same host', async () => {
    const { typed, code } = await inUse({ account })
    const { id } = await drafted({ ...typed, password: '', fromAddress: 'neu@chezana.example' })
    await activateMailServer(who(owner), id, { code: code() })
    const stored = await db().mailServer.findFirstOrThrow()
    expect(openSecret(stored.password, { purpose: 'mail server', boundTo: passwordHolder(stored) })).toBe(
      account.password,
    )
  })

  test('is told to no other host, and not used for another account', async () => {
    const { typed } = await inUse({ account })
    const other = await mailServer({ account })
    const missing = { code: 'invalid_fields', details: { fields: { password: 'required' } } }
    for (const changed of [
      { ...other.typed, password: '' },
      { ...typed, username: 'admin', password: '' },
    ])
      await expect(tryMailServer(who(owner), changed, { language })).rejects.toMatchObject(missing)
    expect(other.received).toHaveLength(0)
  })

  test('that cannot be read any more is said to be lost, and asked for again', async () => {
    const { typed, id } = await inUse({ account })
    await db().mailServer.update({ where: { id }, data: { password: 'sealed under a secret that is gone' } })
    expect((await findMailSettings(who(owner))).own).toMatchObject({ isPasswordLost: true })
    const lost = { code: 'mail_not_sent', details: { data: { reason: 'password_lost' } } }
    await expect(sendTestMail(who(owner), { language })).rejects.toMatchObject(lost)
    const missing = { code: 'invalid_fields', details: { fields: { password: 'required' } } }
    await expect(tryMailServer(who(owner), { ...typed, password: '' }, { language })).rejects.toMatchObject(missing)
  })
})

describe('a test mail', () => {
  test('goes to the admin who asks, through the server that is in use', async () => {
    const { received } = await inUse({ account })
    expect(await sendTestMail(who(owner), { language: 'it' })).toEqual({ sentTo: who(owner).email })
    expect(received.at(-1)?.subject).toMatch(/^E-mail di prova/)
    expect(received.at(-1)?.from?.address).toBe('bestellung@chezana.example')
  })

  test('tells in words of ours what the server has answered', async () => {
    await inUse({ answers: {} })
    const { host, port } = await db().mailServer.findFirstOrThrow()
    await Promise.all(running.splice(0).map((one) => one.stop()))
    running.push(await startSmtpInbox({ host, port, answers: { sender: 553 } }))
    const refused = await sendTestMail(who(owner), { language }).catch((error: unknown) => error)
    expect(refused).toMatchObject({
      code: 'mail_not_sent',
      details: { data: { reason: 'sender_refused', smtpCode: 553 } },
    })
    const { values } = (refused as { details: { values: (language: string) => { problem: string } } }).details
    expect(values('de').problem).toMatch(/^Der Server erlaubt diese Absenderadresse nicht.* \(Antwort 553\)$/)
    expect(values('en').problem).not.toContain('words of the other side')
  })
})

test('what was tried out and never proven goes after a day', async () => {
  const { typed } = await mailServer()
  await drafted(typed, who(owner), new Date('2026-01-05T12:00:00Z'))
  await sweep(new Date('2026-01-06T13:00:00Z'))
  expect(await db().mailServer.count()).toBe(0)
})

test.each([
  ['host', { host: 'a'.repeat(254), encryption: 'tls' as const }],
  ['port', { port: 22 }],
  ['encryption', { host: 'smtp.example.ch' }],
  ['encryption', { host: '127.0.0.1.example.ch' }],
  ['username', { username: 'ana' }],
  ['code', { codeHash: null }],
  ['code_tries', { codeTries: 6 }],
])('the table itself refuses a wrong %s: %j', async (name, wrongly) => {
  const right = { host: '127.0.0.1', port: 25, encryption: 'none', fromAddress: 'a@b.example' } as const
  const code = { codeHash: 'x', codeExpiresAt: new Date() }
  await expect(db().mailServer.create({ data: { ...right, ...code, ...wrongly } })).rejects.toThrow(
    `mail_server_${name}_check`,
  )
})

test('the table itself takes one server in use', async () => {
  await inUse()
  const second = `insert into mail_server (id, host, port, encryption, from_address, active_since)
    values (gen_random_uuid(), 'smtp.example.ch', 587, 'tls', 'a@b.example', now())`
  await expect(pool().query(second)).rejects.toMatchObject({ constraint: 'mail_server_active_key' })
})
