import type { KeyProblem } from '@/lib/payments/key-problems'
import { useWords } from '../../_client/admin-words'

export function KeyProblems({ problems }: { problems: readonly KeyProblem[] }) {
  const words = useWords('paymentsOnline').problems
  return (
    <ul role="alert" className="flex max-w-prose flex-col gap-2 empty:hidden">
      {problems.map((problem) => (
        <li key={problem} className="rounded-field bg-fault text-ink px-4 py-3 font-semibold">
          {words[problem]}
        </li>
      ))}
    </ul>
  )
}
