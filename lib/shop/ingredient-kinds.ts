/** Kinds about which the law asks more. */
export const ingredientKinds = [
  'beef',
  'pork',
  'poultry',
  'other_meat',
  'fish',
  'bread',
  'own_dough',
  'eggs',
  'milk',
  'frogs_legs',
  'foie_gras',
  'drink',
  'alcohol',
  // Says that its name only sounds like it.
  'alcohol_free',
] as const

/** Banned in Switzerland and to be declared: LGV art. 36 and 39 with annex 2, and the LDV. */
export const productionMethods = [
  'beef_castrated',
  'beef_dehorned',
  'pork_castrated',
  'pork_tail_docked',
  'pork_teeth_clipped',
  'poultry_beak_trimmed',
  'eggs_beak_trimmed',
  'milk_dehorned',
  'frogs_legs_unstunned',
  'force_fed',
  'hormones',
  'performance_enhancers',
  'caged_eggs',
  'caged_rabbit',
] as const

export type IngredientKind = (typeof ingredientKinds)[number]
export type ProductionMethod = (typeof productionMethods)[number]

/** The law wants the country. Own dough needs none, nor does what was baked of it as part of a dish. */
export const kindsWithOrigin = [
  'beef',
  'pork',
  'poultry',
  'other_meat',
  'fish',
  'bread',
  'frogs_legs',
  'foie_gras',
] as const satisfies readonly IngredientKind[]

/** Annex 2 asks about those of the first, the LDV about all. */
export const methodsOfKind = {
  beef: ['beef_castrated', 'beef_dehorned', 'hormones', 'performance_enhancers'],
  pork: ['pork_castrated', 'pork_tail_docked', 'pork_teeth_clipped', 'performance_enhancers'],
  poultry: ['poultry_beak_trimmed', 'force_fed', 'performance_enhancers'],
  eggs: ['eggs_beak_trimmed', 'caged_eggs'],
  milk: ['milk_dehorned'],
  frogs_legs: ['frogs_legs_unstunned'],
  foie_gras: ['force_fed'],
  other_meat: ['hormones', 'performance_enhancers', 'caged_rabbit'],
} as const satisfies Partial<Record<IngredientKind, readonly ProductionMethod[]>>

/** A statement about these is a duty from 1 July 2027. */
export const kindsWithMethods = [
  'beef',
  'pork',
  'poultry',
  'eggs',
  'milk',
  'frogs_legs',
  'foie_gras',
] as const satisfies readonly (keyof typeof methodsOfKind)[]

export const kindsToState = [
  'beef',
  'pork',
  'poultry',
  'other_meat',
  'fish',
  'bread',
  'eggs',
  'milk',
] as const satisfies readonly IngredientKind[]

export type StatedKind = (typeof kindsToState)[number]

export interface ShopStatement {
  kind: StatedKind
  /** ISO 3166-1 alpha-2; null: each dish says it. */
  country: string | null
  productionMethods: ProductionMethod[] | null
}

export function isOneOf<Kind extends string>(kinds: readonly Kind[], kind: string): kind is Kind {
  return kinds.some((known) => known === kind)
}
