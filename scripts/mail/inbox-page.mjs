import { randomBytes } from 'node:crypto'

import { INBOX_STYLE } from './inbox-style.mjs'

/** @typedef {import('./letters.mjs').Letter} Letter */

/**
 * @param {Letter[]} letters newest first
 * @param {Letter | undefined} open the one that is read
 */
export function inboxPage(letters, open) {
  const nonce = randomBytes(16).toString('base64')
  const list = letters.map((letter) => entry(letter, letter === open)).join('')
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Inbox (${letters.length})</title>
<style nonce="${nonce}">${INBOX_STYLE}</style></head><body>
<header><h1>Inbox</h1><p>Every mail of this shop ends here. Nothing leaves the machine.</p></header>
<main><nav aria-label="Mails">${list || '<p class="empty">No mail yet.</p>'}</nav>${open ? reader(open) : ''}</main>
<script nonce="${nonce}">${watch(letters[0]?.id ?? '')}</script></body></html>`
  return {
    html,
    policy: `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; frame-src 'self'`,
  }
}

/** @param {Letter} letter @param {boolean} isOpen */
function entry(letter, isOpen) {
  return `<a href="/?id=${letter.id}"${isOpen ? ' aria-current="true"' : ''}>
<strong>${escape(letter.subject)}</strong><span>${escape(letter.to.join(', '))}</span>
<time datetime="${letter.receivedAt}">${new Date(letter.receivedAt).toLocaleTimeString('de-CH')}</time></a>`
}

/** @param {Letter} letter */
function reader(letter) {
  const html = letter.html
    ? `<iframe title="Mail as HTML" src="/messages/${letter.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
    : ''
  return `<article><h2>${escape(letter.subject)}</h2><p>From ${escape(letter.from)} to ${escape(letter.to.join(', '))}</p>
${html}<details${html ? '' : ' open'}><summary>Text part</summary><pre>${escape(letter.text)}</pre></details></article>`
}

/** Shows new mail by itself, without a reload while nothing has come.
 * @param {string} newest */
function watch(newest) {
  return `setInterval(async () => {
  const id = await fetch('/newest').then((answer) => answer.text()).catch(() => '${newest}')
  if (id !== '${newest}') location.reload()
}, 2000)`
}

/** @param {string} text */
function escape(text) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
