import { expect, test } from 'vitest'

import { CaughtMails, type CaughtMail } from './caught-mails'

test('the oldest mails go when there are too many', () => {
  const mails = new CaughtMails()
  for (let number = 1; number <= 600; number += 1) mails.add(mail({ subject: String(number) }))
  expect(mails.list()).toHaveLength(500)
  expect(mails.list()[0]?.subject).toBe('600')
})

test('a few long mails push the older ones out, and the newest always stays', () => {
  const mails = new CaughtMails()
  for (let number = 1; number <= 5; number += 1) mails.add(mail({ text: 'x'.repeat(9_000_000) }))
  expect(mails.list()).toHaveLength(2)
  mails.add(mail({ text: 'x'.repeat(30_000_000) }))
  expect(mails.list()).toHaveLength(1)
})

function mail(parts: Partial<CaughtMail>) {
  return { to: ['a@example.com'], from: 'b@example.com', subject: '', text: '', html: '', ...parts }
}
