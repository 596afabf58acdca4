import { randomUUID } from 'node:crypto'

import { takenOver } from './support/shopping'
import { expect, test } from './support/test'

test.use({ locale: 'en-GB' })

// What means something to addresses, to Next's folders, or to whoever compares letters.
for (const name of [
  'Vorspeisen 50%',
  '100%25 %2F %E0%A4%A',
  'Pizza/Pasta #1? Süss & "scharf" + \'mild\'',
  '[category].rsc',
  'Crème brûlée 🍮 STRASSE ß',
])
  test(`a category named ${name} has its page`, async ({ page, kitchen, request }) => {
    const { name: dish, category } = await kitchen.addMenuItem({ categoryName: `${name} ${randomUUID().slice(0, 4)}` })
    const path = `/product/${encodeURIComponent(category.name)}`
    const heading = page.getByRole('heading', { level: 1, name: category.name, exact: true })

    await page.goto('/en/product/Burgers')
    await takenOver(page)
    await page.getByRole('main').getByRole('link', { name: category.name, exact: true }).click()
    await expect(heading, 'by a link of the shop').toBeVisible()
    await expect(page.getByText(dish).first()).toBeVisible()
    await page.reload()
    await expect(heading, 'and again by its address').toBeVisible()
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(new URL(canonical ?? '').pathname).toBe(new URL(`/en${path}`, 'http://localhost').pathname)

    for (const spelling of [category.name.toUpperCase(), category.name.toLowerCase(), category.name.normalize('NFD')])
      for (const language of ['', '/de', '/en']) {
        const answer = await request.get(`${language}/product/${encodeURIComponent(spelling)}`)
        expect(answer.status(), `${language} ${spelling}`).toBe(200)
        expect(await answer.text()).toContain(dish)
      }
    const sitemap = await (await request.get('/sitemap.xml')).text()
    const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address]) => new URL(unescaped(address ?? '')),
    )
    expect(addresses.map(({ pathname }) => pathname)).toContain(new URL(`/de${path}`, 'http://localhost').pathname)
  })

function unescaped(xml: string): string {
  return xml.replaceAll('&apos;', "'").replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
