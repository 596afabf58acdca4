import { Row, Table, Td, Th } from '@/app/_ui/table'
import { useScope } from '@/app/_client/scope'
import { counted, fill } from '@/lib/i18n/fill'
import { useWords } from '../../_client/admin-words'
import type { Outcome, RefusedFile } from './outcome'
import { ResultHeading } from './result-heading'

/** Everything that is wrong, where it stands in the spreadsheet or in the document. */
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
