import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { isIP } from 'node:net'

import { listen } from '../launch/ports'
import type { CaughtMails, CaughtMail } from './caught-mails'
import { inboxPage } from './inbox-page'

// A mail is foreign HTML: no scripts, nothing loaded, only links that open in a new tab.
const MAIL_POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox"

export async function startInbox(mails: CaughtMails, where: { host: string; port: number }) {
  const server = createServer((request, response) => answer(mails, request, response))
  return {
    port: await listen(server, where),
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

/** `GET /` · `GET /messages?to=address`, newest first · `GET /messages/{id}/html` · `DELETE /messages` */
function answer(mails: CaughtMails, request: IncomingMessage, response: ServerResponse) {
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

/** Against DNS rebinding: a foreign name may resolve to 127.0.0.1 and read every code. */
function isOwnName(host: string | undefined) {
  const name = (host ?? '').replace(/:\d+$/, '').replace(/^\[|\]$/g, '')
  return !name.includes('.') || isIP(name) !== 0
}

function sendJson(response: ServerResponse, value: unknown) {
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(value))
}

function sendMail(response: ServerResponse, mail: CaughtMail | undefined) {
  if (!mail) return response.writeHead(404).end()
  return response
    .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': MAIL_POLICY })
    .end(`<base target="_blank">${mail.html}`)
}

function sendPage(response: ServerResponse, mails: CaughtMails, id: string | null) {
  const { html, policy } = inboxPage(mails.list(), id ? mails.find(id) : undefined)
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy }).end(html)
}
