import { type DemoAttachment, type DemoGroup, type DemoMenuItem, exactlyOne, from } from './demo-menu-item'

const doneness: DemoGroup = {
  name: { de: 'Wie gebraten?', en: 'How would you like it?' },
  note: 'Burger mit Rind',
  ...exactlyOne,
  options: [
    { name: { de: 'Rosa', en: 'Pink' }, kitchenName: 'ROSA' },
    { name: { de: 'Medium', en: 'Medium' }, kitchenName: 'MEDIUM', isDefault: true },
    { name: { de: 'Durchgebraten', en: 'Well done' }, kitchenName: 'DURCH' },
  ],
}

const extras: DemoGroup = {
  name: { de: 'Dazu', en: 'On top' },
  note: 'Burger',
  maxUnits: 5,
  maxEach: 2,
  options: [
    { name: { de: 'Gruyère', en: 'Gruyère' }, priceRappen: 200, allergens: ['milk'] },
    { name: { de: 'Krosser Speck', en: 'Crisp bacon' }, priceRappen: 250, origins: from('CH', 'Schwein') },
    { name: { de: 'Spiegelei', en: 'Fried egg' }, priceRappen: 200, allergens: ['eggs'] },
    { name: { de: 'Avocado', en: 'Avocado' }, priceRappen: 300 },
    { name: { de: 'Zweites Stück Rind', en: 'Second beef patty' }, priceRappen: 650, origins: from('CH', 'Rind') },
  ],
}

const asBeefBurger: DemoAttachment[] = [{ group: doneness }, { group: extras }]

export const burgers: DemoMenuItem[] = [
  {
    name: 'Limmat Burger',
    picture: 'limmat-burger',
    priceRappen: 1890,
    description: {
      de: '160 g Schweizer Rind vom Grill, würziger Gruyère, knusprige Röstzwiebeln und Haussauce im warmen Brioche.',
      en: '160 g of Swiss beef off the grill, mature Gruyère, crispy fried onions and house sauce in a warm brioche.',
    },
    allergens: ['gluten', 'eggs', 'milk', 'mustard', 'sesame'],
    origins: from('CH', 'Rind', 'Brot'),
    asks: asBeefBurger,
  },
  {
    name: 'Bacon Burger',
    picture: 'bacon-burger',
    priceRappen: 2050,
    description: {
      de: 'Saftiges Rind, kross gebratener Landspeck, Cheddar und rauchige BBQ-Sauce.',
      en: 'Juicy beef, crisp farmhouse bacon, cheddar and smoky barbecue sauce.',
    },
    allergens: ['gluten', 'eggs', 'milk', 'mustard', 'sesame', 'celery'],
    origins: from('CH', 'Rind', 'Schwein', 'Brot'),
    asks: asBeefBurger,
  },
  {
    name: 'Doppel-Cheeseburger',
    picture: 'doppel-cheeseburger',
    priceRappen: 2250,
    description: {
      de: 'Zweimal Rind, zweimal schmelzender Cheddar, Essiggurken und süsser Senf. Für den grossen Hunger.',
      en: 'Two beef patties, two layers of melting cheddar, pickles and sweet mustard. For a serious appetite.',
    },
    allergens: ['gluten', 'eggs', 'milk', 'mustard', 'sesame', 'sulphites'],
    origins: from('CH', 'Rind', 'Brot'),
    asks: asBeefBurger,
  },
  {
    name: 'Raclette-Burger',
    picture: 'raclette-burger',
    priceRappen: 2150,
    description: {
      de: 'Rind unter zerlaufenem Walliser Raclette, Silberzwiebeln, Essiggurken und Paprika-Mayonnaise.',
      en: 'Beef under melted Valais raclette, silverskin onions, pickles and paprika mayonnaise.',
    },
    allergens: ['gluten', 'eggs', 'milk', 'mustard', 'sesame', 'sulphites'],
    origins: from('CH', 'Rind', 'Brot'),
    asks: asBeefBurger,
  },
  {
    name: 'Feuer-Burger',
    picture: 'feuer-burger',
    priceRappen: 2090,
    description: {
      de: 'Rind mit geräuchertem Chili, Jalapeños, Pepper Jack und einer Sauce, die nachbrennt.',
      en: 'Beef with smoked chilli, jalapeños, pepper jack and a sauce that keeps burning.',
    },
    allergens: ['gluten', 'eggs', 'milk', 'mustard', 'sesame'],
    origins: from('CH', 'Rind', 'Brot'),
    tags: ['spicy'],
    asks: asBeefBurger,
  },
  {
    name: 'Garten-Burger',
    picture: 'garten-burger',
    priceRappen: 1850,
    description: {
      de: 'Knuspriges Kichererbsen-Plätzli, reife Avocado, Tomate und Kräutercreme aus Soja im Sesam-Bun.',
      en: 'Crisp chickpea patty, ripe avocado, tomato and soy herb cream in a sesame bun.',
    },
    allergens: ['gluten', 'soy', 'mustard', 'sesame'],
    origins: from('CH', 'Brot'),
    tags: ['vegan'],
  },
]
