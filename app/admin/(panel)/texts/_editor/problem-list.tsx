import { fill } from '@/lib/i18n/fill'
import type { TextProblem } from '@/lib/texts/rich-text'
import { useWords } from '../../../_client/admin-words'

const mostShown = 20

/** Which lines the shop would refuse, and why, while they are being written. */
export function ProblemList({ problems }: { problems: readonly TextProblem[] }) {
  const words = useWords('texts')
  if (problems.length === 0) return null
  return (
    <section className="rounded-field border-paprika mt-4 border-2 p-3">
      <h2 className="font-bold">{words.problemsTitle}</h2>
      <ul className="list-disc pl-5">
        {problems.slice(0, mostShown).map(({ line, code, found }, place) => (
          <li key={place} className="break-words">
            {fill(words.problem, { line, reason: words.problems[code] })} {found && fill(words.found, { found })}
          </li>
        ))}
      </ul>
    </section>
  )
}
