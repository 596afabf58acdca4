import { useState } from 'react'
import { CheckField } from '@/app/_ui/field'
import { allergens, type Allergen } from '@/lib/menu/vocabulary'
import { useWords } from '../../../_client/admin-words'
import { StatementChoice, statementOf } from './statement-choice'

interface AllergenFieldsProps {
  declared: readonly Allergen[] | null
  /** Before the names of its inputs, where a form has several of them. */
  prefix?: string
}

export function AllergenFields({ declared, prefix = '' }: AllergenFieldsProps) {
  const words = useWords('menu')
  const [statement, setStatement] = useState(statementOf(declared))
  const labels = { unstated: words.allergensUnstated, none: words.allergensNone, some: words.allergensSome }
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{words.allergens}</legend>
      <StatementChoice
        name={`${prefix}allergen_statement`}
        chosen={statement}
        labels={labels}
        onChange={setStatement}
      />
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
