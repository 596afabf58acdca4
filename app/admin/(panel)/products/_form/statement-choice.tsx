export type Statement = 'unstated' | 'none' | 'some'

interface StatementChoiceProps {
  name: string
  chosen: Statement
  labels: Record<Statement, string>
  onChange: (statement: Statement) => void
}

/** "None" is a statement; leaving everything unticked is not. So the statement is asked for first. */
export function StatementChoice({ name, chosen, labels, onChange }: StatementChoiceProps) {
  return (
    <div className="flex flex-wrap gap-x-6">
      {(['unstated', 'none', 'some'] as const).map((value) => (
        <label key={value} className="flex min-h-11 items-center gap-2">
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => onChange(value)}
            className="accent-accent size-5"
          />
          {labels[value]}
        </label>
      ))}
    </div>
  )
}

export function statementOf(declared: readonly unknown[] | null): Statement {
  if (declared === null) return 'unstated'
  return declared.length === 0 ? 'none' : 'some'
}
