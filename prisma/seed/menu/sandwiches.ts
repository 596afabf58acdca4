import { type DemoMenuItem, from } from './demo-menu-item'

export const sandwiches: DemoMenuItem[] = [
  {
    name: 'Club-Sandwich',
    picture: 'club-sandwich',
    priceRappen: 1790,
    description: {
      de: 'Getoastetes Brot, Pouletbrust, Speck, Ei, Tomate und Mayonnaise, mit einer Handvoll Pommes.',
      en: 'Toasted bread, chicken breast, bacon, egg, tomato and mayonnaise, with a handful of fries.',
    },
    allergens: ['gluten', 'eggs', 'milk', 'mustard'],
    origins: from('CH', 'Poulet', 'Schwein', 'Brot'),
  },
  {
    name: 'Caprese-Baguette',
    picture: 'caprese-baguette',
    priceRappen: 1250,
    description: {
      de: 'Büffelmozzarella, sonnenreife Tomaten, Basilikum und Olivenöl im knusprigen Baguette.',
      en: 'Buffalo mozzarella, sun-ripened tomatoes, basil and olive oil in a crusty baguette.',
    },
    allergens: ['gluten', 'milk'],
    origins: from('CH', 'Brot'),
    tags: ['vegetarian'],
  },
  {
    name: 'Thon-Baguette',
    picture: 'thon-baguette',
    priceRappen: 1290,
    description: {
      de: 'Thoncreme mit Kapern und Zitrone, Kopfsalat und dünne Gurkenscheiben.',
      en: 'Tuna cream with capers and lemon, lettuce and thin slices of cucumber.',
    },
    allergens: ['gluten', 'eggs', 'fish', 'mustard', 'sulphites'],
    origins: [...from('PH', 'Thon'), ...from('CH', 'Brot')],
    tags: ['lactose_free'],
  },
  {
    name: 'Zürcher Hot Dog',
    picture: 'hot-dog',
    priceRappen: 980,
    description: {
      de: 'Knackiges Wienerli im gerösteten Weggli, milder Senf, Ketchup und Röstzwiebeln.',
      en: 'Snappy Vienna sausage in a toasted roll, mild mustard, ketchup and fried onions.',
    },
    allergens: ['gluten', 'milk', 'mustard', 'celery'],
    origins: from('CH', 'Schwein', 'Rind', 'Brot'),
  },
  {
    name: 'Speck-Ei-Sandwich',
    picture: 'speck-ei-sandwich',
    priceRappen: 1390,
    description: {
      de: 'Spiegelei vom Freilandhuhn, krosser Speck, Cheddar und Schnittlauchcreme auf Toast.',
      en: 'Fried free-range egg, crisp bacon, cheddar and chive cream on toast.',
    },
    allergens: ['gluten', 'eggs', 'milk', 'mustard'],
    origins: from('CH', 'Schwein', 'Brot'),
  },
]
