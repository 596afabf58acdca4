/** A name set in two colours: `plain` in that of the words, `coloured` in that of the brand. */
export interface WordmarkParts {
  plain: string
  coloured: string
}

const longestJoined = 18

/**
 * Two short words become one in lower case, "bluedoor"; one word gets a coloured full stop; of a longer name the last
 * word is coloured, and it is written as the owner writes it.
 */
export function wordmarkOf(name: string): WordmarkParts {
  const words = name.trim().split(/\s+/)
  const [first = '', second = ''] = words
  if (words.length === 1)
    return { plain: first.length <= longestJoined ? first.toLowerCase() : first, coloured: first && '.' }
  if (words.length === 2 && first.length + second.length <= longestJoined)
    return { plain: first.toLowerCase(), coloured: second.toLowerCase() }
  return { plain: `${words.slice(0, -1).join(' ')} `, coloured: words.at(-1) ?? '' }
}
