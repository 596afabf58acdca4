import type { ShownItem } from './shown-item'

export function MenuItemTags({ item: { volume, diet, tags } }: { item: Pick<ShownItem, 'volume' | 'diet' | 'tags'> }) {
  if (!volume && !diet && !tags) return null
  return (
    <p className="flex flex-wrap gap-x-3 text-sm font-semibold">
      {volume && <span>{volume}</span>}
      {diet && <span className="text-herb">{diet}</span>}
      {tags && <span className="text-ink-soft">{tags}</span>}
    </p>
  )
}
