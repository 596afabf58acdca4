import { useState } from 'react'
import { textOf } from '@/app/_client/form'
import { CheckField, Field, Select } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import type { AdminTexts } from '@/lib/i18n/texts'
import {
  isOneOf,
  kindsToState,
  kindsWithOrigin,
  methodsOfKind,
  type ProductionMethod,
  type StatedKind,
} from '@/lib/shop/ingredient-kinds'
import type { ShopView } from '@/lib/shop/schema'
import { useWords } from '../../_client/admin-words'
import { ListError } from '../../_form/edit-form'
import { SettingControls, settingsOf, typedSettings } from './setting-control'
import { SettingsForm } from './settings-form'

type Statement = ShopView['statements'][number]

const names = settingsOf('statements', { isOwner: false })

export function StatementsForm({ shop }: { shop: ShopView }) {
  const words = useWords('settings')
  return (
    <SettingsForm
      title={words.statements}
      lead={words.statementsLead}
      read={(typed) => ({ ...typedSettings(typed, names), statements: sent(typed) })}
      composed={{
        statements: {
          label: words.statements,
          show: (list: Statement[]) => list.map((one) => statementInWords(one, words)).join('\n'),
        },
      }}
    >
      {kindsToState.map((kind) => (
        <KindFields key={kind} kind={kind} stated={shop.statements.find((statement) => statement.kind === kind)} />
      ))}
      <ListError of="statements" isDeep className="mb-2" />
      <SettingControls names={names} />
    </SettingsForm>
  )
}

function KindFields({ kind, stated }: { kind: StatedKind; stated: Statement | undefined }) {
  const words = useWords('settings')
  const methods = methodsOf(kind)
  const [said, setSaid] = useState(statementOf(stated))
  const name = words.kindNames[kind]
  return (
    <fieldset className="border-line border-t py-3">
      <legend className="sr-only">{name}</legend>
      <div className="grid items-end gap-3 sm:grid-cols-2">
        {isOneOf(kindsWithOrigin, kind) && (
          <Field
            name={`${kind}.country`}
            label={fill(words.statementCountry, { kind: name })}
            placeholder="CH"
            defaultValue={stated?.country ?? ''}
            maxLength={2}
            className="[&_input]:uppercase"
          />
        )}
        {methods.length > 0 && (
          <Select
            name={`${kind}.said`}
            label={fill(words.statementMethods, { kind: name })}
            value={said}
            onChange={(event) => setSaid(event.target.value)}
          >
            <option value="">{words.statementEach}</option>
            <option value="none">{words.statementNone}</option>
            <option value="some">{words.statementSome}</option>
          </Select>
        )}
      </div>
      {said === 'some' &&
        methods.map((method) => (
          <CheckField
            key={method}
            name={`${kind}.method`}
            id={`${kind}-${method}`}
            value={method}
            label={words.methodNames[method]}
            defaultChecked={stated?.production_methods?.includes(method)}
          />
        ))}
    </fieldset>
  )
}

function statementOf(stated: Statement | undefined): string {
  if (!stated?.production_methods) return ''
  return stated.production_methods.length === 0 ? 'none' : 'some'
}

function methodsOf(kind: StatedKind): readonly ProductionMethod[] {
  return kind in methodsOfKind ? methodsOfKind[kind as keyof typeof methodsOfKind] : []
}

/** Kinds without a statement are not sent. */
function sent(typed: FormData): Statement[] {
  return kindsToState.flatMap((kind) => {
    const country = textOf(typed, `${kind}.country`).toUpperCase() || null
    const said = textOf(typed, `${kind}.said`)
    const methods = said === '' ? null : (typed.getAll(`${kind}.method`) as ProductionMethod[])
    return country === null && methods === null ? [] : [{ kind, country, production_methods: methods }]
  })
}

function statementInWords(
  { kind, country, production_methods: methods }: Statement,
  words: AdminTexts['settings'],
): string {
  const named = methods?.map((method) => words.methodNames[method]).join('; ')
  const said = [country, methods && (named || words.statementNone)].filter(Boolean)
  return `${words.kindNames[kind]}: ${said.join(', ')}`
}
