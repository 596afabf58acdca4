import { type DemoMenuItem, from } from './demo-menu-item'

export const sides: DemoMenuItem[] = [
  {
    name: 'Pommes frites',
    picture: 'pommes-frites',
    priceRappen: 750,
    description: {
      de: 'Aus Zürcher Kartoffeln, doppelt gebacken, mit Meersalz. Ketchup liegt bei.',
      en: 'Made from Zurich potatoes, fried twice, with sea salt. Ketchup included.',
    },
    allergens: ['celery'],
    tags: ['vegan', 'gluten_free'],
  },
  {
    name: 'Süsskartoffel-Pommes',
    picture: 'suesskartoffel-pommes',
    priceRappen: 890,
    description: {
      de: 'Aussen kross, innen süss und weich, mit Limetten-Mayonnaise.',
      en: 'Crisp outside, sweet and soft inside, with lime mayonnaise.',
    },
    allergens: ['eggs', 'mustard'],
    tags: ['vegetarian', 'gluten_free', 'lactose_free'],
  },
  {
    name: 'Maiskolben vom Grill',
    picture: 'maiskolben',
    priceRappen: 650,
    description: {
      de: 'Zwei Kolben mit Röstspuren, Kräuterbutter und geräuchertem Paprika.',
      en: 'Two charred cobs with herb butter and smoked paprika.',
    },
    allergens: ['milk'],
    tags: ['vegetarian', 'gluten_free'],
  },
  {
    name: 'Knoblauch-Fladenbrot',
    picture: 'knoblauch-fladenbrot',
    priceRappen: 690,
    description: {
      de: 'Im Ofen aufgebacken, mit Knoblauchöl und Petersilie, zum Teilen oder auch nicht.',
      en: 'Baked to order with garlic oil and parsley, to share or not to share.',
    },
    allergens: ['gluten', 'sesame'],
    origins: from('CH', 'Brot'),
    tags: ['vegan'],
  },
]
