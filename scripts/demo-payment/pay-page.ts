import { randomBytes } from 'node:crypto'

import { formatPrice } from '../../lib/platform/values/money'
import type { DemoPayment } from './demo-payments'
import { payWords, type PayWords } from './pay-words'

/** Without a script: every decision is a button of a form. */
export function payPage(payment: DemoPayment, language: DemoPayment['language']) {
  const nonce = randomBytes(16).toString('base64')
  const words = payWords[language]
  const html = `<!doctype html><html lang="${language}-CH"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${words.title}</title><style nonce="${nonce}">${STYLE}</style></head><body><main>
<p class="demo" role="note">${words.demonstration}</p><h1>${words.title}</h1>
<dl><dt>${words.what}</dt><dd>${escape(payment.description)}</dd>
<dt>${words.amount}</dt><dd class="amount">${formatPrice(payment.amountRappen)}</dd></dl>
${payment.state === 'open' ? choices(payment, words) : decided(payment, words)}</main></body></html>`
  const origins = new Set([payment.successUrl, payment.failureUrl].map((url) => new URL(url).origin))
  // The shop is named, because browsers hold a form to this on the way that its answer leads, too.
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self' ${[...origins].join(' ')}; base-uri 'none'; frame-ancestors 'none'`
  return { html, policy }
}

/** Where a guest who is done goes. */
export function returnUrl({ state, successUrl, failureUrl }: DemoPayment): string {
  return state === 'paid' || state === 'authorised' ? successUrl : failureUrl
}

function choices({ kinds, failureUrl }: DemoPayment, words: PayWords): string {
  const pay = kinds.map((kind) => button(kind, words[kind], 'pay')).join('')
  const no = button('decline', words.decline) + button('cancel', words.cancel)
  return `<form method="post">${pay}${no}</form>
<p class="leave"><a href="${escape(failureUrl)}">${words.leave}</a><br><small>${words.leaveMeans}</small></p>`
}

function button(decision: string, text: string, look = ''): string {
  return `<button name="decision" value="${decision}" class="${look}">${text}</button>`
}

function decided(payment: DemoPayment, words: PayWords): string {
  return `<p role="status">${words[payment.state === 'open' ? 'expired' : payment.state]}</p>
<p class="leave"><a href="${escape(returnUrl(payment))}">${words.back}</a></p>`
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

const STYLE = `
:root { color-scheme: light dark; --paper: #f4f5f7; --card: #fff; --ink: #1c2024; --soft: #565d66; --line: #d5d9df; --edge: #7d8590; --pay: #1f4fa3; --on-pay: #fff; --note: #fff3cd; --on-note: #4f3a00 }
@media (prefers-color-scheme: dark) { :root { --paper: #15181c; --card: #1f2429; --ink: #eef0f3; --soft: #b3bac3; --line: #343b43; --edge: #8d96a1; --pay: #a9c5ff; --on-pay: #0e1c38; --note: #4a3b0a; --on-note: #ffefc2 } }
* { box-sizing: border-box; margin: 0 }
body { font: 17px/1.5 system-ui, sans-serif; background: var(--paper); color: var(--ink); padding: 16px }
main { max-width: 440px; margin: 0 auto; display: grid; gap: 20px; background: var(--card); border: 1px solid var(--line); border-radius: 16px; padding: 20px }
@media (min-width: 600px) { body { padding: 48px 16px } main { padding: 32px } }
.demo { background: var(--note); color: var(--on-note); border-radius: 10px; padding: 12px 14px; font-weight: 600 }
h1 { font-size: 24px; line-height: 1.25 }
dl { display: grid; gap: 2px } dt, small { color: var(--soft); font-size: 15px }
dd { overflow-wrap: anywhere; margin-bottom: 10px } .amount { font-size: 32px; font-weight: 700; line-height: 1.2; margin: 0 }
form { display: grid; gap: 12px }
button { font: inherit; font-weight: 600; min-height: 52px; padding: 10px 16px; border-radius: 12px; border: 1px solid var(--edge); background: none; color: inherit; cursor: pointer }
button.pay { background: var(--pay); color: var(--on-pay); border-color: var(--pay) }
.leave { text-align: center } a { color: inherit; display: inline-block; padding: 10px }
button:focus-visible, a:focus-visible { outline: 3px solid var(--pay); outline-offset: 3px; border-radius: 12px }
`
