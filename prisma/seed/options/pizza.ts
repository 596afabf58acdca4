import { from } from '../menu/from'
import { everywhere, exactlyOne, type DemoAttachment, type DemoGroup, type DemoOption } from './demo-group'

const large: DemoOption = { name: everywhere('40 cm'), kitchenName: '40 CM', priceRappen: 700 }

const size: DemoGroup = {
  name: { de: 'Grösse', en: 'Size' },
  note: 'Pizza: 40 cm kostet 7.00 mehr, Extras nach Grösse',
  ...exactlyOne,
  options: [{ name: everywhere('30 cm'), isDefault: true }, large],
}

/** Half as much again on the large pizza. */
function extra(name: DemoOption['name'], priceRappen: number, more: Partial<DemoOption> = {}): DemoOption {
  return { name, priceRappen, bySize: { size: large, priceRappen: priceRappen * 1.5 }, ...more }
}

const extras: DemoGroup = {
  name: { de: 'Extras', en: 'Extras' },
  note: 'Pizza',
  maxUnits: 8,
  maxEach: 2,
  options: [
    extra({ de: 'Mozzarella', en: 'Mozzarella' }, 300, { allergens: ['milk'] }),
    extra({ de: 'Beinschinken', en: 'Ham on the bone' }, 400, { origins: from('CH', 'Schwein') }),
    extra({ de: 'Scharfe Salami', en: 'Hot salami' }, 400, {
      origins: from('IT', 'Schwein'),
      productionMethods: ['pork_tail_docked'],
    }),
    extra({ de: 'Sardellen', en: 'Anchovies' }, 400, { allergens: ['fish'], origins: from('MA', 'Sardellen') }),
    extra({ de: 'Champignons', en: 'Mushrooms' }, 300),
    extra({ de: 'Oliven', en: 'Olives' }, 300, { allergens: ['sulphites'] }),
    extra({ de: 'Rucola', en: 'Rocket' }, 300),
    extra({ de: 'Spiegelei', en: 'Fried egg' }, 300, { allergens: ['eggs'] }),
  ],
}

const halves: DemoOption[] = [
  { name: everywhere('Margherita'), priceRappen: 1650, allergens: ['gluten', 'milk'] },
  {
    name: everywhere('Prosciutto e Funghi'),
    priceRappen: 1950,
    allergens: ['gluten', 'milk'],
    origins: from('CH', 'Schwein'),
  },
  {
    name: everywhere('Diavola'),
    priceRappen: 2050,
    allergens: ['gluten', 'milk'],
    origins: from('IT', 'Schwein'),
    productionMethods: ['pork_tail_docked'],
  },
  {
    name: everywhere('Tonno e Cipolla'),
    priceRappen: 1950,
    allergens: ['gluten', 'milk', 'fish', 'sulphites'],
    origins: from('PH', 'Thon'),
  },
  { name: everywhere('Quattro Formaggi'), priceRappen: 2050, allergens: ['gluten', 'milk'] },
  { name: everywhere('Verdura'), priceRappen: 1900, allergens: ['gluten', 'milk'] },
]

/** Both begin with the cheapest, so that the dish costs at least what stands on its card. */
function half(name: DemoGroup['name']): DemoGroup {
  return {
    name,
    note: 'Pizza halb-halb: die teurere Hälfte ist der Preis',
    pricing: 'base',
    ...exactlyOne,
    options: halves.map((option, place) => ({ ...option, isDefault: place === 0 })),
  }
}

export const asPizza: DemoAttachment[] = [{ group: size }, { group: extras }]
export const asHalves: DemoAttachment[] = [
  { group: half({ de: 'Erste Hälfte', en: 'First half' }) },
  { group: half({ de: 'Zweite Hälfte', en: 'Second half' }) },
  ...asPizza,
]
