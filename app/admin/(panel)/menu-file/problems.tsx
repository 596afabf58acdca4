import { useEffect, useRef } from 'react'
import type { WireAnswer } from '@/app/_client/api'
import { Table } from '@/app/_ui/table'
import { useScope } from '@/app/_client/scope'
import { counted, fill } from '@/lib/i18n/fill'
import type { AdminTexts } from '@/lib/i18n/texts'
import { useWords } from '../../_client/admin-words'

export function Problems({ problems, problem_count: count }: RefusedFile) {
  const words = useWords('menuFile')
  const { language } = useScope()
  return (
    <section className="mt-6">
      <ResultHeading text={counted(words.problemCount, count, language)} />
      <ProblemTable label={words.problems} problems={problems} />
      {count > problems.length && <p className="mt-3">{fill(words.firstShown, { count: problems.length })}</p>}
    </section>
  )
}

export function ProblemTable({ label, problems }: { label: string; problems: Problem[] }) {
  const words = useWords('menuFile')
  return (
    <Table
      label={label}
      rows={problems}
      keyOf={({ row, column, path }) => `${row} ${column} ${path}`}
      columns={(column) => [
        column({ label: words.place }, (problem) => placeIn(problem, words)),
        column({ label: words.reason }, ({ message }) => message),
      ]}
    />
  )
}

function placeIn({ row, column, cell, path }: Problem, words: AdminTexts['menuFile']): string {
  if (row === null) return path || words.wholeFile
  return fill(column ? words.rowAndColumn : words.row, { row, column: column ?? '', cell: cell ?? '–' })
}

/** The result stands below the form, often out of sight: it takes the focus, and the browser scrolls there. */
export function ResultHeading({ id, text }: { id?: string; text: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h3 id={id} ref={heading} tabIndex={-1} className="mb-3 scroll-mt-20 text-base">
      {text}
    </h3>
  )
}

export type Outcome = WireAnswer<'POST menu/import'>

type Problem = Outcome['warnings'][number]

export interface RefusedFile {
  problems: Problem[]
  problem_count: number
}
