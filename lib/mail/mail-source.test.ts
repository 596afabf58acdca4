import type { SendMailOptions } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer'
import { expect, test } from 'vitest'
import { mailSource } from './mail-source'

const from = { name: 'Limmat Grill', address: 'grill@example.ch' }
const to = { name: 'Anna', address: 'anna@example.ch' }

const long = 'Käse und Brot, und noch ein wenig mehr davon. '.repeat(60)

const mails: [string, SendMailOptions][] = [
  ['plain letters', { subject: 'Code 123456', text: 'Your code: 123456\n', html: '<p>Your code: 123456</p>' }],
  ['umlauts and long lines', { subject: 'Bestellung für Jürg', text: long, html: `<p>${long}</p>\n` }],
  [
    'long lines of plain letters',
    { subject: 'a'.repeat(300), text: 'a b '.repeat(400), html: `<p>${'a'.repeat(5000)}` },
  ],
  [
    'letters of other scripts',
    { subject: 'γύρος 餃子', text: 'γύρος 餃子 🥟\n'.repeat(40), html: '<p>γύρος 餃子 🥟</p>' },
  ],
  ['dots, equals signs and spaces', { subject: '=?utf-8?', text: '.\n..\n=3D \t\n \n', html: '.a=b \r\n.\r\n' }],
  ['a text alone', { subject: 'x', text: 'no line ends this' }],
  [
    'a name that wants to be a header',
    { subject: 'a\r\nBcc: b@example.ch', text: 'ä', html: 'ä', replyTo: '"Ä, \r\nB" <b@c.ch>' },
  ],
  ['nothing', { subject: '', text: '', html: '' }],
]

/** Its date and boundary are the same at every call. */
function composed(mail: SendMailOptions) {
  const message = new MailComposer({ from, to, messageId: '<1@x.ch>', date: new Date(0), ...mail }).compile()
  message.boundary = 'boundary'
  return message
}

test.each(mails)('%s: the same as from the streams', async (_what, mail) => {
  const streamed = await composed(mail).build()
  const source = mailSource(composed(mail))
  expect(joined(source)).toBe(joined(streamed.toString()))
  const body = source.slice(source.indexOf('\r\n\r\n')).split(/\r?\n/)
  expect(Math.max(...body.map(({ length }) => length))).toBeLessThanOrEqual(76)
})

/** Without the breaks that are there for the way alone. */
function joined(source: string) {
  return source.replaceAll('=\r\n', '')
}

test('a part that is no text is refused', () => {
  const mail = { subject: 'x', text: 'x', attachments: [{ filename: 'a.bin', content: Buffer.from([1]) }] }
  expect(() => mailSource(composed(mail))).toThrow('texts alone')
})
