// Plain numbers, for the browser as well; `longest` counts characters.

/** "Under 1 MB": this many bytes are already too many. */
export const categoryPictureLimit = 1024 * 1024
/** "Max 2 MB": this many bytes are still allowed. */
export const menuItemPictureLimit = 2 * 1024 * 1024

export const mostUnits = 20
export const mostOptionsOfGroup = 60
export const mostGroupsOfItem = 20
export const mostItemsAtOnce = 1000
export const mostDishesAtOnce = 2000
export const highestPriceRappen = 1_000_000
export const mostVolumeMl = 20_000
export const mostPoints = 20
export const mostPortions = 9999

export const longestCategoryName = 80
export const longestDishName = 120
export const longestDescription = 2000
export const longestIngredient = 80
export const longestOptionName = 60
export const longestGroupNote = 200

/** The 14 groups of Swiss law; the database holds the same list. */
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
