import { asLunch } from './drinks'
import { type DemoMenuItem, from } from './demo-menu-item'

// The specified hours have no lunch from Monday to Friday.
const lunchHours = [6, 7].map((weekday) => ({ weekday, opens: '11:00', closes: '14:00' }))

export const chicken: DemoMenuItem[] = [
  {
    name: 'Güggeli vom Grill',
    picture: 'gueggeli-vom-grill',
    priceRappen: 1750,
    description: {
      de: 'Zwei Poulet-Schenkel mit goldener Haut, Rosmarin, Zitrone und Meersalz.',
      en: 'Two chicken legs with golden skin, rosemary, lemon and sea salt.',
    },
    allergens: [],
    origins: from('CH', 'Poulet'),
    tags: ['gluten_free', 'lactose_free'],
  },
  {
    name: 'Scharfe Schenkel',
    picture: 'scharfe-schenkel',
    priceRappen: 1690,
    description: {
      de: 'Drei Unterschenkel, glasiert mit Gochujang und Honig, dazu Sesam und Frühlingszwiebeln.',
      en: 'Three drumsticks glazed with gochujang and honey, with sesame and spring onions.',
    },
    allergens: ['gluten', 'soy', 'sesame'],
    origins: from('CH', 'Poulet'),
    tags: ['spicy', 'lactose_free'],
  },
  {
    name: 'Poulet-Knusperburger',
    picture: 'poulet-knusperburger',
    priceRappen: 1890,
    description: {
      de: 'Pouletbrust in Cornflakes-Panade, Cheddar, Krautsalat und Honig-Senf-Sauce.',
      en: 'Chicken breast in a cornflake crust, cheddar, coleslaw and honey mustard sauce.',
    },
    allergens: ['gluten', 'eggs', 'milk', 'mustard', 'sesame', 'celery'],
    origins: from('CH', 'Poulet', 'Brot'),
  },
  {
    name: 'Chicken-Box mit Pommes',
    picture: 'chicken-box',
    priceRappen: 1950,
    description: {
      de: 'Zwei knusprige Poulet-Schenkel, eine grosse Portion Pommes und hausgemachte Kräutermayonnaise.',
      en: 'Two crisp chicken drumsticks, a big portion of fries and our own herb mayonnaise.',
    },
    allergens: ['gluten', 'eggs', 'mustard'],
    origins: from('CH', 'Poulet'),
    tags: ['lactose_free'],
  },
  {
    name: 'Mittagsteller mit Poulet',
    picture: 'mittagsteller',
    priceRappen: 1650,
    description: {
      de: 'Pouletschenkel vom Grill, Pommes frites und ein kleiner Salat mit Haussauce. Auch als Menü mit Getränk.',
      en: 'Grilled chicken leg, fries and a small salad with house dressing. Also as a menu with a drink.',
    },
    allergens: ['celery', 'mustard', 'sulphites'],
    origins: from('CH', 'Poulet'),
    sellingTimes: lunchHours,
    asks: asLunch,
  },
]
