import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { pictureWidths, type PictureWidth } from '@/lib/pictures/picture-path'
import { hashOf, type ProcessedPicture } from '@/lib/pictures/process-picture'
import type { DemoCategory } from './menu'
import type { DemoMenuItem } from './menu/demo-menu-item'

export function categoryPicture({ picture }: Pick<DemoCategory, 'picture'>): string {
  return `categories/${picture}`
}

export function menuItemPicture({ picture }: Pick<DemoMenuItem, 'picture'>): string {
  return `dishes/${picture}`
}

/** Where `npm run artwork` stores a size of a picture, from the root of the repository. */
export function pictureFile(name: string, width: PictureWidth): string {
  const [kind, picture] = name.split('/')
  return `prisma/seed/pictures/${kind}/${width}/${picture}.webp`
}

/** What `processPicture` answered when the picture was made: decoding all of them would take the seed some seconds. */
export async function readPicture(name: string): Promise<ProcessedPicture> {
  const sizes = await Promise.all(
    pictureWidths.map(async (width) => {
      const bytes = await readFile(join(process.cwd(), pictureFile(name, width)))
      return { width, bytes: new Uint8Array(bytes) }
    }),
  )
  const { width, height } = await sharp(sizes.at(-1)?.bytes).metadata()
  return { hash: hashOf(sizes), width, height, sizes }
}
