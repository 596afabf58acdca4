import { Link } from '@/app/_ui/link'
import { longestWord } from '@/app/_ui/longest-word'

interface Props {
  id: string
  name: string
  level: 'h2' | 'h3'
}

/** Becomes smaller where its longest word has no room beside the picture. */
export function ItemName({ id, name, level: Heading }: Props) {
  return (
    <Heading className="item-name" style={longestWord(name)}>
      <Link href={`/dish/${id}`} className="hover:underline">
        {name}
      </Link>
    </Heading>
  )
}
