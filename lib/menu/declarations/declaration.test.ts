import { describe, expect, test } from 'vitest'
import { type Declared, missingDeclarations, openDeclarations } from './declaration'
import { withStatement } from '../shop-statements'
import type { ShopStatement } from '@/lib/shop/ingredient-kinds'

const lastMinuteOfJune = new Date('2027-06-30T21:59:59Z')
const firstOfJuly = new Date('2027-06-30T22:00:00Z')

function dish(more: Partial<Declared> = {}): Declared {
  return { allergens: [], origins: [], ingredientKinds: [], productionMethods: null, minimumAge: 0, ...more }
}
const swissBeef = [{ ingredient: 'Rind', country: 'CH' }]

test('production methods keep a dish off the menu from the first of July 2027 in Zurich, and are open before', () => {
  const burger = dish({ ingredientKinds: ['beef'], origins: swissBeef })
  expect(openDeclarations(burger)).toEqual(['methods'])
  expect(missingDeclarations(burger, lastMinuteOfJune)).toEqual([])
  expect(missingDeclarations(burger, firstOfJuly)).toEqual(['methods'])
  expect(missingDeclarations({ ...burger, productionMethods: [] }, firstOfJuly), 'none of them').toEqual([])
  expect(missingDeclarations({ ...burger, productionMethods: ['beef_dehorned'] }, firstOfJuly)).toEqual([])
})

test.each(['beef', 'pork', 'poultry', 'eggs', 'milk', 'frogs_legs', 'foie_gras'] as const)(
  'the ordinance asks how %s was produced',
  (kind) => expect(openDeclarations(dish({ ingredientKinds: [kind] }))).toContain('methods'),
)

test.each(['other_meat', 'fish', 'bread', 'own_dough', 'drink'] as const)('it does not ask that about %s', (kind) =>
  expect(openDeclarations(dish({ ingredientKinds: [kind] }))).not.toContain('methods'),
)

test('what follows from allergens and from the names of origins needs not to be ticked', () => {
  expect(openDeclarations(dish({ allergens: ['milk'] }))).toEqual(['methods'])
  expect(openDeclarations(dish({ allergens: ['eggs'] }))).toEqual(['methods'])
  expect(openDeclarations(dish({ origins: [{ ingredient: 'Chicken', country: 'BR' }] }))).toEqual(['methods'])
  expect(openDeclarations(dish({ origins: [{ ingredient: 'Thon', country: 'PH' }] }))).toEqual([])
})

test('bread that is bought in needs an origin, own dough needs none', () => {
  expect(openDeclarations(dish({ ingredientKinds: ['bread'] }))).toEqual(['origins'])
  expect(openDeclarations(dish({ ingredientKinds: ['own_dough'] }))).toEqual([])
  expect(openDeclarations(dish({ ingredientKinds: ['own_dough', 'fish'] }))).toEqual(['origins'])
  expect(openDeclarations(dish({ originRequired: true }))).toEqual(['origins'])
})

test('a drink says how much it is, itself or by its sizes, and alcohol for whom', () => {
  const drink = dish({ ingredientKinds: ['drink'], volumeMl: null })
  const sizes = (...volumes: (number | null)[]) => [
    { pricing: 'base' as const, options: volumes.map((volumeMl) => ({ volumeMl })) },
  ]
  expect(openDeclarations(drink)).toEqual(['volume'])
  expect(openDeclarations({ ...drink, volumeMl: 330 })).toEqual([])
  expect(openDeclarations({ ...drink, optionGroups: sizes(300, 500) })).toEqual([])
  expect(openDeclarations({ ...drink, optionGroups: sizes(300, null) })).toEqual(['volume'])
  expect(openDeclarations(dish({ ingredientKinds: ['alcohol'] }))).toEqual(['age'])
  expect(openDeclarations(dish({ vatClass: 'standard' }))).toEqual(['age'])
  expect(openDeclarations(dish({ ingredientKinds: ['alcohol'], minimumAge: 16 }))).toEqual([])
  expect(missingDeclarations({ ...drink, minimumAge: 0, vatClass: 'standard' }, firstOfJuly)).toEqual([])
})

describe('what the shop says once for all dishes', () => {
  const statements: ShopStatement[] = [
    { kind: 'beef', country: 'CH', productionMethods: [] },
    { kind: 'pork', country: null, productionMethods: ['pork_castrated'] },
    { kind: 'bread', country: 'FR', productionMethods: null },
    { kind: 'eggs', country: null, productionMethods: [] },
  ]
  const stated = (more: Partial<Declared>) => withStatement(dish(more), { statements })

  test('stands where a dish says nothing itself', () => {
    expect(stated({ ingredientKinds: ['beef', 'bread'] })).toMatchObject({
      origins: [...swissBeef, { ingredient: 'Brot', country: 'FR' }],
      productionMethods: [],
    })
    expect(stated({ ingredientKinds: ['pork'], allergens: ['eggs'] })).toMatchObject({
      origins: [],
      productionMethods: ['pork_castrated'],
    })
  })

  test('gives way to what a dish says', () => {
    const own = stated({ ingredientKinds: ['beef'], origins: swissBeef, productionMethods: ['hormones'] })
    expect(own).toMatchObject({ origins: swissBeef, productionMethods: ['hormones'] })
  })

  test('says nothing of beef from elsewhere, and nothing by halves', () => {
    expect(stated({ origins: [{ ingredient: 'Rind', country: 'BR' }] }).productionMethods).toBeNull()
    expect(stated({ origins: swissBeef }).productionMethods).toEqual([])
    expect(stated({ ingredientKinds: ['beef', 'poultry'] })).toMatchObject({ origins: [], productionMethods: null })
    expect(stated({ ingredientKinds: ['drink'] }).productionMethods).toBeNull()
  })
})
