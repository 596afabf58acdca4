import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pictureWidths } from '@/lib/pictures/picture-path'
import { processPicture, type ProcessedPicture } from '@/lib/pictures/process-picture'
import { categoryPicture, demoMenu, inMenuOrder, menuItemPicture, pictureFile, readPicture } from './menu'

const names = [...demoMenu.map(categoryPicture), ...inMenuOrder().map(({ menuItem }) => menuItemPicture(menuItem))]
const files = names.flatMap((name) => pictureWidths.map((width) => pictureFile(name, width)))

function filesIn(folder: string) {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return found.map((name) => join(folder, name)).filter((path) => statSync(path).isFile())
}

function shapesOf({ sizes }: ProcessedPicture) {
  return Promise.all(
    sizes.map(async ({ width: called, bytes }) => {
      const { format, width, height, hasAlpha, orientation, exif, icc } = await sharp(bytes).metadata()
      return { called, format, width, height, hasAlpha, orientation, exif, icc }
    }),
  )
}

describe('the stored pictures', () => {
  it('are one for each dish and category in each size, and nothing else', () => {
    expect([...filesIn('prisma/seed/pictures'), ...filesIn('public/kinds')].toSorted()).toEqual(files.toSorted())
  })

  it('have the sizes and formats that the shop would make of them as uploads', async () => {
    const uploaded = new Map<string, Awaited<ReturnType<typeof shapesOf>>>()
    for (const name of names) {
      const stored = await readPicture(name)
      const [shapes, frame] = [await shapesOf(stored), `${stored.width} × ${stored.height}`]
      const largest = stored.sizes.at(-1)?.bytes ?? new Uint8Array()
      // All pictures of one frame become the same sizes: one of them says it for the others.
      if (!uploaded.has(frame)) uploaded.set(frame, await shapesOf(await processPicture(largest)))
      expect({ name, shapes }).toEqual({ name, shapes: uploaded.get(frame) })
    }
    expect([...uploaded.keys()].toSorted()).toEqual(['640 × 480', '960 × 720'])
  })

  it('and the posters weigh little enough for a repository', () => {
    const sizes = [...files, ...filesIn('public/hero')].map((file) => statSync(file).size)
    const bytes = sizes.reduce((sum, size) => sum + size, 0)
    expect(bytes).toBeLessThan(6_000_000)
  })
})
