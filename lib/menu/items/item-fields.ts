import type { AdminTexts } from '@/lib/i18n/texts'
import { ingredientKinds, productionMethods } from '@/lib/shop/ingredient-kinds'
import type { ColumnName } from '@/lib/platform/database/rows'
import {
  allergens,
  dietaryTags,
  longestGroupNote,
  longestOptionName,
  minimumAges,
  mostPoints,
  mostVolumeMl,
  vatClasses,
} from '../limits'

// One line a column: row, answer, form, file, history and controls follow from it; labels stand under the same name in
// the catalogue, `menu`. Browsers import this as well.

type Words = AdminTexts['menu']
type TextKey = { [Key in keyof Words]: Words[Key] extends string ? Key : never }[keyof Words]
type NamesKey = { [Key in keyof Words]: Words[Key] extends Record<string, string> ? Key : never }[keyof Words]

interface Described {
  about?: string
  hint?: TextKey
}

interface Chosen extends Described {
  /** Key of their labels in the catalogue. */
  names: NamesKey
}

export type Field =
  | (Described & { kind: 'flag' })
  | (Described & { kind: 'line'; longest: number })
  | (Described & { kind: 'number'; least: number; most: number })
  /** The first is the default. */
  | (Chosen & { kind: 'choice'; of: readonly (string | number)[] })
  | (Chosen & { kind: 'list'; of: readonly string[] })
  /** Null: not stated; empty: none of them. */
  | (Chosen & { kind: 'stated'; of: readonly string[]; said: Record<'unstated' | 'none' | 'some', TextKey> })
  | (Described & { kind: 'origins' })

export type Fields = Record<string, Field>

export const itemFields = {
  allergens: {
    kind: 'stated',
    of: allergens,
    names: 'allergenNames',
    said: { unstated: 'allergensUnstated', none: 'allergensNone', some: 'allergensSome' },
    about: 'null: not stated; []: none.',
  },
  origins: { kind: 'origins', about: 'Where meat, fish and bread come from.' },
  originRequired: { kind: 'flag', about: 'Contains meat, fish or bread.' },
  ingredientKinds: {
    kind: 'list',
    of: ingredientKinds,
    names: 'kindNames',
    hint: 'kindsHint',
    about: 'What it is made of, or is, as far as the law asks more about it.',
  },
  productionMethods: {
    kind: 'stated',
    of: productionMethods,
    names: 'methodNames',
    hint: 'methodsHint',
    said: { unstated: 'methodsUnstated', none: 'methodsNone', some: 'methodsSome' },
    about: 'Methods that nobody may use in Switzerland; null: not stated; []: none.',
  },
  volumeMl: {
    kind: 'number',
    least: 1,
    most: mostVolumeMl,
    hint: 'volumeHint',
    about: 'Millilitres of a drink or of the size of one, such as 330; null: it is none, or its sizes say it.',
  },
  points: {
    kind: 'number',
    least: 0,
    most: mostPoints,
    hint: 'pointsHint',
    about: 'What the kitchen has to do for one of it, 0 to 20; null: 1, and 0 for a drink.',
  },
  tags: { kind: 'list', of: dietaryTags, names: 'tagNames' },
  vatClass: { kind: 'choice', of: vatClasses, names: 'vatNames' },
  minimumAge: { kind: 'choice', of: minimumAges, names: 'minimumAgeNames', about: '0, 16 or 18 years.' },
} as const satisfies Partial<Record<TextKey, Field>>

export type ItemField = keyof typeof itemFields

export const itemFieldNames = Object.keys(itemFields) as ItemField[]

export const declaredFields = {
  allergens: itemFields.allergens,
  origins: itemFields.origins,
  minimumAge: itemFields.minimumAge,
  ingredientKinds: itemFields.ingredientKinds,
  productionMethods: itemFields.productionMethods,
  volumeMl: itemFields.volumeMl,
}

export const optionFields = {
  kitchenName: { kind: 'line', longest: longestOptionName, about: 'On the ticket; empty: the name.' },
  isDefault: { kind: 'flag' },
  ...declaredFields,
  points: {
    kind: 'number',
    least: 0,
    most: mostPoints,
    hint: 'optionPointsHint',
    about: 'What it adds to the points of the menu item; null: nothing.',
  },
  allergensTakenAway: {
    kind: 'list',
    of: allergens,
    names: 'allergenNames',
    about: 'What the dish is without once this is chosen.',
  },
} as const satisfies Fields

export const groupFields = {
  note: { kind: 'line', longest: longestGroupNote, about: 'For the owner.' },
} as const satisfies Record<string, Extract<Field, { kind: 'flag' | 'line' | 'number' }>>

export const groupFieldNames = Object.keys(groupFields) as (keyof typeof groupFields)[]

const described = new Map<string, Field>(Object.entries({ ...optionFields, ...itemFields }))

export function describedField(name: string): Field | undefined {
  return described.get(name)
}

export type Origin = {
  ingredient: string
  /** ISO 3166-1 alpha-2. */
  country: string
}

type ValueOf<F> = F extends { kind: 'flag' }
  ? boolean
  : F extends { kind: 'line' }
    ? string
    : F extends { kind: 'number' }
      ? number | null
      : F extends { kind: 'choice'; of: readonly (infer Value)[] }
        ? Value extends number
          ? number
          : Value
        : F extends { kind: 'list'; of: readonly (infer Value)[] }
          ? Value[]
          : F extends { kind: 'stated'; of: readonly (infer Value)[] }
            ? Value[] | null
            : Origin[]

export type Values<Table extends Fields> = { -readonly [Name in keyof Table]: ValueOf<Table[Name]> }
export type WireValues<Table extends Fields> = {
  [Name in keyof Table as ColumnName<Name>]: Values<Table>[Name]
}
export type ItemValues = Values<typeof itemFields>
export type OptionValues = Values<typeof optionFields>
export type GroupValues = Values<typeof groupFields>

export function initialValues<Table extends Fields>(fields: Table): Values<Table> {
  const initial = Object.entries(fields).map(([name, field]) => [name, initialOf(field)])
  return Object.fromEntries(initial) as Values<Table>
}

export function initialOf(field: Field) {
  if (field.kind === 'flag') return false
  if (field.kind === 'line') return ''
  if (field.kind === 'choice') return field.of[0]
  return field.kind === 'list' || field.kind === 'origins' ? [] : null
}

interface StatedColumns {
  allergensDeclared: boolean
  allergens: string[]
  methodsDeclared: boolean
  productionMethods: string[]
}

export function valuesOfRow<Table extends typeof declaredFields>(
  fields: Table,
  row: Record<keyof Table, unknown> & StatedColumns,
): Values<Table> {
  const values: Partial<Record<keyof Table, unknown>> = {}
  for (const name in fields) values[name] = row[name]
  values.allergens = row.allergensDeclared ? row.allergens : null
  values.productionMethods = row.methodsDeclared ? row.productionMethods : null
  return values as Values<Table>
}

interface Stated {
  allergens?: ItemValues['allergens'] | undefined
  productionMethods?: ItemValues['productionMethods'] | undefined
}

/** A flag column stands for null. Undefined stays as it is. */
export function columnsOf<Sent extends Stated>({ allergens: contained, productionMethods: methods, ...others }: Sent) {
  return {
    ...others,
    ...(contained !== undefined && { allergensDeclared: contained !== null, allergens: contained ?? [] }),
    ...(methods !== undefined && { methodsDeclared: methods !== null, productionMethods: methods ?? [] }),
  }
}
