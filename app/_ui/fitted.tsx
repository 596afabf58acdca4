import { longestWord } from './longest-word'

interface Props {
  text: string
  as?: 'h1' | 'h2' | 'h3' | 'p'
  id?: string
  look?: 'poster-title' | 'page-title'
  className?: string
}

/** A heading as large as its box allows without a break inside a word. */
export function Fitted({ text, as: Tag = 'h1', id, look = 'poster-title', className = '' }: Props) {
  return (
    <div className={`fitted-room ${className}`}>
      <Tag id={id} className={look} style={longestWord(text)}>
        {text}
      </Tag>
    </div>
  )
}
