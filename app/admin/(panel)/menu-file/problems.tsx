import { useEffect, useRef } from 'react'
import type { Answer } from '@/app/_client/api'
import { Row, Table, Td, Th } from '@/app/_ui/table'
import { useScope } from '@/app/_client/scope'
import { counted, fill } from '@/lib/i18n/fill'
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

export function ProblemTable({ label, problems }: { label: string; problems: Outcome['warnings'] }) {
  const words = useWords('menuFile')
  return (
    <Table
      label={label}
      head={
        <>
          <Th>{words.place}</Th>
          <Th>{words.reason}</Th>
        </>
      }
    >
      {problems.map((problem) => (
        <Row key={`${problem.row} ${problem.column} ${problem.path}`}>
          <Td label={words.place}>
            {problem.row === null
              ? problem.path || words.wholeFile
              : fill(problem.column ? words.rowAndColumn : words.row, {
                  row: problem.row,
                  column: problem.column ?? '',
                  cell: problem.cell ?? '–',
                })}
          </Td>
          <Td label={words.reason}>{problem.message}</Td>
        </Row>
      ))}
    </Table>
  )
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

export type Outcome = Answer<'POST menu/import'>

export interface RefusedFile {
  problems: Outcome['warnings']
  problem_count: number
}
