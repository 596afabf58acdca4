import { expect, test } from 'vitest'
import { isMailHost, isThisMachine, passwordHolder } from './server-rules'

test.each(['smtp.example.ch', 'mail', 'mail_1', '192.0.2.7', '::1', '2001:db8::7'])('%s is a host', (host) => {
  expect(isMailHost(host)).toBe(true)
})

test.each(['', 'smtp.example.ch:587', 'smtp://mail', 'a b', 'ana@mail', 'mail/x', '-mail', 'mail.', 'ä.example', ':1'])(
  '%j is none',
  (host) => expect(isMailHost(host)).toBe(false),
)

test('only this machine itself is reached without a cable', () => {
  for (const host of ['localhost', 'LOCALHOST', '127.0.0.1', '127.1.2.3', '::1']) expect(isThisMachine(host)).toBe(true)
  for (const host of ['mail', '10.0.0.1', '127.0.0.1.example.ch', 'localhost.example.ch'])
    expect(isThisMachine(host)).toBe(false)
})

test('a password is for one account on one host, however its name is written', () => {
  const one = passwordHolder({ host: 'SMTP.example.ch', username: 'ana' })
  expect(passwordHolder({ host: 'smtp.example.ch', username: 'ana' })).toBe(one)
  expect(passwordHolder({ host: 'smtp.evil.example', username: 'ana' })).not.toBe(one)
  expect(passwordHolder({ host: 'smtp.example.ch', username: 'ben' })).not.toBe(one)
})
