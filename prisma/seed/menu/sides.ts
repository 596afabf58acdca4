import { type DemoMenuItem, from } from './demo-menu-item'

export const sides: DemoMenuItem[] = [
  {
    name: 'Pommes frites',
    names: { en: 'Fries', it: 'Patatine fritte' },
    picture: 'pommes-frites',
    priceRappen: 750,
    description: {
      de: 'Aus Zürcher Kartoffeln, doppelt gebacken, mit Meersalz. Ketchup liegt bei.',
      en: 'Made from Zurich potatoes, fried twice, with sea salt. Ketchup included.',
      fr: 'De pommes de terre zurichoises, cuites deux fois, au sel marin. Ketchup compris.',
      it: 'Di patate zurighesi, fritte due volte, con sale marino. Ketchup incluso.',
    },
    allergens: ['celery'],
    tags: ['vegan', 'gluten_free'],
  },
  {
    name: 'Süsskartoffel-Pommes',
    names: { en: 'Sweet potato fries', fr: 'Frites de patate douce', it: 'Patate dolci fritte' },
    picture: 'suesskartoffel-pommes',
    priceRappen: 890,
    description: {
      de: 'Aussen kross, innen süss und weich, mit Limetten-Mayonnaise.',
      en: 'Crisp outside, sweet and soft inside, with lime mayonnaise.',
      fr: 'Croustillantes dehors, douces et fondantes dedans, avec mayonnaise au citron vert.',
      it: 'Croccanti fuori, dolci e morbide dentro, con maionese al lime.',
    },
    allergens: ['eggs', 'mustard'],
    tags: ['vegetarian', 'gluten_free', 'lactose_free'],
  },
  {
    name: 'Maiskolben vom Grill',
    names: { en: 'Grilled corn on the cob', fr: 'Épis de maïs grillés', it: 'Pannocchie alla griglia' },
    picture: 'maiskolben',
    priceRappen: 650,
    description: {
      de: 'Zwei Kolben mit Röstspuren, Kräuterbutter und geräuchertem Paprika.',
      en: 'Two charred cobs with herb butter and smoked paprika.',
      fr: 'Deux épis bien grillés, beurre aux herbes et paprika fumé.',
      it: 'Due pannocchie ben grigliate, burro alle erbe e paprica affumicata.',
    },
    allergens: ['milk'],
    tags: ['vegetarian', 'gluten_free'],
  },
  {
    name: 'Knoblauch-Fladenbrot',
    names: { en: 'Garlic flatbread', fr: 'Pain plat à l’ail', it: 'Pane all’aglio' },
    picture: 'knoblauch-fladenbrot',
    priceRappen: 690,
    description: {
      de: 'Im Ofen aufgebacken, mit Knoblauchöl und Petersilie, zum Teilen oder auch nicht.',
      en: 'Baked to order with garlic oil and parsley, to share or not to share.',
      fr: 'Passé au four, huile à l’ail et persil, à partager ou pas.',
      it: 'Passato in forno, con olio all’aglio e prezzemolo, da condividere oppure no.',
    },
    allergens: ['gluten', 'sesame'],
    origins: from('CH', 'Brot'),
    tags: ['vegan'],
  },
]
