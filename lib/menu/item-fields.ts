import type { AdminTexts } from '@/lib/i18n/texts'
import { ingredientKinds, productionMethods } from '@/lib/shop/ingredient-kinds'
import { allergens, dietaryTags, longestOptionName, minimumAges, mostVolumeMl, vatClasses } from './limits'

// The fields of a menu item that are one column each. Row, answer, form, file, history and controls follow from these
// lines; the label of each stands under its name in the catalogue of the panel, `menu`. Browsers read this as well.

type Words = AdminTexts['menu']
type TextKey = { [Key in keyof Words]: Words[Key] extends string ? Key : never }[keyof Words]
type NamesKey = { [Key in keyof Words]: Words[Key] extends Record<string, string> ? Key : never }[keyof Words]

interface Described {
  /** In the contract. */
  about?: string
  /** Below its control. */
  hint?: TextKey
}

interface Chosen extends Described {
  /** How the catalogue calls each of them. */
  names: NamesKey
}

export type Field =
  | (Described & { kind: 'flag' })
  /** One line of text, possibly empty. */
  | (Described & { kind: 'line'; longest: number })
  /** From 1; null: it has none. */
  | (Described & { kind: 'number'; most: number })
  /** The first of them where nothing was said. */
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
    most: mostVolumeMl,
    hint: 'volumeHint',
    about: 'Millilitres of a drink or of the size of one, such as 330; null: it is none, or its sizes say it.',
  },
  tags: { kind: 'list', of: dietaryTags, names: 'tagNames' },
  vatClass: { kind: 'choice', of: vatClasses, names: 'vatNames' },
  minimumAge: { kind: 'choice', of: minimumAges, names: 'minimumAgeNames', about: '0, 16 or 18 years.' },
} as const satisfies Partial<Record<TextKey, Field>>

export type ItemField = keyof typeof itemFields

export const itemFieldNames = Object.keys(itemFields) as ItemField[]

/** What an option says of itself as a menu item does. */
export const declaredFields = {
  allergens: itemFields.allergens,
  origins: itemFields.origins,
  minimumAge: itemFields.minimumAge,
  ingredientKinds: itemFields.ingredientKinds,
  productionMethods: itemFields.productionMethods,
  volumeMl: itemFields.volumeMl,
}

/** Its panel words are apart, in `options`. */
export const optionFields = {
  kitchenName: { kind: 'line', longest: longestOptionName, about: 'On the ticket; empty: the name.' },
  isDefault: { kind: 'flag' },
  ...declaredFields,
  allergensTakenAway: {
    kind: 'list',
    of: allergens,
    names: 'allergenNames',
    about: 'What the dish is without once this is chosen.',
  },
} as const satisfies Fields

const described = new Map<string, Field>(Object.entries({ ...optionFields, ...itemFields }))

/** Of a menu item or an option. */
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
/** The same under the names of the contract. */
export type WireValues<Table extends Fields> = {
  [Name in keyof Table as ColumnName<Name>]: Values<Table>[Name]
}
export type ColumnName<Name> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${ColumnName<Tail>}`
  : Name
export type ItemValues = Values<typeof itemFields>
export type OptionValues = Values<typeof optionFields>

/** What a new thing has of which nothing was said. */
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

/** Checks in the database keep the columns to what is described here. */
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

/** In the table a flag says what null says here: that nothing was stated. What is undefined stays as it is. */
export function columnsOf<Sent extends Stated>({ allergens: contained, productionMethods: methods, ...others }: Sent) {
  return {
    ...others,
    ...(contained !== undefined && { allergensDeclared: contained !== null, allergens: contained ?? [] }),
    ...(methods !== undefined && { methodsDeclared: methods !== null, productionMethods: methods ?? [] }),
  }
}
