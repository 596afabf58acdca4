import { groupFields, initialValues } from '@/lib/menu/items/item-fields'
import type { Admin } from '@/lib/accounts/caller'
import { addCategory } from '@/lib/menu/change-category'
import { addMenuItem } from '@/lib/menu/items/change-menu-item'
import type { OptionGroup } from '@/lib/menu/options/option-group'
import { addOptionGroup, type OptionForm, type OptionGroupForm } from '@/lib/menu/options/write-group'

export function optionForm(name: string, priceRappen: number, more: Partial<OptionForm> = {}): OptionForm {
  return {
    name: { de: name, en: '' },
    kitchenName: '',
    priceRappen,
    sizePrices: [],
    isDefault: false,
    allergens: [],
    allergensTakenAway: [],
    origins: [],
    ingredientKinds: [],
    productionMethods: null,
    volumeMl: null,
    points: null,
    vatClass: null,
    minimumAge: 0,
    ...more,
  }
}

export function groupForm(name: string, options: OptionForm[], more: Partial<OptionGroupForm> = {}): OptionGroupForm {
  const rule = {
    ...initialValues(groupFields),
    pricing: 'add',
    minUnits: 0,
    maxUnits: null,
    maxEach: 1,
    freeUnits: 0,
  } as const
  return { name: { de: name, en: '' }, options, ...rule, ...more }
}

export const exactlyOne = { pricing: 'base', minUnits: 1, maxUnits: 1 } as const

export interface Pizzeria {
  pizzaId: string
  size: OptionGroup
  extras: OptionGroup
  drinks: OptionGroup
}

/** A pizza in two sizes, with extras whose price depends on the size, and a drink that may be a beer. */
export async function openPizzeria(admin: Admin): Promise<Pizzeria> {
  const size = await addOptionGroup(
    admin,
    groupForm('Grösse', [optionForm('30 cm', 1600, { isDefault: true }), optionForm('40 cm', 2200)], exactlyOne),
  )
  const large = idOf(size, '40 cm')
  const extras = await addOptionGroup(
    admin,
    groupForm(
      'Extras',
      [
        optionForm('Käse', 200, { allergens: ['milk'], sizePrices: [{ sizeId: large, priceRappen: 300 }] }),
        optionForm('Oliven', 150, { kitchenName: 'OLIV' }),
        optionForm('ohne Käse', 0, { allergensTakenAway: ['milk'] }),
      ],
      { maxEach: 2 },
    ),
  )
  const drinks = await addOptionGroup(
    admin,
    groupForm('Getränk', [
      optionForm('Cola 5 dl', 450),
      optionForm('Bier 5 dl', 600, { vatClass: 'standard', minimumAge: 16, allergens: ['gluten'] }),
    ]),
  )
  const { id: categoryId } = await addCategory(admin, { name: `Pizza ${crypto.randomUUID().slice(0, 8)}` })
  const { id: pizzaId } = await addMenuItem(admin, {
    name: `Margherita ${crypto.randomUUID().slice(0, 8)}`,
    priceRappen: 1600,
    categoryId,
    allergens: ['gluten', 'milk'],
    optionGroups: [{ id: size.id }, { id: extras.id }, { id: drinks.id }],
  })
  return { pizzaId, size, extras, drinks }
}

export function idOf(group: OptionGroup, name: string): string {
  const option = group.options.find((candidate) => candidate.name.de === name)
  if (!option) throw new Error(`no option ${name}`)
  return option.id
}
