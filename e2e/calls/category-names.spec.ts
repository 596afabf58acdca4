import { randomUUID } from 'node:crypto'

import { expect, test } from '../support/machine/calls'

// What means something to addresses, to Next's folders, or to a comparison of letters.
for (const name of [
  'Vorspeisen 50%',
  '100%25 %2F %E0%A4%A',
  'Pizza/Pasta #1? Süss & "scharf" + \'mild\'',
  '[category].rsc',
  'Crème brûlée 🍮 STRASSE ß',
])
  test(`a category named ${name} has its page`, async ({ kitchen, request }) => {
    const { name: dish, category } = await kitchen.addMenuItem({ categoryName: `${name} ${randomUUID().slice(0, 4)}` })
    const path = `/product/${encodeURIComponent(category.name)}`
    const addresses = [
      ['', '/de', '/en'].map((language) => [language, category.name] as const),
      otherSpellings(category.name).map((spelling) => ['', spelling] as const),
    ].flat()
    for (const [language, spelling] of addresses) {
      const answer = await request.get(`${language}/product/${encodeURIComponent(spelling)}`)
      expect(answer.status(), `${language} ${spelling}`).toBe(200)
      expect(await answer.text()).toContain(dish)
    }
    const page = await (await request.get(`/en${path}`)).text()
    expect(canonicalIn(page)).toBe(pathOf(`http://localhost/en${path}`))
    const sitemap = await (await request.get('/sitemap.xml')).text()
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => pathOf(address))
    expect(listed).toContain(pathOf(`http://localhost/de${path}`))
  })

test('a category has its page under its name in every language, which is the one of its links', async ({ request }) => {
  for (const name of ['salads', 'Salades', 'INSALATE']) {
    const answer = await request.get(`/en/product/${name}`)
    expect(answer.status(), name).toBe(200)
    expect(canonicalIn(await answer.text())).toBe('/en/product/Salate')
  }
  expect((await request.get('/product/Kebabs & wraps')).status()).toBe(200)
})

function canonicalIn(page: string): string {
  return pathOf(/<link rel="canonical" href="([^"]+)"/.exec(page)?.[1])
}

function otherSpellings(name: string): string[] {
  return [name.toUpperCase(), name.toLowerCase(), name.normalize('NFD')]
}

function pathOf(address = ''): string {
  return new URL(unescaped(address)).pathname
}

function unescaped(markup: string): string {
  return ['&apos;', '&#39;', '&#x27;']
    .reduce((text, quote) => text.replaceAll(quote, "'"), markup)
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
