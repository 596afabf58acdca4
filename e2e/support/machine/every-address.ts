import type { APIRequestContext } from '@playwright/test'

import { dataOf, type MenuItem } from '../kitchen'
import { adminPages, publicPages } from '../pages'

/** Everything that a stranger can ask for in these languages, and without one: pages, files, calls and what pages load. */
export async function publicAddresses(request: APIRequestContext, languages: readonly string[]): Promise<string[]> {
  const dishes = await dataOf<MenuItem[]>(await request.get('/api/v1/user/getMenuItems'))
  const categories = new Set(dishes.map(({ category }) => category.name))
  const paths = [
    ...publicPages,
    ...dishes.map(({ id }) => `/dish/${id}`),
    ...[...categories].map((name) => `/product/${encodeURIComponent(name)}`),
  ]
  const pages = ['', ...languages.map((language) => `/${language}`)].flatMap((prefix) =>
    paths.map((path) => `${prefix}${path}` || '/'),
  )
  const files = ['/manifest.webmanifest', '/robots.txt', '/sitemap.xml', '/sw.js', '/favicon.ico']
  const calls = ['shop', 'openapi.json', 'user/getCategories', 'user/getMenuItems', 'nothing']
  const scripts = await Promise.all(['/', '/menu', '/admin/login'].map((path) => scriptsOf(request, path)))
  return [...pages, ...(await listed(request)), ...files, ...calls.map((path) => `/api/v1/${path}`), ...scripts.flat()]
}

/** What the sitemap says that there is. */
async function listed(request: APIRequestContext): Promise<string[]> {
  const text = await (await request.get('/sitemap.xml')).text()
  return [...text.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname)
}

async function scriptsOf(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text()
  return [...html.matchAll(/\/_next\/static\/[\w./~-]+\.(?:js|css)/g)].map(([address]) => address)
}

/**
 * Everything that the owner can ask for. Not what happened: who changed what keeps the name that the shop once had, and
 * so do the editions of a text.
 */
export function officeAddresses(orderId: string): string[] {
  const pages = adminPages.filter((name) => name !== 'changes')
  const papers = ['', '/ticket', '/receipt'].map((paper) => `orders/${orderId}${paper}`)
  const calls = ['look', 'texts', 'users', 'orders', 'payments', 'optionGroups', 'menu/export']
  return [
    ...[...pages, ...papers, 'declarations/sheet', 'texts/privacy/fr'].map((name) => `/admin/${name}`),
    ...calls.map((path) => `/api/v1/${path}`),
  ]
}
