import { type DemoAttachment, type DemoGroup, type DemoMenuItem, type DemoOption, from } from './demo-menu-item'

const sauces: DemoGroup = {
  name: { de: 'Noch mehr Sauce', en: 'More sauce', fr: 'Encore de la sauce', it: 'Altra salsa' },
  note: 'Döner und Wraps: zwei sind gratis',
  maxUnits: 4,
  maxEach: 2,
  freeUnits: 2,
  options: [
    {
      name: { de: 'Joghurtsauce', en: 'Yoghurt sauce', fr: 'Sauce au yogourt', it: 'Salsa allo yogurt' },
      priceRappen: 100,
      allergens: ['milk'],
    },
    {
      name: { de: 'Knoblauchsauce', en: 'Garlic sauce', fr: 'Sauce à l’ail', it: 'Salsa all’aglio' },
      priceRappen: 100,
      allergens: ['milk', 'eggs'],
    },
    {
      name: { de: 'Cocktailsauce', en: 'Cocktail sauce', fr: 'Sauce cocktail', it: 'Salsa cocktail' },
      priceRappen: 100,
      allergens: ['eggs', 'mustard'],
    },
    {
      name: { de: 'Scharfe Sauce', en: 'Hot sauce', fr: 'Sauce piquante', it: 'Salsa piccante' },
      kitchenName: 'SCHARF',
      priceRappen: 100,
    },
  ],
}

function without(note: string, sauce: DemoOption): DemoGroup {
  return {
    name: { de: 'Ohne', en: 'Without', fr: 'Sans', it: 'Senza' },
    note,
    maxUnits: 3,
    options: [
      {
        name: { de: 'Ohne Zwiebeln', en: 'No onions', fr: 'Sans oignons', it: 'Senza cipolle' },
        kitchenName: 'OHNE ZWIEBELN',
      },
      {
        name: { de: 'Ohne Tomaten', en: 'No tomatoes', fr: 'Sans tomates', it: 'Senza pomodori' },
        kitchenName: 'OHNE TOMATEN',
      },
      sauce,
    ],
  }
}

const withoutYoghurt = without('Döner', {
  name: { de: 'Ohne Joghurtsauce', en: 'No yoghurt sauce', fr: 'Sans sauce au yogourt', it: 'Senza salsa allo yogurt' },
  kitchenName: 'OHNE JOGHURT',
  allergensTakenAway: ['milk'],
})
const withoutGarlic = without('Dürüm', {
  name: { de: 'Ohne Knoblauchsauce', en: 'No garlic sauce', fr: 'Sans sauce à l’ail', it: 'Senza salsa all’aglio' },
  kitchenName: 'OHNE KNOBLAUCH',
  allergensTakenAway: ['milk', 'eggs'],
})

const asDoener: DemoAttachment[] = [{ group: sauces }, { group: withoutYoghurt }]
const asDueruem: DemoAttachment[] = [{ group: sauces }, { group: withoutGarlic }]
const withSauces: DemoAttachment[] = [{ group: sauces }]

export const wraps: DemoMenuItem[] = [
  {
    name: 'Döner im Fladenbrot',
    names: { en: 'Döner in flatbread', fr: 'Kebab en pain plat', it: 'Kebab nel pane' },
    picture: 'doener-im-fladenbrot',
    priceRappen: 1350,
    description: {
      de: 'Kalb und Rind vom Drehspiess, knackiger Salat, Tomaten und Joghurtsauce im ofenwarmen Fladenbrot.',
      en: 'Veal and beef off the spit, crunchy salad, tomatoes and yoghurt sauce in oven-warm flatbread.',
      fr: 'Veau et bœuf à la broche, salade croquante, tomates et sauce au yogourt dans un pain plat sorti du four.',
      it: 'Vitello e manzo allo spiedo, insalata croccante, pomodori e salsa allo yogurt nel pane caldo di forno.',
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
      fr: 'Poulet à la broche, salade iceberg, oignons rouges et sauce à l’ail, roulés bien serré.',
      it: 'Pollo allo spiedo, insalata iceberg, cipolle rosse e salsa all’aglio, ben arrotolati.',
    },
    allergens: ['gluten', 'milk', 'eggs'],
    origins: from('CH', 'Poulet', 'Brot'),
    asks: asDueruem,
  },
  {
    name: 'Falafel-Dürüm',
    names: { en: 'Falafel dürüm', fr: 'Dürüm aux falafels', it: 'Dürüm con falafel' },
    picture: 'falafel-dueruem',
    priceRappen: 1350,
    description: {
      de: 'Falafel aus eigener Küche, Hummus, Essiggemüse und frische Minze im dünnen Fladen.',
      en: 'Falafel from our own kitchen, hummus, pickled vegetables and fresh mint in thin flatbread.',
      fr: 'Falafels maison, houmous, légumes au vinaigre et menthe fraîche dans une fine galette.',
      it: 'Falafel fatti in casa, hummus, verdure sottaceto e menta fresca in una piadina sottile.',
    },
    allergens: ['gluten', 'sesame', 'sulphites'],
    origins: from('CH', 'Brot'),
    tags: ['vegan'],
    asks: withSauces,
  },
  {
    name: 'Falafel-Box',
    names: { en: 'Falafel box', fr: 'Box de falafels', it: 'Box di falafel' },
    picture: 'falafel-box',
    priceRappen: 1550,
    description: {
      de: 'Sechs Falafel, cremiger Hummus, Tabouleh mit viel Peterli, Gurken und Tahini-Zitronen-Sauce.',
      en: 'Six falafel, creamy hummus, tabbouleh with plenty of parsley, cucumber and tahini lemon sauce.',
      fr: 'Six falafels, houmous crémeux, taboulé avec beaucoup de persil, concombre et sauce tahini-citron.',
      it: 'Sei falafel, hummus cremoso, tabulè con molto prezzemolo, cetrioli e salsa di tahina e limone.',
    },
    allergens: ['gluten', 'sesame'],
    tags: ['vegan'],
  },
  {
    name: 'Tacos mit Rind',
    names: { en: 'Beef tacos', fr: 'Tacos au bœuf', it: 'Tacos di manzo' },
    picture: 'tacos',
    priceRappen: 1690,
    points: 2,
    description: {
      de: 'Drei Mais-Tacos mit langsam geschmortem Rind, Pico de Gallo, Koriander und Limette.',
      en: 'Three corn tacos with slow-braised beef, pico de gallo, coriander and lime.',
      fr: 'Trois tacos de maïs au bœuf mijoté, pico de gallo, coriandre et citron vert.',
      it: 'Tre tacos di mais con manzo brasato a lungo, pico de gallo, coriandolo e lime.',
    },
    allergens: ['celery'],
    origins: from('CH', 'Rind'),
    tags: ['lactose_free'],
  },
]
