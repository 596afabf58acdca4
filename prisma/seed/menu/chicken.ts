import { asLunch } from './drinks'
import { type DemoMenuItem, from } from './demo-menu-item'

// The specified hours have no lunch from Monday to Friday.
const lunchHours = [6, 7].map((weekday) => ({ weekday, opens: '11:00', closes: '14:00' }))

export const chicken: DemoMenuItem[] = [
  {
    name: 'Güggeli vom Grill',
    names: { en: 'Grilled chicken', fr: 'Poulet grillé', it: 'Pollo alla griglia' },
    picture: 'gueggeli-vom-grill',
    priceRappen: 1750,
    points: 2,
    description: {
      de: 'Zwei Poulet-Schenkel mit goldener Haut, Rosmarin, Zitrone und Meersalz.',
      en: 'Two chicken legs with golden skin, rosemary, lemon and sea salt.',
      fr: 'Deux cuisses de poulet à la peau dorée, romarin, citron et sel marin.',
      it: 'Due cosce di pollo dalla pelle dorata, rosmarino, limone e sale marino.',
    },
    allergens: [],
    origins: from('CH', 'Poulet'),
    tags: ['gluten_free', 'lactose_free'],
  },
  {
    name: 'Scharfe Schenkel',
    names: { en: 'Spicy drumsticks', fr: 'Pilons épicés', it: 'Fusi di pollo piccanti' },
    picture: 'scharfe-schenkel',
    priceRappen: 1690,
    description: {
      de: 'Drei Unterschenkel, glasiert mit Gochujang und Honig, dazu Sesam und Frühlingszwiebeln.',
      en: 'Three drumsticks glazed with gochujang and honey, with sesame and spring onions.',
      fr: 'Trois pilons de poulet laqués au gochujang et au miel, sésame et oignons nouveaux.',
      it: 'Tre fusi di pollo glassati con gochujang e miele, sesamo e cipollotti.',
    },
    allergens: ['gluten', 'soy', 'sesame'],
    origins: from('CH', 'Poulet'),
    tags: ['spicy', 'lactose_free'],
  },
  {
    name: 'Poulet-Knusperburger',
    names: { en: 'Crispy chicken burger', fr: 'Burger au poulet croustillant', it: 'Burger di pollo croccante' },
    picture: 'poulet-knusperburger',
    priceRappen: 1890,
    description: {
      de: 'Pouletbrust in Cornflakes-Panade, Cheddar, Krautsalat und Honig-Senf-Sauce.',
      en: 'Chicken breast in a cornflake crust, cheddar, coleslaw and honey mustard sauce.',
      fr: 'Blanc de poulet pané aux cornflakes, cheddar, salade de chou et sauce miel-moutarde.',
      it: 'Petto di pollo in panatura di cornflakes, cheddar, insalata di cavolo e salsa al miele e senape.',
    },
    allergens: ['gluten', 'eggs', 'milk', 'mustard', 'sesame', 'celery'],
    origins: from('CH', 'Poulet', 'Brot'),
  },
  {
    name: 'Chicken-Box mit Pommes',
    names: { en: 'Chicken box with fries', fr: 'Box poulet et frites', it: 'Box pollo e patatine' },
    picture: 'chicken-box',
    priceRappen: 1950,
    points: 2,
    description: {
      de: 'Zwei knusprige Poulet-Schenkel, eine grosse Portion Pommes und hausgemachte Kräutermayonnaise.',
      en: 'Two crisp chicken drumsticks, a big portion of fries and our own herb mayonnaise.',
      fr: 'Deux pilons de poulet croustillants, une grande portion de frites et une mayonnaise maison aux herbes.',
      it: 'Due fusi di pollo croccanti, una grande porzione di patatine e maionese alle erbe fatta in casa.',
    },
    allergens: ['gluten', 'eggs', 'mustard'],
    origins: from('CH', 'Poulet'),
    tags: ['lactose_free'],
  },
  {
    name: 'Mittagsteller mit Poulet',
    names: { en: 'Chicken lunch plate', fr: 'Assiette de midi au poulet', it: 'Piatto di mezzogiorno con pollo' },
    picture: 'mittagsteller',
    priceRappen: 1650,
    description: {
      de: 'Pouletschenkel vom Grill, Pommes frites und ein kleiner Salat mit Haussauce. Auch als Menü mit Getränk.',
      en: 'Grilled chicken leg, fries and a small salad with house dressing. Also as a menu with a drink.',
      fr: 'Cuisse de poulet grillée, pommes frites et petite salade avec sauce maison. Aussi en menu avec boisson.',
      it: 'Coscia di pollo alla griglia, patatine fritte e una piccola insalata con salsa della casa. Anche come menu con bevanda.',
    },
    allergens: ['celery', 'mustard', 'sulphites'],
    origins: from('CH', 'Poulet'),
    sellingTimes: lunchHours,
    asks: asLunch,
  },
]
