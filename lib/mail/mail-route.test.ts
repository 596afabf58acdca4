import { describe, expect, test } from 'vitest'
import { connectionKey } from './mail-server'
import { mailRoute, senderIn } from './mail-route'
import type { StoredMailFacts, StoredServer } from './stored-mail-facts'

const server: StoredServer = {
  id: 'a-server',
  host: 'smtp.example.ch',
  port: 587,
  encryption: 'starttls',
  username: 'ana',
  password: 'geheim',
  fromAddress: 'bestellung@chezana.example',
}
const shop: StoredMailFacts = { shopName: 'Chez Ana', shopEmail: 'ana@chezana.example', replyTo: '', server: null }
const hostname = 'shop.example'
const [smtpUrl, catcherUrl] = ['smtps://mail.example', 'smtp://127.0.0.1:1025']

describe('where mail leaves', () => {
  test('the environment goes before the owner, the owner before what only catches mail', () => {
    const own = { ...shop, server }
    expect(mailRoute({ smtpUrl, catcherUrl, hostname }, own)).toMatchObject({ source: 'environment', url: smtpUrl })
    expect(mailRoute({ catcherUrl, hostname }, own)).toMatchObject({ source: 'shop', server })
    expect(mailRoute({ catcherUrl, hostname }, shop)).toMatchObject({ source: 'catcher', url: catcherUrl })
    expect(mailRoute({ hostname }, shop)).toMatchObject({ source: 'none' })
  })

  test('another server, or a password that can be read again, asks for another connection; another name does not', () => {
    const keyFor = (facts: StoredMailFacts) => connectionKey(mailRoute({ hostname }, facts))
    const present = keyFor({ ...shop, server })
    expect(keyFor({ ...shop, shopName: 'Chez Rosa', server })).toBe(present)
    expect(keyFor({ ...shop, server: { ...server, id: 'another' } })).not.toBe(present)
    expect(keyFor({ ...shop, server: { ...server, password: null } })).not.toBe(present)
    expect(keyFor(shop)).not.toBe(present)
  })
})

describe('who sends', () => {
  const from = (mailFrom?: string, facts = shop) => mailRoute({ mailFrom, catcherUrl, hostname }, facts).from

  test('the shop by its name, from the address that its server allows', () => {
    expect(from(undefined, { ...shop, server })).toEqual({ name: 'Chez Ana', address: 'bestellung@chezana.example' })
    expect(from()).toEqual({ name: 'Chez Ana', address: 'ana@chezana.example' })
    expect(from(undefined, { ...shop, shopEmail: '' })).toEqual({ name: 'Chez Ana', address: 'no-reply@shop.example' })
  })

  test('what the environment says of name and address counts, each by itself', () => {
    expect(from('Kiosk <a@kiosk.example>')).toEqual({ name: 'Kiosk', address: 'a@kiosk.example' })
    expect(from('a@kiosk.example', { ...shop, server })).toEqual({ name: 'Chez Ana', address: 'a@kiosk.example' })
  })

  test('the address of a server that is not in use is not used either', () => {
    const { from: sender } = mailRoute({ smtpUrl, hostname }, { ...shop, server })
    expect(sender.address).toBe('ana@chezana.example')
  })

  test.each([
    ['Kiosk <a@kiosk.example>', 'Kiosk'],
    ['"Meier, Söhne & Co." <a@kiosk.example>', 'Meier, Söhne & Co.'],
    ['<a@kiosk.example>', ''],
    ['a@kiosk.example', ''],
  ])('%s is read as people write it', (mailFrom, name) => {
    expect(senderIn(mailFrom)).toEqual({ name, address: 'a@kiosk.example' })
  })

  test('answers go where the shop wants them, else to its contact address', () => {
    expect(mailRoute({ hostname }, shop).replyTo).toBe('ana@chezana.example')
    expect(mailRoute({ hostname }, { ...shop, replyTo: 'b@chezana.example' }).replyTo).toBe('b@chezana.example')
  })
})
