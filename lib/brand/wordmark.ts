export interface WordmarkParts {
  plain: string
  coloured: string
}

const longestJoined = 18

/** Two short words become one; one word gets a coloured full stop; else the last word is coloured. */
export function wordmarkOf(name: string): WordmarkParts {
  const words = name.trim().split(/\s+/)
  const [first = '', second = ''] = words
  if (words.length === 1)
    return { plain: first.length <= longestJoined ? first.toLowerCase() : first, coloured: first && '.' }
  if (words.length === 2 && first.length + second.length <= longestJoined)
    return { plain: first.toLowerCase(), coloured: second.toLowerCase() }
  return { plain: `${words.slice(0, -1).join(' ')} `, coloured: words.at(-1) ?? '' }
}
