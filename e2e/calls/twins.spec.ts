import { expect, test } from '@playwright/test'

test('every public page names its twins and the address that search engines keep', async ({ request, baseURL }) => {
  for (const path of ['', '/menu', '/about', '/contact', '/terms-and-conditions', '/imprint', '/privacy']) {
    const twins = {
      'de-CH': `/de${path}`,
      en: `/en${path}`,
      'fr-CH': `/fr${path}`,
      'it-CH': `/it${path}`,
      'x-default': path || '/',
    }
    const canonical: Record<string, string> = {
      [`/de${path}`]: twins['de-CH'],
      [`/en${path}`]: twins.en,
      [`/fr${path}`]: twins['fr-CH'],
      [`/it${path}`]: twins['it-CH'],
      [path || '/']: twins['de-CH'],
    }
    for (const [address, kept] of Object.entries(canonical)) {
      const html = await (await request.get(address, { headers: { 'Accept-Language': 'de-CH' } })).text()
      expect(linksOf(html, baseURL), address).toEqual({ ...twins, canonical: kept })
    }
  }
})

test('below a fixed address every link of the shop stays below it', async ({ request }) => {
  const html = await (await request.get('/de/menu')).text()
  const paths = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, path]) => path ?? '')
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.filter((path) => !/^\/(de|en|fr|it)([/?#]|$)/.test(path))).toEqual([])
})

/** The paths of `<link rel="canonical">` and `<link rel="alternate">`, by language. */
function linksOf(html: string, baseURL: string | undefined): Record<string, string> {
  const tags = html.match(/<link rel="(?:canonical|alternate)"[^>]*>/g) ?? []
  const links = tags.map((tag) => {
    const href = /href="([^"]*)"/.exec(tag)?.[1] ?? ''
    return [/hreflang="([^"]*)"/i.exec(tag)?.[1] ?? 'canonical', new URL(href, baseURL).pathname]
  })
  return Object.fromEntries(links)
}
