// Plain numbers, which the forms in the browser import as well as the schemas and the pictures' own checks.

/** "Under 1 MB": this many bytes are already too many. */
export const categoryPictureLimit = 1024 * 1024
/** "Max 2 MB": this many bytes are still allowed. */
export const menuItemPictureLimit = 2 * 1024 * 1024

/** Units of one option, and of a whole group. */
export const mostUnits = 20
/** Options of one group. */
export const mostOptionsOfGroup = 60
/** Groups of one menu item. */
export const mostGroupsOfItem = 20

/** Menu items that a group is attached to with one call. */
export const mostItemsAtOnce = 1000

/** CHF 10000, of a menu item, an option and a price by size. */
export const highestPriceRappen = 1_000_000

/** Millilitres of one drink. */
export const mostVolumeMl = 20_000

/** Characters of each text. */
export const longestCategoryName = 80
export const longestDishName = 120
export const longestDescription = 2000
export const longestIngredient = 80
export const longestOptionName = 60
export const longestGroupNote = 200

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
