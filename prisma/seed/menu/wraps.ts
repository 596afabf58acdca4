import { type DemoAttachment, type DemoGroup, type DemoMenuItem, type DemoOption, from } from './demo-menu-item'

const sauces: DemoGroup = {
  name: { de: 'Noch mehr Sauce', en: 'More sauce' },
  note: 'Döner und Wraps: zwei sind gratis',
  maxUnits: 4,
  maxEach: 2,
  freeUnits: 2,
  options: [
    { name: { de: 'Joghurtsauce', en: 'Yoghurt sauce' }, priceRappen: 100, allergens: ['milk'] },
    { name: { de: 'Knoblauchsauce', en: 'Garlic sauce' }, priceRappen: 100, allergens: ['milk', 'eggs'] },
    { name: { de: 'Cocktailsauce', en: 'Cocktail sauce' }, priceRappen: 100, allergens: ['eggs', 'mustard'] },
    { name: { de: 'Scharfe Sauce', en: 'Hot sauce' }, kitchenName: 'SCHARF', priceRappen: 100 },
  ],
}

function without(note: string, sauce: DemoOption): DemoGroup {
  return {
    name: { de: 'Ohne', en: 'Without' },
    note,
    maxUnits: 3,
    options: [
      { name: { de: 'ohne Zwiebeln', en: 'no onions' }, kitchenName: 'OHNE ZWIEBELN' },
      { name: { de: 'ohne Tomaten', en: 'no tomatoes' }, kitchenName: 'OHNE TOMATEN' },
      sauce,
    ],
  }
}

const withoutYoghurt = without('Döner', {
  name: { de: 'ohne Joghurtsauce', en: 'no yoghurt sauce' },
  kitchenName: 'OHNE JOGHURT',
  allergensTakenAway: ['milk'],
})
const withoutGarlic = without('Dürüm', {
  name: { de: 'ohne Knoblauchsauce', en: 'no garlic sauce' },
  kitchenName: 'OHNE KNOBLAUCH',
  allergensTakenAway: ['milk', 'eggs'],
})

const asDoener: DemoAttachment[] = [{ group: sauces }, { group: withoutYoghurt }]
const asDueruem: DemoAttachment[] = [{ group: sauces }, { group: withoutGarlic }]
const withSauces: DemoAttachment[] = [{ group: sauces }]

export const wraps: DemoMenuItem[] = [
  {
    name: 'Döner im Fladenbrot',
    picture: 'doener-im-fladenbrot',
    priceRappen: 1350,
    description: {
      de: 'Kalb und Rind vom Drehspiess, knackiger Salat, Tomaten und Joghurtsauce im ofenwarmen Fladenbrot.',
      en: 'Veal and beef off the spit, crunchy salad, tomatoes and yoghurt sauce in oven-warm flatbread.',
    },
    allergens: ['gluten', 'milk', 'sesame'],
    origins: from('CH', 'Kalb', 'Rind', 'Brot'),
    asks: asDoener,
  },
  {
    name: 'Dürüm',
    picture: 'dueruem',
    priceRappen: 1450,
    description: {
      de: 'Poulet vom Drehspiess, Eisbergsalat, rote Zwiebeln und Knoblauchsauce, fest eingerollt.',
      en: 'Chicken off the spit, iceberg lettuce, red onions and garlic sauce, rolled tight.',
    },
    allergens: ['gluten', 'milk', 'eggs'],
    origins: from('CH', 'Poulet', 'Brot'),
    asks: asDueruem,
  },
  {
    name: 'Falafel-Dürüm',
    picture: 'falafel-dueruem',
    priceRappen: 1350,
    description: {
      de: 'Falafel aus eigener Küche, Hummus, Essiggemüse und frische Minze im dünnen Fladen.',
      en: 'Falafel from our own kitchen, hummus, pickled vegetables and fresh mint in thin flatbread.',
    },
    allergens: ['gluten', 'sesame', 'sulphites'],
    origins: from('CH', 'Brot'),
    tags: ['vegan'],
    asks: withSauces,
  },
  {
    name: 'Falafel-Box',
    picture: 'falafel-box',
    priceRappen: 1550,
    description: {
      de: 'Sechs Falafel, cremiger Hummus, Tabouleh mit viel Peterli, Gurken und Tahini-Zitronen-Sauce.',
      en: 'Six falafel, creamy hummus, tabbouleh with plenty of parsley, cucumber and tahini lemon sauce.',
    },
    allergens: ['gluten', 'sesame'],
    tags: ['vegan'],
  },
  {
    name: 'Tacos mit Rind',
    picture: 'tacos',
    priceRappen: 1690,
    description: {
      de: 'Drei Mais-Tacos mit langsam geschmortem Rind, Pico de Gallo, Koriander und Limette.',
      en: 'Three corn tacos with slow-braised beef, pico de gallo, coriander and lime.',
    },
    allergens: ['celery'],
    origins: from('CH', 'Rind'),
    tags: ['lactose_free'],
  },
]
