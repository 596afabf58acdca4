import { type DemoAttachment, type DemoGroup, type DemoMenuItem, type DemoOption, exactlyOne } from './demo-menu-item'

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

/** A deposit is opt-in, without VAT, and stated apart on the receipt. */
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

const asWater: DemoAttachment[] = [{ group: water }]
const asCola: DemoAttachment[] = [{ group: sugar }]
const inCup: DemoAttachment[] = [{ group: cup }]
export const asLunch: DemoAttachment[] = [{ group: menu }, { group: drink, when: asMenu }]

export const drinks: DemoMenuItem[] = [
  {
    name: 'Zitronenlimonade',
    picture: 'zitronenlimonade',
    priceRappen: 590,
    description: {
      de: 'Jeden Tag frisch gepresst, mit Minze, wenig Zucker und viel Eis.',
      en: 'Freshly pressed every day, with mint, little sugar and plenty of ice.',
    },
    ingredientKinds: ['drink'],
    volumeMl: 500,
    allergens: [],
    tags: ['vegan'],
    asks: inCup,
  },
  {
    name: 'Pfirsich-Eistee',
    picture: 'pfirsich-eistee',
    priceRappen: 590,
    description: {
      de: 'Schwarztee, kalt aufgesetzt, mit weissem Pfirsich und Limette.',
      en: 'Cold-brewed black tea with white peach and lime.',
    },
    ingredientKinds: ['drink'],
    volumeMl: 500,
    allergens: [],
    tags: ['vegan'],
    asks: inCup,
  },
  {
    name: 'Cola',
    picture: 'cola',
    priceRappen: 480,
    description: {
      de: 'Eiskalt aus der Flasche, auf Wunsch ohne Zucker.',
      en: 'Ice cold from the bottle, sugar-free if you like.',
    },
    ingredientKinds: ['drink'],
    volumeMl: 450,
    allergens: [],
    tags: ['vegan'],
    asks: asCola,
  },
  {
    name: 'Apfelschorle',
    picture: 'apfelschorle',
    priceRappen: 480,
    description: {
      de: 'Saft von Hochstammäpfeln aus dem Thurgau, leicht gespritzt.',
      en: 'Juice from Thurgau orchard apples, lightly sparkling.',
    },
    ingredientKinds: ['drink'],
    volumeMl: 330,
    allergens: [],
    tags: ['vegan'],
  },
  {
    name: 'Ayran',
    picture: 'ayran',
    priceRappen: 420,
    description: {
      de: 'Joghurtgetränk mit einer Prise Salz. Löscht jedes Feuer.',
      en: 'Yoghurt drink with a pinch of salt. Puts out any fire.',
    },
    ingredientKinds: ['drink'],
    volumeMl: 250,
    allergens: ['milk'],
    tags: ['vegetarian', 'gluten_free'],
  },
  {
    name: 'Mineralwasser',
    picture: 'mineralwasser',
    priceRappen: 400,
    description: {
      de: 'Aus den Bündner Bergen, mit oder ohne Kohlensäure.',
      en: 'From the mountains of Graubünden, sparkling or still.',
    },
    ingredientKinds: ['drink'],
    volumeMl: 500,
    allergens: [],
    tags: ['vegan'],
    asks: asWater,
  },
  {
    name: 'Kaffee crème',
    picture: 'kaffee-creme',
    priceRappen: 480,
    description: {
      de: 'Aus frisch gerösteten Bohnen, Rahm und Zucker liegen bei.',
      en: 'From freshly roasted beans, cream and sugar on the side.',
    },
    ingredientKinds: ['drink'],
    volumeMl: 200,
    allergens: ['milk'],
    tags: ['vegetarian'],
    asks: inCup,
  },
  {
    name: 'Lagerbier',
    picture: 'lagerbier',
    priceRappen: 680,
    description: {
      de: 'Helles Lager aus Zürich, 4,8 % Vol. Ab 16 Jahren, bitte Ausweis bereithalten.',
      en: 'Pale Zurich lager, 4.8 % vol. From age 16, please have your ID ready.',
    },
    ingredientKinds: ['drink', 'alcohol'],
    volumeMl: 500,
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
      de: 'Dunkler Rotwein aus Apulien, 13,5 % Vol. Ab 16 Jahren, bitte Ausweis bereithalten.',
      en: 'Dark red wine from Apulia, 13.5 % vol. From age 16, please have your ID ready.',
    },
    ingredientKinds: ['drink', 'alcohol'],
    volumeMl: 200,
    allergens: ['sulphites'],
    vatClass: 'standard',
    minimumAge: 16,
  },
]
