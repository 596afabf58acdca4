import type { APIRequestContext, Page } from '@playwright/test'

import { dataOf } from '../support/kitchen'
import { takenOver } from '../support/shopping'
import { expect, test } from '../support/test'

/** Phones have dense screens; what is wide may be old. */
const screens = [
  { width: 390, deviceScaleFactor: 2 },
  { width: 1280, deviceScaleFactor: 1 },
]
/** A little less than a screen could show is not seen by anybody. */
const leastSharpness = 0.85

interface ShownPicture {
  /** How wide the picture is drawn, with what is cut off, in pixels of the screen. */
  drawn: number
  loaded: number
  /** The widths that the page offers of it. */
  offered: number[]
  ratio: number
  /** What the page says of its width: the same at the same place. */
  place: string
}

for (const { width, deviceScaleFactor } of screens) {
  test.describe(`at ${width} px`, () => {
    test.use({ deviceScaleFactor })

    test('each picture is as large as its place, and one place has one ratio', async ({ page, request }) => {
      const item = await aPicturedItem(request)
      await page.setViewportSize({ width, height: 844 })
      await page.addInitScript((text) => localStorage.setItem('cart', text), item.cart)
      // The smallest first: a browser takes the larger picture that it has already.
      for (const path of ['/cart', '/menu', `/product/${item.category.name}`, '', `/dish/${item.id}`]) {
        await page.goto(`/de${path}`)
        await takenOver(page)
        expectFitting(await shownPictures(page), path || '/')
      }
    })
  })
}

function expectFitting(pictures: ShownPicture[], where: string): void {
  for (const { drawn, loaded, offered } of pictures) {
    const largest = Math.max(...offered)
    const enough = offered.filter((offer) => offer >= drawn)
    const most = offered.find((offer) => offer > Math.min(largest, ...enough)) ?? largest
    expect(loaded, `${drawn} px of ${offered.join()} on ${where}`).toBeLessThanOrEqual(most)
    expect(loaded, `${drawn} px of ${offered.join()} on ${where}`).toBeGreaterThanOrEqual(
      Math.min(largest, drawn * leastSharpness),
    )
  }
  const places = new Set(pictures.map(({ place }) => place))
  const shapes = new Set(pictures.map(({ place, ratio }) => `${place} ${ratio.toFixed(1)}`))
  expect([...shapes], `ratios on ${where}`).toHaveLength(places.size)
}

interface MenuItem {
  id: string
  name: string
  price: number
  image: string | null
  category: { name: string }
}

/** A dish of the demo shop, and a cart with it. */
async function aPicturedItem(request: APIRequestContext) {
  const items = await dataOf<MenuItem[]>(await request.get('/api/v1/user/getMenuItems'))
  const item = items.find(({ image, category }) => image && category.name === 'Burgers')
  if (!item) throw new Error('The demo shop has burgers with pictures.')
  const { id, name, price, image } = item
  const cart = { [id]: { item: { id, name, price, image, minimum_age: 0 }, quantity: 1 } }
  return { ...item, cart: JSON.stringify(cart) }
}

/** All pictures that come in several sizes, wherever on the page. */
async function shownPictures(page: Page): Promise<ShownPicture[]> {
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
  return page.evaluate(async () => {
    const pictures = [...document.images].filter((img) => img.srcset && img.checkVisibility())
    for (const img of pictures) img.loading = 'eager'
    await Promise.all(pictures.map((img) => img.decode().catch(() => undefined)))
    const widthIn = (address: string) => Number(/[/-](\d+)\.webp/.exec(address)?.[1] ?? 900)
    return pictures.map((img) => {
      const box = img.getBoundingClientRect()
      const [across, down] = [box.width / img.naturalWidth, box.height / img.naturalHeight]
      const scale = getComputedStyle(img).objectFit === 'cover' ? Math.max(across, down) : Math.min(across, down)
      return {
        drawn: Math.round(scale * img.naturalWidth * devicePixelRatio),
        loaded: widthIn(img.currentSrc),
        offered: [...img.srcset.matchAll(/(\d+)w/g)].map(([, offer]) => Number(offer)),
        ratio: box.width / box.height,
        place: img.sizes,
      }
    })
  })
}
