import { exactlyOne, type DemoAttachment, type DemoGroup, type DemoOption } from './demo-group'

const water: DemoGroup = {
  name: { de: 'Kohlensäure', en: 'Bubbles' },
  note: 'Mineralwasser',
  ...exactlyOne,
  options: [
    { name: { de: 'mit Kohlensäure', en: 'sparkling' }, isDefault: true },
    { name: { de: 'still', en: 'still' } },
  ],
}

const sugar: DemoGroup = {
  name: { de: 'Zucker', en: 'Sugar' },
  note: 'Cola',
  ...exactlyOne,
  options: [
    { name: { de: 'klassisch', en: 'classic' }, isDefault: true },
    { name: { de: 'ohne Zucker', en: 'sugar-free' } },
  ],
}

/**
 * Only who takes a cup that comes back leaves a deposit, so that nobody is asked. It is no part of the price of the drink:
 * without VAT, and stated apart on the receipt.
 */
const cup: DemoGroup = {
  name: { de: 'Becher', en: 'Cup' },
  note: 'Depot: gibt es zurück, wenn der Becher zurückkommt',
  maxUnits: 1,
  options: [
    {
      name: { de: 'Mehrwegbecher, mit Depot', en: 'Reusable cup, with deposit' },
      kitchenName: 'MEHRWEG',
      priceRappen: 200,
      vatClass: 'none',
    },
  ],
}

const asMenu: DemoOption = { name: { de: 'Menü mit Getränk', en: 'Menu with a drink' }, priceRappen: 350 }

const menu: DemoGroup = {
  name: { de: 'Als Menü?', en: 'Make it a menu?' },
  note: 'Mittagsteller',
  ...exactlyOne,
  options: [{ name: { de: 'nur der Teller', en: 'just the plate' }, isDefault: true }, asMenu],
}

const drink: DemoGroup = {
  name: { de: 'Getränk zum Menü', en: 'Drink with the menu' },
  note: 'Mittagsteller, nur zum Menü',
  ...exactlyOne,
  options: [
    {
      name: { de: 'Mineralwasser 5 dl', en: 'Mineral water 5 dl' },
      ingredientKinds: ['drink'],
      volumeMl: 500,
      isDefault: true,
    },
    { name: { de: 'Cola 4,5 dl', en: 'Cola 4.5 dl' }, ingredientKinds: ['drink'], volumeMl: 450 },
    { name: { de: 'Apfelschorle 3,3 dl', en: 'Apple spritzer 3.3 dl' }, ingredientKinds: ['drink'], volumeMl: 330 },
    {
      name: { de: 'Ayran 2,5 dl', en: 'Ayran 2.5 dl' },
      ingredientKinds: ['drink'],
      volumeMl: 250,
      allergens: ['milk'],
    },
    {
      name: { de: 'Lagerbier 5 dl', en: 'Lager 5 dl' },
      priceRappen: 250,
      allergens: ['gluten'],
      ingredientKinds: ['drink', 'alcohol'],
      volumeMl: 500,
      vatClass: 'standard',
      minimumAge: 16,
    },
  ],
}

export const asWater: DemoAttachment[] = [{ group: water }]
export const asCola: DemoAttachment[] = [{ group: sugar }]
export const inCup: DemoAttachment[] = [{ group: cup }]
export const asLunch: DemoAttachment[] = [{ group: menu }, { group: drink, when: asMenu }]
