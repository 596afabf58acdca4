import { writeFile } from 'node:fs/promises'

import { chromium, type Page } from 'playwright'
import sharp from 'sharp'

import { inCheckout } from '../bootstrap/paths.mjs'
import { findOrInstallChromium } from '../testing/chromium'

const screenshots = [
  { name: 'home', path: '/de', viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1 },
  { name: 'menu', path: '/de/menu', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
]
/** A Saturday evening, so that the shop is open on every picture. */
const evening = new Date('2026-11-21T18:30:00Z')

export async function takeScreenshots(shop: string) {
  const browser = await chromium.launch({ executablePath: await findOrInstallChromium() })
  try {
    for (const { name, path, ...screen } of screenshots) {
      const page = await browser.newPage({ ...screen, baseURL: shop, reducedMotion: 'reduce', colorScheme: 'light' })
      await page.clock.setFixedTime(evening)
      await page.goto(path, { waitUntil: 'load' })
      await picturesOf(page)
      const png = await page.screenshot({ animations: 'disabled' })
      const webp = await sharp(png).webp({ quality: 82, effort: 6 }).toBuffer()
      await writeFile(inCheckout('docs', 'screenshots', `${name}.webp`), webp)
    }
  } finally {
    await browser.close()
  }
}

function picturesOf(page: Page) {
  return page.evaluate(async () => {
    const isSeen = (image: HTMLImageElement) => image.getBoundingClientRect().top < innerHeight
    const seen = [...document.images].filter(isSeen)
    for (const image of seen) image.loading = 'eager'
    await Promise.all(seen.map((image) => image.decode().catch(() => undefined)))
  })
}
