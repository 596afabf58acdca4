import { longestWord } from '@/app/_ui/longest-word'
import { href, type LinkPrefix } from '@/lib/i18n/language'

interface ItemNameProps {
  item: { id: string; name: string }
  prefix: LinkPrefix
  level: 'h2' | 'h3'
}

/** Becomes smaller where its longest word has no room beside the picture. */
export function ItemName({ item: { id, name }, prefix, level: Heading }: ItemNameProps) {
  return (
    <Heading className="item-name" style={longestWord(name)}>
      <a href={href(prefix, `/dish/${id}`)} className="hover:underline">
        {name}
      </a>
    </Heading>
  )
}
