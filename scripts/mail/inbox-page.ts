import { randomBytes } from 'node:crypto'

import type { CaughtMail } from './caught-mails'
import { INBOX_STYLE } from './inbox-style'

/**
 * @param mails newest first
 * @param open the one that is read
 */
export function inboxPage(mails: CaughtMail[], open: CaughtMail | undefined) {
  const nonce = randomBytes(16).toString('base64')
  const list = mails.map((mail) => entry(mail, mail === open)).join('')
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Inbox (${mails.length})</title>
<style nonce="${nonce}">${INBOX_STYLE}</style></head><body>
<header><h1>Inbox</h1><p>Every mail of this shop ends here. Nothing leaves the machine.</p></header>
<main><nav aria-label="Mails">${list || '<p class="empty">No mail yet.</p>'}</nav>${open ? reader(open) : ''}</main>
<script nonce="${nonce}">${watch(mails[0]?.id ?? '')}</script></body></html>`
  return {
    html,
    policy: `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; frame-src 'self'`,
  }
}

function entry(mail: CaughtMail, isOpen: boolean) {
  return `<a href="/?id=${mail.id}"${isOpen ? ' aria-current="true"' : ''}>
<strong>${escape(mail.subject)}</strong><span>${escape(mail.to.join(', '))}</span>
<time datetime="${mail.receivedAt}">${new Date(mail.receivedAt).toLocaleTimeString('de-CH', { timeZone: 'Europe/Zurich' })}</time></a>`
}

function reader(mail: CaughtMail) {
  const html = mail.html
    ? `<iframe title="Mail as HTML" src="/messages/${mail.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
    : ''
  return `<article><h2>${escape(mail.subject)}</h2><p>From ${escape(mail.from)} to ${escape(mail.to.join(', '))}</p>
${html}<details${html ? '' : ' open'}><summary>Text part</summary><pre>${escape(mail.text)}</pre></details></article>`
}

/** Shows new mail by itself, without a reload while nothing has come. */
function watch(newest: string) {
  return `setInterval(async () => {
  const id = await fetch('/newest').then((answer) => answer.text()).catch(() => '${newest}')
  if (id !== '${newest}') location.reload()
}, 2000)`
}

function escape(text: string) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
