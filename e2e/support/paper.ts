import type { Page } from '@playwright/test'

interface Paper {
  pages: number
  widthMm: number
  heightMm: number
}

const mmPerPoint = 25.4 / 72

/** What a printer would get from Chromium: how many pages, and the size of the first. */
export async function paperOf(page: Page): Promise<Paper> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
  const [width = 0, height = 0] = boxes[0]?.slice(1).map(Number) ?? []
  return { pages: boxes.length, widthMm: width * mmPerPoint, heightMm: height * mmPerPoint }
}
