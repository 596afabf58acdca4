import { createServer } from 'node:http'
import { isIP } from 'node:net'

import { inboxPage } from './inbox-page.mjs'

// A mail is a stranger's HTML: no scripts, nothing loaded, only links that open in a new tab.
const MAIL_POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox"

/**
 * @param {import('./mails.mjs').Mails} mails
 * @param {{ host: string, port: number }} where
 */
export async function startInbox(mails, where) {
  const server = createServer((request, response) => answer(mails, request, response))
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(where.port, where.host, () => resolve(undefined))
  })
  const address = server.address()
  return {
    port: address && typeof address === 'object' ? address.port : where.port,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

/**
 * `GET /` the page · `GET /messages?to=address` as JSON, newest first · `GET /messages/{id}/html` · `DELETE /messages`
 * @param {import('./mails.mjs').Mails} mails
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function answer(mails, request, response) {
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('X-Content-Type-Options', 'nosniff')
  if (!isOwnName(request.headers.host) || !URL.canParse(request.url ?? '', 'http://inbox')) {
    return response.writeHead(400).end()
  }
  const url = new URL(request.url ?? '', 'http://inbox')
  const html = /^\/messages\/(\d+)\/html$/.exec(url.pathname)
  if (request.method === 'DELETE' && url.pathname === '/messages') {
    mails.clear()
    return response.writeHead(204).end()
  }
  if (request.method !== 'GET') return response.writeHead(405, { Allow: 'GET, DELETE' }).end()
  if (url.pathname === '/messages') return sendJson(response, mails.list(url.searchParams.get('to')))
  if (url.pathname === '/newest') return response.writeHead(200).end(mails.list()[0]?.id)
  if (html) return sendMail(response, mails.find(html[1] ?? ''))
  if (url.pathname === '/') return sendPage(response, mails, url.searchParams.get('id'))
  return response.writeHead(404).end()
}

/** A page on the internet may give its own name the address 127.0.0.1 and then read every code: only plain names count.
 * @param {string | undefined} host */
function isOwnName(host) {
  const name = (host ?? '').replace(/:\d+$/, '').replace(/^\[|\]$/g, '')
  return !name.includes('.') || isIP(name) !== 0
}

/** @param {import('node:http').ServerResponse} response @param {unknown} value */
function sendJson(response, value) {
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(value))
}

/** @param {import('node:http').ServerResponse} response @param {import('./mails.mjs').Mail | undefined} mail */
function sendMail(response, mail) {
  if (!mail) return response.writeHead(404).end()
  return response
    .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': MAIL_POLICY })
    .end(`<base target="_blank">${mail.html}`)
}

/** @param {import('node:http').ServerResponse} response @param {import('./mails.mjs').Mails} mails
 * @param {string | null} id */
function sendPage(response, mails, id) {
  const { html, policy } = inboxPage(mails.list(), id ? mails.find(id) : undefined)
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy }).end(html)
}
