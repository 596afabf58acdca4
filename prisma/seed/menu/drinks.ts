import { asWater, asCola, inCup } from '../options/drinks'
import type { DemoMenuItem } from './demo-menu-item'

export const drinks: DemoMenuItem[] = [
  {
    name: 'Zitronenlimonade',
    picture: 'zitronenlimonade',
    priceRappen: 590,
    description: {
      de: '5 dl, jeden Tag frisch gepresst, mit Minze, wenig Zucker und viel Eis.',
      en: '5 dl, freshly pressed every day, with mint, little sugar and plenty of ice.',
    },
    allergens: [],
    tags: ['vegan'],
    asks: inCup,
  },
  {
    name: 'Pfirsich-Eistee',
    picture: 'pfirsich-eistee',
    priceRappen: 590,
    description: {
      de: '5 dl Schwarztee, kalt aufgesetzt, mit weissem Pfirsich und Limette.',
      en: '5 dl of cold-brewed black tea with white peach and lime.',
    },
    allergens: [],
    tags: ['vegan'],
    asks: inCup,
  },
  {
    name: 'Cola',
    picture: 'cola',
    priceRappen: 480,
    description: {
      de: '4,5 dl, eiskalt, auf Wunsch ohne Zucker.',
      en: '4.5 dl, ice cold, sugar-free if you like.',
    },
    allergens: [],
    tags: ['vegan'],
    asks: asCola,
  },
  {
    name: 'Apfelschorle',
    picture: 'apfelschorle',
    priceRappen: 480,
    description: {
      de: '3,3 dl Saft von Hochstammäpfeln aus dem Thurgau, leicht gespritzt.',
      en: '3.3 dl of juice from Thurgau orchard apples, lightly sparkling.',
    },
    allergens: [],
    tags: ['vegan'],
  },
  {
    name: 'Ayran',
    picture: 'ayran',
    priceRappen: 420,
    description: {
      de: '2,5 dl Joghurtgetränk mit einer Prise Salz. Löscht jedes Feuer.',
      en: '2.5 dl of yoghurt drink with a pinch of salt. Puts out any fire.',
    },
    allergens: ['milk'],
    tags: ['vegetarian', 'gluten_free'],
  },
  {
    name: 'Mineralwasser',
    picture: 'mineralwasser',
    priceRappen: 400,
    description: {
      de: '5 dl aus den Bündner Bergen, mit oder ohne Kohlensäure.',
      en: '5 dl from the mountains of Graubünden, sparkling or still.',
    },
    allergens: [],
    tags: ['vegan'],
    asks: asWater,
  },
  {
    name: 'Kaffee crème',
    picture: 'kaffee-creme',
    priceRappen: 480,
    description: {
      de: '2 dl aus frisch gerösteten Bohnen, Rahm und Zucker liegen bei.',
      en: '2 dl from freshly roasted beans, cream and sugar on the side.',
    },
    allergens: ['milk'],
    tags: ['vegetarian'],
    asks: inCup,
  },
  {
    name: 'Lagerbier',
    picture: 'lagerbier',
    priceRappen: 680,
    description: {
      de: '5 dl helles Lager aus Zürich, 4,8 % Vol. Ab 16 Jahren, bitte Ausweis bereithalten.',
      en: '5 dl of pale Zurich lager, 4.8 % vol. From age 16, please have your ID ready.',
    },
    allergens: ['gluten'],
    tags: ['vegan'],
    vatClass: 'standard',
    minimumAge: 16,
  },
  {
    name: 'Primitivo',
    picture: 'primitivo',
    priceRappen: 980,
    description: {
      de: '2 dl dunkler Rotwein aus Apulien, 13,5 % Vol. Ab 16 Jahren, bitte Ausweis bereithalten.',
      en: '2 dl of dark red wine from Apulia, 13.5 % vol. From age 16, please have your ID ready.',
    },
    allergens: ['sulphites'],
    vatClass: 'standard',
    minimumAge: 16,
  },
]
