import { type Language, languageFacts, languages, shopLanguage } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'

/** Switched off, a release deletes the stored pages and answers nothing any more. */
const isOn = true

const text = `
const isOn = {isOn}
const pages = 'pages-{store}'
const privatePages = 'private-pages'
const offline = {offline}
const ownPath = /^\\/(?:admin|api)(?:\\/|$)/
const language = '(/(?:{languages}))?'
const publicPath = new RegExp('^' + language + '(?:/(?:menu|cart|about|contact|imprint|privacy|terms-and-conditions|(?:product|dish)/[^/]+))?/?$')
const privatePath = new RegExp('^' + language + '/track/[^/]+$')
const assetPath = /^\\/(?:_next\\/static|hero|kinds|media|patterns)\\//

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOthers().then(() => self.clients.claim()).then(keepOpenPages))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (!isOn || request.method !== 'GET' || origin !== self.location.origin) return
  if (assetPath.test(pathname)) event.respondWith(storedOrFetched(request))
  else if (request.mode === 'navigate' && storeOf(pathname)) event.respondWith(fetchedOrStored(event, pathname))
  else if (request.headers.has('rsc') && !request.headers.has('next-router-prefetch') && publicPath.test(pathname))
    // A page that the router fetched as data is stored as a document as well.
    event.waitUntil(keep(pathname))
  else if (request.mode === 'navigate' && !ownPath.test(pathname)) event.respondWith(fetch(request).catch(() => offlinePage(pathname)))
})

/** Says in the shop's own words that the page cannot be had now. */
function offlinePage(pathname) {
  const [prefix, language] = /^\\/({languages})(?=\\/|$)/.exec(pathname) ?? ['', '{shopLanguage}']
  return new Response(offline[language].replaceAll('{prefix}', prefix), { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

function storeOf(pathname) {
  return publicPath.test(pathname) ? pages : privatePath.test(pathname) ? privatePages : null
}

async function deleteOthers() {
  const wanted = isOn ? [pages, privatePages] : []
  const names = (await caches.keys()).filter((name) => !wanted.includes(name))
  await Promise.all(names.map((name) => caches.delete(name)))
}

async function keepOpenPages() {
  if (!isOn) return
  const windows = await self.clients.matchAll({ type: 'window' })
  const paths = windows.map(({ url }) => new URL(url).pathname)
  const menus = paths.map((path) => (/^\\/(?:{languages})(?=\\/|$)/.exec(path) ?? [''])[0] + '/menu')
  for (const path of new Set([...paths, ...menus])) if (publicPath.test(path)) await keep(path)
}

async function keep(pathname) {
  if (await caches.match(pathname)) return
  const response = await fetch(pathname).catch(() => null)
  if (response) await store(pathname, response)
}

async function store(pathname, response) {
  const name = storeOf(pathname)
  if (!name || response.status !== 200 || response.redirected) return
  const cache = await caches.open(name)
  const html = await response.clone().text()
  await cache.put(pathname, response)
  if (name !== pages) return
  const assets = new Set(html.match(/\\/_next\\/static\\/[\\w./~-]+\\.(?:js|css|woff2)/g) ?? [])
  for (const asset of assets) if (!(await cache.match(asset))) await cache.add(asset).catch(() => undefined)
}

async function fetchedOrStored(event, pathname) {
  try {
    const response = await fetch(event.request)
    event.waitUntil(store(pathname, response.clone()))
    return response
  } catch {
    const stored = await caches.match(pathname)
    return stored ?? offlinePage(pathname)
  }
}

async function storedOrFetched(request) {
  const stored = await caches.match(request.url)
  if (stored) return stored
  const response = await fetch(request)
  if (response.status === 200 && request.url.includes('/media/')) {
    const cache = await caches.open(pages)
    await cache.put(request.url, response.clone())
  }
  return response
}
`

/**
 * Network first, else the stored page; never API calls, staff and account pages. Each build, name and look has a cache
 * of its own; private pages have another, which signing out deletes (app/_client/user.ts).
 */
export function offlinePages(
  store: string,
  { isShopOpen, shopName }: { isShopOpen: boolean; shopName: string },
): string {
  const documents = Object.fromEntries(languages.map((language) => [language, offlineDocument(language, shopName)]))
  return text
    .replaceAll('{isOn}', String(isOn && isShopOpen))
    .replaceAll('{store}', store)
    .replaceAll('{languages}', languages.join('|'))
    .replaceAll('{shopLanguage}', shopLanguage)
    .replaceAll('{offline}', () => JSON.stringify(documents))
}

/** Needs nothing else from the network; the worker fills in the `{prefix}` of its links. */
function offlineDocument(language: Language, shopName: string): string {
  const { emptyStates, island } = texts(language).shop
  return `<!doctype html>
<html lang="${languageFacts[language].tag}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${emptyStates.offlineTitle} · ${escaped(shopName)}</title>
<style>
:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif }
body { max-width: 34rem; margin: 0 auto; padding: 15vh 1.25rem 3rem; overflow-wrap: anywhere }
h1 { margin: 0.25em 0; font-size: 2.5rem; line-height: 1.1 }
a { display: inline-block; margin: 1rem 1.5rem 0 0; padding: 0.6rem 0; color: inherit; font-weight: 600 }
</style>
<p>${escaped(shopName)}</p>
<h1>${emptyStates.offlineTitle}</h1>
<p>${emptyStates.offlineText}</p>
<a href="">${island.retry}</a><a href="{prefix}/menu">${emptyStates.toMenu}</a>
`
}

function escaped(plain: string): string {
  return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
