import { useState, type MouseEvent } from 'react'
import { Chip } from '@/app/_ui/button'
import { Prose } from '@/app/_ui/rich-text'
import { fill } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import type { Facts } from '@/lib/pages/facts'
import { fillText } from '@/lib/pages/fill-text'
import type { Block, TextProblem } from '@/lib/pages/rich-text'
import { headlineOf, sectionsOf, withRetention } from '@/lib/pages/sections-of'
import type { TextKind } from '@/lib/pages/text-kind'
import { useWords } from '../../../_client/admin-words'

export interface Retention {
  title: string
  lines: readonly string[]
}

interface PreviewProps {
  blocks: readonly Block[]
  kind: TextKind
  language: Language
  facts: Facts
  retention: Retention
}

const widths = { phone: 'max-w-[390px]', desktop: 'min-w-[60rem]' } as const
type Width = keyof typeof widths

/** The same parts as on the public page, at its width; it scrolls where there is less room. */
export function Preview({ blocks, kind, language, facts, retention }: PreviewProps) {
  const words = useWords('texts')
  const [width, setWidth] = useState<Width>('phone')
  const text = sectionsOf(fillText(blocks, facts))
  const { headline, rest } = headlineOf(text.opening)
  const shown = kind === 'privacy' ? withRetention(text, retention) : { ...text, opening: rest }
  const isEmpty = !headline && shown.opening.length === 0 && shown.sections.length === 0
  return (
    <section
      aria-label={words.preview}
      className="rounded-card border-line bg-paper min-w-0 border p-4 sm:p-5 xl:sticky xl:top-5"
    >
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <h2 className="grow text-lg">{words.preview}</h2>
        {(['phone', 'desktop'] as const).map((each) => (
          <Chip key={each} aria-pressed={width === each} onClick={() => setWidth(each)}>
            {words[each]}
          </Chip>
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard can only scroll what it can reach. */}
      <div role="region" aria-label={words[width]} tabIndex={0} className="max-h-[80vh] overflow-auto">
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- its links lead away from what is being written. */}
        <div lang={language} onClickCapture={stay} className={widths[width]}>
          {headline && <p className="mb-4 text-2xl font-bold">{headline}</p>}
          {isEmpty ? <p className="text-ink-soft">{words.nothing}</p> : <Prose {...shown} show={(part) => part} />}
        </div>
      </div>
    </section>
  )
}

function stay(event: MouseEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

const mostShown = 20

export function ProblemList({ problems }: { problems: readonly TextProblem[] }) {
  const words = useWords('texts')
  if (problems.length === 0) return null
  return (
    <section className="rounded-field border-paprika mt-4 border-2 p-3">
      <h2 className="font-bold">{words.problemsTitle}</h2>
      <ul className="list-disc pl-5">
        {problems.slice(0, mostShown).map(({ line, code, found }, place) => (
          <li key={place} className="break-words">
            {fill(words.problem, { line, reason: words.problems[code] })}{' '}
            {found && <span>{fill(words.found, { found })}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
