/** The 14 groups that Swiss law names; the database holds the same list. */
export const allergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const
export const dietaryTags = ['vegetarian', 'vegan', 'spicy', 'halal', 'gluten_free', 'lactose_free'] as const
/** `none`: a deposit that is given back, or a voucher. */
export const vatClasses = ['reduced', 'standard', 'none'] as const
export const minimumAges = [0, 16, 18] as const

export type Allergen = (typeof allergens)[number]
export type DietaryTag = (typeof dietaryTags)[number]
export type VatClass = (typeof vatClasses)[number]
