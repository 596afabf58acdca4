import { isOneOf, kindsWithMethods, kindsWithOrigin, type ShopStatement } from '@/lib/shop/ingredient-kinds'
import { type Declared, kindOfOrigin, kindsOf } from './declarations/declaration'
import type { Origin } from './items/item-fields'
import type { AttachedGroup, Option } from './options/option-group'

interface Shop {
  statements: readonly ShopStatement[]
}

const ingredientOf: Record<(typeof kindsWithOrigin)[number], string> = {
  beef: 'Rind',
  pork: 'Schwein',
  poultry: 'Poulet',
  other_meat: 'Fleisch',
  fish: 'Fisch',
  bread: 'Brot',
  frogs_legs: 'Froschschenkel',
  foie_gras: 'Stopfleber',
}

/** Own declarations win over the shop's. */
export function withStatements<Item extends Omit<Declared, 'optionGroups'> & { optionGroups: AttachedGroup[] }>(
  items: readonly Item[],
  shop: Shop,
): Item[] {
  return shop.statements.length === 0 ? [...items] : inAllParts(items, (part) => withStatement(part, shop))
}

export function withStatement<Item extends Declared>(item: Item, shop: Shop): Item {
  return {
    ...item,
    origins: item.origins.length > 0 ? item.origins : originsOf(item, shop),
    productionMethods: item.productionMethods ?? methodsOf(item, shop),
  }
}

/** All or nothing: half of the countries would look like a whole statement. */
function originsOf(item: Declared, { statements }: Shop): Origin[] {
  const kinds = [...kindsOf(item)].filter((kind) => isOneOf(kindsWithOrigin, kind))
  const stated = kinds.flatMap((kind) => {
    const country = statements.find((statement) => statement.kind === kind)?.country
    return country ? [{ ingredient: ingredientOf[kind], country }] : []
  })
  return stated.length === kinds.length ? stated : []
}

function methodsOf(item: Declared, { statements }: Shop): Declared['productionMethods'] {
  const kinds = [...kindsOf(item)].filter((kind) => isOneOf(kindsWithMethods, kind))
  if (kinds.length === 0) return null
  const stated = kinds.map((kind) =>
    statements.find((statement) => statement.kind === kind && holdsFor(statement, item)),
  )
  if (!stated.every((statement) => statement?.productionMethods)) return null
  return [...new Set(stated.flatMap((statement) => statement?.productionMethods ?? []))]
}

/** "All our beef is Swiss, and made so" says nothing about a dish whose beef comes from elsewhere. */
function holdsFor({ kind, country }: ShopStatement, { origins }: Declared): boolean {
  return country === null || origins.every((own) => kindOfOrigin(own.ingredient) !== kind || own.country === country)
}

interface Aged {
  minimumAge: number
  optionGroups: AttachedGroup[]
}

/** At least the canton's age for beer and wine; the law itself says 16. */
export function withLegalAges<Item extends Aged>(
  items: readonly Item[],
  { beerWineAge }: { beerWineAge: number },
): Item[] {
  if (beerWineAge <= 16) return [...items]
  const ageOf = (age: number) => (age > 0 ? Math.max(age, beerWineAge) : 0)
  return inAllParts(items, (part) => ({ ...part, minimumAge: ageOf(part.minimumAge) }))
}

/** Thousands of menu items share a few groups, and must go on sharing them. */
function inAllParts<Item extends { optionGroups: AttachedGroup[] }>(
  items: readonly Item[],
  change: <Part extends Item | Option>(part: Part) => Part,
): Item[] {
  const known = new Map<readonly Option[], Option[]>()
  const optionsOf = (options: Option[]) => {
    const changed = known.get(options) ?? options.map((option) => change(option))
    known.set(options, changed)
    return changed
  }
  return items.map((item) => ({
    ...change(item),
    optionGroups: item.optionGroups.map((group) => ({ ...group, options: optionsOf(group.options) })),
  }))
}
