import { longestWord } from '@/app/_ui/fitted'
import { href, type LinkPrefix } from '@/lib/i18n/language'
import type { CardItem } from './card-item'

interface ItemNameProps {
  item: { id: string; name: string }
  prefix: LinkPrefix
  level: 'h2' | 'h3'
}

/** Shrinks where its longest word has no room beside the picture. */
export function ItemName({ item: { id, name }, prefix, level: Heading }: ItemNameProps) {
  return (
    <Heading className="item-name" style={longestWord(name)}>
      <a href={href(prefix, `/dish/${id}`)} className="hover:underline">
        {name}
      </a>
    </Heading>
  )
}

type Tags = Pick<CardItem, 'mark' | 'volume' | 'diet' | 'tags'>

export function MenuItemTags({ item: { mark, volume, diet, tags } }: { item: Tags }) {
  if (!mark && !volume && !diet && !tags) return null
  return (
    <p className="flex flex-wrap gap-x-3 text-sm font-semibold">
      {mark && <span className="item-mark text-paprika-ink">{mark}</span>}
      {volume && <span>{volume}</span>}
      {diet && <span className="text-herb">{diet}</span>}
      {tags && <span className="text-ink-soft">{tags}</span>}
    </p>
  )
}
