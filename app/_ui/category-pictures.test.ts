import { existsSync } from 'node:fs'
import { expect, it, test } from 'vitest'
import { pictureWidths } from '@/lib/pictures/picture-path'
import { dishKinds } from '@/lib/menu/items/dish-kind'
import { categoryPictures } from './category-pictures'
import { pictureAt } from './picture'

const named = (name: string, image: string | null = null) => ({ name, image })

it('a category shows its own picture, else the rendered one of its kind, once', () => {
  const categories = [named('Pizza'), named('Pizza bianca'), named('Burger', '/media/aa/640.webp'), named('Theke')]
  expect(categoryPictures(categories)).toEqual(['/kinds/pizza/640.webp', null, '/media/aa/640.webp', null])
})

test.each(dishKinds)('what stands for %s exists', (kind) => {
  expect(existsSync(`public/patterns/${kind}.svg`)).toBe(true)
  const pictures = categoryPictures([named(kind)]).filter((picture) => picture !== null)
  const files = pictures.flatMap((picture) => pictureWidths.map((width) => `public${pictureAt(picture, width)}`))
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})
