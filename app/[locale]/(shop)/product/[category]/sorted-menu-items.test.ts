import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { ScopeProvider } from '@/app/_client/scope'
import { languages, type Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import type { MenuCategory } from '@/lib/menu/items/menu-item'
import { listMenu } from '@/lib/menu/queries'
import { seedDemoShop } from '@/prisma/seed/seed-demo-shop'
import { filteredItemOf } from '../../_diet/filtered-item-of'
import { MenuItemCard } from '../../_menu-item/menu-item-card'
import { inOrder } from './sorted-menu-items'

let categories: MenuCategory[]
beforeAll(async () => {
  await seedDemoShop()
  categories = (await listMenu()).categories
})

/** Of each category, its dishes on sale and the same sold out. */
function pricesOnCards(language: Language, sort: 'low' | 'high'): number[][] {
  const t = texts(language).shop
  const scope = { language, prefix: '', languages: [], words: t.island, closures: [] } as const
  return categories.map(({ items }) => {
    const soldOut = items.map((item) => ({ ...item, soldOutUntil: new Date('2100-01-01') }))
    const cards = [...items, ...soldOut].map((item) => filteredItemOf(item, { language, prefix: '', t }))
    return inOrder(cards, sort).map((item) => {
      const card = createElement(MenuItemCard, { item, scope, tint: '' })
      const html = renderToStaticMarkup(ScopeProvider({ scope, children: card }))
      return Number(/CHF\s(\d+\.\d\d)/.exec(html)?.[1])
    })
  })
}

describe.each(languages)('the cards of every dish of the demo shop, in %s', (language) => {
  test('begin with the lowest price that they show, or with the highest', () => {
    const [low, high] = [pricesOnCards(language, 'low'), pricesOnCards(language, 'high')]
    expect(low.flat().length).toBeGreaterThan(80)
    expect(low).toEqual(low.map((prices) => prices.toSorted((a, b) => a - b)))
    expect(high).toEqual(low.map((prices) => prices.toSorted((a, b) => b - a)))
  })
})
