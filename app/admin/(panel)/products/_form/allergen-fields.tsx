import { useState } from 'react'
import { CheckField } from '@/app/_ui/field'
import { allergens, type Allergen } from '@/lib/menu/vocabulary'
import { useWords } from '../../../_client/admin-words'

type Statement = 'unstated' | 'none' | 'some'

interface AllergenFieldsProps {
  declared: readonly Allergen[] | null
  /** Before the names of its inputs, where a form has several of them. */
  prefix?: string
}

/** "None" is a statement; leaving everything unticked is not. So the statement is asked for first. */
export function AllergenFields({ declared, prefix = '' }: AllergenFieldsProps) {
  const words = useWords('menu')
  const [statement, setStatement] = useState<Statement>(statementOf(declared))
  const options: [Statement, string][] = [
    ['unstated', words.allergensUnstated],
    ['none', words.allergensNone],
    ['some', words.allergensSome],
  ]
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{words.allergens}</legend>
      <div className="flex flex-wrap gap-x-6">
        {options.map(([value, label]) => (
          <label key={value} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name={`${prefix}allergen_statement`}
              value={value}
              checked={statement === value}
              onChange={() => setStatement(value)}
              className="accent-accent size-5"
            />
            {label}
          </label>
        ))}
      </div>
      {statement === 'some' && (
        <div className="mt-1 grid grid-cols-2 sm:grid-cols-3">
          {allergens.map((allergen) => (
            <CheckField
              key={allergen}
              name={`${prefix}allergen`}
              id={`${prefix}allergen-${allergen}`}
              value={allergen}
              label={words.allergenNames[allergen]}
              defaultChecked={declared?.includes(allergen)}
            />
          ))}
        </div>
      )}
    </fieldset>
  )
}

function statementOf(declared: readonly Allergen[] | null): Statement {
  if (declared === null) return 'unstated'
  return declared.length === 0 ? 'none' : 'some'
}
