import { useState } from 'react'
import { CheckField } from '@/app/_ui/field'
import {
  ingredientKinds,
  productionMethods,
  type IngredientKind,
  type ProductionMethod,
} from '@/lib/shop/ingredient-kinds'
import { useWords } from '../../../_client/admin-words'
import { StatementChoice, statementOf } from './origin-fields'

export interface DeclaredMethods {
  ingredient_kinds: readonly IngredientKind[]
  production_methods: readonly ProductionMethod[] | null
  volume_ml: number | null
}

interface MethodFieldsProps {
  declared: DeclaredMethods | null
  prefix: string
}

/** What it is made of, and how that was produced where the law asks. */
export function MethodFields({ declared, prefix }: MethodFieldsProps) {
  const words = useWords('menu')
  const [statement, setStatement] = useState(statementOf(declared?.production_methods ?? null))
  const labels = { unstated: words.methodsUnstated, none: words.methodsNone, some: words.methodsSome }
  return (
    <>
      <fieldset>
        <legend className="font-semibold">{words.kinds}</legend>
        <p className="text-ink-soft text-sm">{words.kindsHint}</p>
        <div className="grid grid-cols-2 sm:grid-cols-3">
          {ingredientKinds.map((kind) => (
            <CheckField
              key={kind}
              name={`${prefix}ingredient_kind`}
              id={`${prefix}kind-${kind}`}
              value={kind}
              label={words.kindNames[kind]}
              defaultChecked={declared?.ingredient_kinds.includes(kind)}
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="font-semibold">{words.methods}</legend>
        <p className="text-ink-soft text-sm">{words.methodsHint}</p>
        <StatementChoice
          name={`${prefix}method_statement`}
          chosen={statement}
          labels={labels}
          onChange={setStatement}
        />
        {statement === 'some' &&
          productionMethods.map((method) => (
            <CheckField
              key={method}
              name={`${prefix}method`}
              id={`${prefix}method-${method}`}
              value={method}
              label={words.methodNames[method]}
              defaultChecked={declared?.production_methods?.includes(method)}
            />
          ))}
      </fieldset>
    </>
  )
}
