import type { CSSProperties, ReactNode } from 'react'

interface Props {
  text: string
  as?: 'h1' | 'h2' | 'h3' | 'p'
  id?: string
  look?: 'poster-title' | 'page-title'
  className?: string
}

/** As large as its box allows without a break inside a word. */
export function Fitted({ text, as: Tag = 'h1', id, look = 'poster-title', className = '' }: Props) {
  return (
    <div className={`fitted-room ${className}`}>
      <Tag id={id} className={look} style={longestWord(text)}>
        {text}
      </Tag>
    </div>
  )
}

// Advance widths of the two heaviest weights in ems, without the tighter spacing of titles: the rest is the margin.
const thin = /[iljIJ.,:;!|'’()\-–1]/
const narrow = /[tfrL?]/
const wide = /[mwMW@%&]/
const capital = /[\p{Lu}0-9]/u

// Not the no-break spaces, as French sets them before its marks.
const placesToBreak = /[^\S\u00A0\u202F]|\u00AD|(?<=[-–/])/

/** The width in ems of the longest unbreakable part. */
export function longestWord(text: string): CSSProperties {
  const ems = Math.max(1, ...text.split(placesToBreak).map(widthOf))
  return { '--longest': Number(ems.toFixed(2)) } as CSSProperties
}

function widthOf(word: string): number {
  return Array.from(word).reduce((sum, letter) => sum + letterWidth(letter), 0)
}

function letterWidth(letter: string): number {
  if (thin.test(letter)) return 0.36
  if (narrow.test(letter)) return 0.46
  if (wide.test(letter)) return 0.98
  return capital.test(letter) ? 0.75 : 0.63
}

export function PageHead({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  return (
    <header className="pt-10 pb-8 md:pt-16 md:pb-10">
      <Fitted text={title} look="page-title" />
      {lead && <p className="text-ink-soft mt-4 max-w-2xl text-lg">{lead}</p>}
      {children}
    </header>
  )
}
