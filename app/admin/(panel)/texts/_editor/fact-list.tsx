import { factNames, type Facts } from '@/lib/texts/facts'
import { useWords } from '../../../_client/admin-words'

/** What may stand in braces, and what it says at the moment. */
export function FactList({ facts }: { facts: Facts }) {
  const words = useWords('texts')
  return (
    <details className="group my-4">
      <summary className="flex min-h-12 items-center gap-2 font-semibold">
        <span aria-hidden className="transition-transform group-open:rotate-90">
          ›
        </span>
        {words.facts}
      </summary>
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        {factNames.map((name) => (
          <div key={name} className="contents">
            <dt>
              <code>{`{${name}}`}</code>
            </dt>
            <dd className="text-ink-soft mb-2 min-w-0 break-words sm:mb-0">{facts[name] || words.noFact}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
