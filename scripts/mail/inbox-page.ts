import { randomBytes } from 'node:crypto'

import type { CaughtMail } from './caught-mails'

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

function watch(newest: string) {
  return `setInterval(async () => {
  const id = await fetch('/newest').then((answer) => answer.text()).catch(() => '${newest}')
  if (id !== '${newest}') location.reload()
}, 2000)`
}

function escape(text: string) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

const INBOX_STYLE = `
:root { color-scheme: light dark; --paper: #faf6ef; --card: #fff; --ink: #1b1613; --soft: #6f655c; --line: #e6ddd0; --paprika: #d6321e }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1613; --card: #261f1a; --ink: #faf6ef; --soft: #b5a99c; --line: #3b322b; --paprika: #ff6a55 } }
* { box-sizing: border-box; margin: 0 }
body { font: 16px/1.5 system-ui, sans-serif; background: var(--paper); color: var(--ink) }
header { padding: 24px; border-bottom: 1px solid var(--line) }
h1 { font-size: 28px; line-height: 1.2 }
header p, article > p, nav span, nav time { color: var(--soft); font-size: 14px }
main { display: grid; gap: 24px; padding: 24px; align-items: start }
@media (min-width: 800px) { main { grid-template-columns: minmax(280px, 380px) 1fr } }
nav { background: var(--card); border: 1px solid var(--line); border-radius: 12px; overflow: hidden }
nav a { display: grid; grid-template-columns: 1fr auto; gap: 0 12px; padding: 12px 16px; color: inherit; text-decoration: none; border-bottom: 1px solid var(--line) }
nav a:last-child { border: 0 }
nav strong { grid-column: 1 / -1; overflow-wrap: anywhere }
nav span { overflow: hidden; text-overflow: ellipsis }
nav a[aria-current] { box-shadow: inset 4px 0 var(--paprika) }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--paprika); outline-offset: -2px }
.empty { padding: 24px }
article { display: grid; gap: 12px; min-width: 0 }
h2 { font-size: 20px; overflow-wrap: anywhere }
iframe { width: 100%; height: 70vh; border: 1px solid var(--line); border-radius: 12px; background: #fff }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 16px; border: 1px solid var(--line); border-radius: 12px; background: var(--card) }
`
