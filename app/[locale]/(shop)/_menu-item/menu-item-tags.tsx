import type { ShownItem } from './shown-item'

export function MenuItemTags({ item: { diet, tags } }: { item: Pick<ShownItem, 'diet' | 'tags'> }) {
  if (!diet && !tags) return null
  return (
    <p className="flex flex-wrap gap-x-3 text-sm font-semibold">
      {diet && <span className="text-herb">{diet}</span>}
      {tags && <span className="text-ink-soft">{tags}</span>}
    </p>
  )
}
