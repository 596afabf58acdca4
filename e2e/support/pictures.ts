import { join } from 'node:path'

import type { Page } from '@playwright/test'

export const photo = join(import.meta.dirname, 'photo.jpg')

/** A word mark as an owner's designer sends it: wide, dark letters on nothing. */
export async function drawnLogo(page: Page, word = 'ZOË', size = { width: 600, height: 200 }) {
  const url = await page.evaluate(
    ({ text, width, height }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const context = canvas.getContext('2d')
      if (!context) return ''
      context.font = `bold ${height * 0.8}px serif`
      context.fillStyle = '#16325c'
      context.fillText(text, width * 0.05, height * 0.85, width * 0.9)
      return canvas.toDataURL('image/png')
    },
    { text: word, ...size },
  )
  return { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') }
}
