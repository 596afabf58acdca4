import { dishKindOf, dishKinds } from '@/lib/menu/items/dish-kind'
import type { Category } from '@/lib/menu/items/menu-item'

/** In public/kinds; of pasta none was rendered. */
const rendered = new Set<string>(dishKinds.filter((kind) => kind !== 'pasta'))

/** Of each category its own picture, else the rendered one of its kind, which no second category shows again. */
export function categoryPictures(categories: readonly Pick<Category, 'name' | 'image'>[]): (string | null)[] {
  const left = new Set(rendered)
  return categories.map(({ name, image }) => {
    if (image) return image
    const kind = dishKindOf(name)
    return kind && left.delete(kind) ? `/kinds/${kind}/640.webp` : null
  })
}
