import {
  type DemoAttachment,
  type DemoGroup,
  type DemoMenuItem,
  type DemoOption,
  everywhere,
  exactlyOne,
  from,
} from './demo-menu-item'

const large: DemoOption = { name: everywhere('40 cm'), kitchenName: '40 CM', priceRappen: 700 }

const size: DemoGroup = {
  name: { de: 'Grösse', en: 'Size', fr: 'Taille', it: 'Dimensione' },
  note: 'Pizza: 40 cm kostet 7.00 mehr, Extras nach Grösse',
  ...exactlyOne,
  options: [{ name: everywhere('30 cm'), isDefault: true }, large],
}

function extra(name: DemoOption['name'], priceRappen: number, more: Partial<DemoOption> = {}): DemoOption {
  return { name, priceRappen, bySize: { size: large, priceRappen: priceRappen * 1.5 }, ...more }
}

const extras: DemoGroup = {
  name: { de: 'Extras', en: 'Extras', fr: 'Suppléments', it: 'Aggiunte' },
  note: 'Pizza',
  maxUnits: 8,
  maxEach: 2,
  options: [
    extra({ de: 'Mozzarella', en: 'Mozzarella', fr: 'Mozzarella', it: 'Mozzarella' }, 300, { allergens: ['milk'] }),
    extra({ de: 'Beinschinken', en: 'Ham on the bone', fr: 'Jambon à l’os', it: 'Prosciutto all’osso' }, 400, {
      origins: from('CH', 'Schwein'),
    }),
    extra({ de: 'Scharfe Salami', en: 'Hot salami', fr: 'Salami piquant', it: 'Salame piccante' }, 400, {
      origins: from('IT', 'Schwein'),
      productionMethods: ['pork_tail_docked'],
    }),
    extra({ de: 'Sardellen', en: 'Anchovies', fr: 'Anchois', it: 'Acciughe' }, 400, {
      allergens: ['fish'],
      origins: from('MA', 'Sardellen'),
    }),
    extra({ de: 'Champignons', en: 'Mushrooms', fr: 'Champignons', it: 'Champignon' }, 300),
    extra({ de: 'Oliven', en: 'Olives', fr: 'Olives', it: 'Olive' }, 300, { allergens: ['sulphites'] }),
    extra({ de: 'Rucola', en: 'Rocket', fr: 'Roquette', it: 'Rucola' }, 300),
    extra({ de: 'Spiegelei', en: 'Fried egg', fr: 'Œuf au plat', it: 'Uovo al tegamino' }, 300, {
      allergens: ['eggs'],
    }),
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

/** Chosen beforehand are the two of the picture. */
function half(name: DemoGroup['name'], chosen: string): DemoGroup {
  return {
    name,
    note: 'Pizza halb-halb: die teurere Hälfte ist der Preis',
    pricing: 'base',
    ...exactlyOne,
    options: halves.map((option) => ({ ...option, isDefault: option.name.de === chosen })),
  }
}

const asPizza: DemoAttachment[] = [{ group: size }, { group: extras }]
const asHalves: DemoAttachment[] = [
  { group: half({ de: 'Erste Hälfte', en: 'First half', fr: 'Première moitié', it: 'Prima metà' }, 'Margherita') },
  { group: half({ de: 'Zweite Hälfte', en: 'Second half', fr: 'Seconde moitié', it: 'Seconda metà' }, 'Diavola') },
  ...asPizza,
]

export const pizza: DemoMenuItem[] = [
  {
    name: 'Margherita',
    picture: 'margherita',
    priceRappen: 1650,
    description: {
      de: 'San-Marzano-Tomaten, Fior di Latte und frisches Basilikum auf 48 Stunden gereiftem Teig.',
      en: 'San Marzano tomatoes, fior di latte and fresh basil on dough that rested for 48 hours.',
      fr: 'Tomates San Marzano, fior di latte et basilic frais sur une pâte reposée 48 heures.',
      it: 'Pomodori San Marzano, fior di latte e basilico fresco su un impasto maturato 48 ore.',
    },
    ingredientKinds: ['own_dough'],
    allergens: ['gluten', 'milk'],
    origins: from('CH', 'Teig'),
    tags: ['vegetarian'],
    asks: asPizza,
  },
  {
    name: 'Prosciutto e Funghi',
    picture: 'prosciutto-e-funghi',
    priceRappen: 1950,
    description: {
      de: 'Beinschinken vom Metzger, gebratene Champignons, Mozzarella und Oregano.',
      en: 'Ham on the bone from the butcher, roasted mushrooms, mozzarella and oregano.',
      fr: 'Jambon à l’os du boucher, champignons rôtis, mozzarella et origan.',
      it: 'Prosciutto all’osso del macellaio, champignon arrostiti, mozzarella e origano.',
    },
    ingredientKinds: ['own_dough'],
    allergens: ['gluten', 'milk'],
    origins: from('CH', 'Schwein', 'Teig'),
    asks: asPizza,
  },
  {
    name: 'Diavola',
    picture: 'diavola',
    priceRappen: 2050,
    description: {
      de: 'Scharfe Salami aus Kalabrien, frische Peperoncini und ein Faden Honig.',
      en: 'Hot Calabrian salami, fresh chillies and a thread of honey.',
      fr: 'Salami piquant de Calabre, piments frais et un filet de miel.',
      it: 'Salame piccante di Calabria, peperoncini freschi e un filo di miele.',
    },
    ingredientKinds: ['own_dough'],
    allergens: ['gluten', 'milk'],
    origins: [...from('IT', 'Schwein'), ...from('CH', 'Teig')],
    productionMethods: ['pork_tail_docked'],
    tags: ['spicy'],
    asks: asPizza,
  },
  {
    name: 'Tonno e Cipolla',
    picture: 'tonno-e-cipolla',
    priceRappen: 1950,
    description: {
      de: 'Thon, süsse rote Zwiebeln, Oliven und Kapern auf Tomate und Mozzarella.',
      en: 'Tuna, sweet red onions, olives and capers on tomato and mozzarella.',
      fr: 'Thon, oignons rouges doux, olives et câpres sur tomate et mozzarella.',
      it: 'Tonno, cipolle rosse dolci, olive e capperi su pomodoro e mozzarella.',
    },
    ingredientKinds: ['own_dough'],
    allergens: ['gluten', 'milk', 'fish', 'sulphites'],
    origins: [...from('PH', 'Thon'), ...from('CH', 'Teig')],
    asks: asPizza,
  },
  {
    name: 'Quattro Formaggi',
    picture: 'quattro-formaggi',
    priceRappen: 2050,
    description: {
      de: 'Mozzarella, Gorgonzola, Gruyère und Parmesan, goldgelb verlaufen, ohne Tomate.',
      en: 'Mozzarella, gorgonzola, Gruyère and parmesan, melted golden, no tomato.',
      fr: 'Mozzarella, gorgonzola, gruyère et parmesan, fondus et dorés, sans tomate.',
      it: 'Mozzarella, gorgonzola, gruyère e parmigiano, fusi e dorati, senza pomodoro.',
    },
    ingredientKinds: ['own_dough'],
    allergens: ['gluten', 'milk'],
    origins: from('CH', 'Teig'),
    asks: asPizza,
  },
  {
    name: 'Verdura',
    picture: 'verdura',
    priceRappen: 1900,
    description: {
      de: 'Auberginen, Peperoni, Zucchetti und Cherrytomaten aus dem Ofen, Mozzarella und Basilikumöl.',
      en: 'Oven-roasted aubergine, peppers, courgette and cherry tomatoes, mozzarella and basil oil.',
      fr: 'Aubergines, poivrons, courgettes et tomates cerises rôtis au four, mozzarella et huile au basilic.',
      it: 'Melanzane, peperoni, zucchine e pomodorini al forno, mozzarella e olio al basilico.',
    },
    ingredientKinds: ['own_dough'],
    allergens: ['gluten', 'milk'],
    origins: from('CH', 'Teig'),
    tags: ['vegetarian'],
    asks: asPizza,
  },
  {
    name: 'Gamberetti e Aglio',
    picture: 'gamberetti-e-aglio',
    priceRappen: 2350,
    description: {
      de: 'Crevetten in Knoblauchbutter, Cherrytomaten, Peterli und ein Spritzer Zitrone.',
      en: 'Prawns in garlic butter, cherry tomatoes, parsley and a squeeze of lemon.',
      fr: 'Crevettes au beurre à l’ail, tomates cerises, persil et un trait de citron.',
      it: 'Gamberetti al burro e aglio, pomodorini, prezzemolo e una spruzzata di limone.',
    },
    ingredientKinds: ['own_dough'],
    allergens: ['gluten', 'milk', 'crustaceans'],
    origins: [...from('VN', 'Crevetten'), ...from('CH', 'Teig')],
    asks: asPizza,
  },
  {
    name: 'Pizza halb-halb',
    names: { en: 'Half-and-half pizza', fr: 'Pizza moitié-moitié', it: 'Pizza metà e metà' },
    picture: 'pizza-halb-halb',
    priceRappen: 2050,
    points: 2,
    description: {
      de: 'Zwei Pizzas auf einem Teig: Wählen Sie zwei Hälften, es zählt der Preis der teureren.',
      en: 'Two pizzas on one dough: choose two halves, the dearer one sets the price.',
      fr: 'Deux pizzas sur une pâte : choisissez deux moitiés, c’est le prix de la plus chère qui compte.',
      it: 'Due pizze su un solo impasto: scelga due metà, vale il prezzo della più cara.',
    },
    ingredientKinds: ['own_dough'],
    allergens: ['gluten'],
    origins: from('CH', 'Teig'),
    asks: asHalves,
  },
]
