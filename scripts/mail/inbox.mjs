import { createServer } from 'node:http'
import { isIP } from 'node:net'

import { inboxPage } from './inbox-page.mjs'

// A mail is a stranger's HTML: no scripts, nothing loaded, only links that open in a new tab.
const MAIL_POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox"

/**
 * @param {import('./letters.mjs').Letters} letters
 * @param {{ host: string, port: number }} where
 */
export async function startInbox(letters, where) {
  const server = createServer((request, response) => answer(letters, request, response))
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
 * @param {import('./letters.mjs').Letters} letters
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function answer(letters, request, response) {
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('X-Content-Type-Options', 'nosniff')
  if (!isOwnName(request.headers.host) || !URL.canParse(request.url ?? '', 'http://inbox')) {
    return response.writeHead(400).end()
  }
  const url = new URL(request.url ?? '', 'http://inbox')
  const html = /^\/messages\/(\d+)\/html$/.exec(url.pathname)
  if (request.method === 'DELETE' && url.pathname === '/messages') {
    letters.clear()
    return response.writeHead(204).end()
  }
  if (request.method !== 'GET') return response.writeHead(405, { Allow: 'GET, DELETE' }).end()
  if (url.pathname === '/messages') return sendJson(response, letters.list(url.searchParams.get('to')))
  if (url.pathname === '/newest') return response.writeHead(200).end(letters.list()[0]?.id)
  if (html) return sendMail(response, letters.find(html[1] ?? ''))
  if (url.pathname === '/') return sendPage(response, letters, url.searchParams.get('id'))
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

/** @param {import('node:http').ServerResponse} response @param {import('./letters.mjs').Letter | undefined} letter */
function sendMail(response, letter) {
  if (!letter) return response.writeHead(404).end()
  return response
    .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': MAIL_POLICY })
    .end(`<base target="_blank">${letter.html}`)
}

/** @param {import('node:http').ServerResponse} response @param {import('./letters.mjs').Letters} letters
 * @param {string | null} id */
function sendPage(response, letters, id) {
  const { html, policy } = inboxPage(letters.list(), id ? letters.find(id) : undefined)
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy }).end(html)
}
