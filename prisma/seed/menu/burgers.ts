import { type DemoAttachment, type DemoGroup, type DemoMenuItem, exactlyOne, from } from './demo-menu-item'

const doneness: DemoGroup = {
  name: { de: 'Wie gebraten?', en: 'How would you like it?', fr: 'Quelle cuisson ?', it: 'Quale cottura?' },
  note: 'Burger mit Rind',
  ...exactlyOne,
  options: [
    { name: { de: 'Rosa', en: 'Pink', fr: 'Rosé', it: 'Rosata' }, kitchenName: 'ROSA' },
    { name: { de: 'Medium', en: 'Medium', fr: 'À point', it: 'Media' }, kitchenName: 'MEDIUM', isDefault: true },
    { name: { de: 'Durchgebraten', en: 'Well done', fr: 'Bien cuit', it: 'Ben cotta' }, kitchenName: 'DURCH' },
  ],
}

const extras: DemoGroup = {
  name: { de: 'Dazu', en: 'On top', fr: 'En plus', it: 'In aggiunta' },
  note: 'Burger',
  maxUnits: 5,
  maxEach: 2,
  options: [
    { name: { de: 'Gruyère', en: 'Gruyère', fr: 'Gruyère', it: 'Gruyère' }, priceRappen: 200, allergens: ['milk'] },
    {
      name: { de: 'Krosser Speck', en: 'Crisp bacon', fr: 'Lard croustillant', it: 'Pancetta croccante' },
      priceRappen: 250,
      origins: from('CH', 'Schwein'),
    },
    {
      name: { de: 'Spiegelei', en: 'Fried egg', fr: 'Œuf au plat', it: 'Uovo al tegamino' },
      priceRappen: 200,
      allergens: ['eggs'],
    },
    { name: { de: 'Avocado', en: 'Avocado', fr: 'Avocat', it: 'Avocado' }, priceRappen: 300 },
    {
      name: {
        de: 'Zweites Stück Rind',
        en: 'Second beef patty',
        fr: 'Deuxième steak de bœuf',
        it: 'Secondo hamburger di manzo',
      },
      priceRappen: 650,
      points: 1,
      origins: from('CH', 'Rind'),
    },
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
      fr: '160 g de bœuf suisse grillé, gruyère corsé, oignons frits croustillants et sauce maison dans une brioche tiède.',
      it: '160 g di manzo svizzero alla griglia, gruyère saporito, cipolle fritte croccanti e salsa della casa in una brioche calda.',
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
      fr: 'Bœuf juteux, lard paysan croustillant, cheddar et sauce barbecue fumée.',
      it: 'Manzo succoso, pancetta nostrana croccante, cheddar e salsa barbecue affumicata.',
    },
    allergens: ['gluten', 'eggs', 'milk', 'mustard', 'sesame', 'celery'],
    origins: from('CH', 'Rind', 'Schwein', 'Brot'),
    asks: asBeefBurger,
  },
  {
    name: 'Doppel-Cheeseburger',
    names: { en: 'Double cheeseburger', fr: 'Double cheeseburger', it: 'Doppio cheeseburger' },
    picture: 'doppel-cheeseburger',
    priceRappen: 2250,
    points: 2,
    description: {
      de: 'Zweimal Rind, zweimal schmelzender Cheddar, Essiggurken und süsser Senf. Für den grossen Hunger.',
      en: 'Two beef patties, two layers of melting cheddar, pickles and sweet mustard. For a serious appetite.',
      fr: 'Deux fois du bœuf, deux fois du cheddar fondant, cornichons et moutarde douce. Pour les grandes faims.',
      it: 'Due volte manzo, due volte cheddar filante, cetriolini e senape dolce. Per chi ha molta fame.',
    },
    allergens: ['gluten', 'eggs', 'milk', 'mustard', 'sesame', 'sulphites'],
    origins: from('CH', 'Rind', 'Brot'),
    asks: asBeefBurger,
  },
  {
    name: 'Raclette-Burger',
    names: { en: 'Raclette burger', fr: 'Burger à la raclette', it: 'Burger alla raclette' },
    picture: 'raclette-burger',
    priceRappen: 2150,
    description: {
      de: 'Rind unter zerlaufenem Walliser Raclette, Silberzwiebeln, Essiggurken und Paprika-Mayonnaise.',
      en: 'Beef under melted Valais raclette, silverskin onions, pickles and paprika mayonnaise.',
      fr: 'Bœuf sous une raclette du Valais coulante, petits oignons, cornichons et mayonnaise au paprika.',
      it: 'Manzo sotto raclette vallesana fusa, cipolline, cetriolini e maionese alla paprica.',
    },
    allergens: ['gluten', 'eggs', 'milk', 'mustard', 'sesame', 'sulphites'],
    origins: from('CH', 'Rind', 'Brot'),
    asks: asBeefBurger,
  },
  {
    name: 'Feuer-Burger',
    names: { en: 'Fire burger', fr: 'Burger de feu', it: 'Burger infuocato' },
    picture: 'feuer-burger',
    priceRappen: 2090,
    description: {
      de: 'Rind mit geräuchertem Chili, Jalapeños, Pepper Jack und einer Sauce, die nachbrennt.',
      en: 'Beef with smoked chilli, jalapeños, pepper jack and a sauce that keeps burning.',
      fr: 'Bœuf au piment fumé, jalapeños, pepper jack et une sauce qui brûle longtemps.',
      it: 'Manzo con peperoncino affumicato, jalapeños, pepper jack e una salsa che brucia a lungo.',
    },
    allergens: ['gluten', 'eggs', 'milk', 'mustard', 'sesame'],
    origins: from('CH', 'Rind', 'Brot'),
    tags: ['spicy'],
    asks: asBeefBurger,
  },
  {
    name: 'Garten-Burger',
    names: { en: 'Garden burger', fr: 'Burger du jardin', it: 'Burger dell’orto' },
    picture: 'garten-burger',
    priceRappen: 1850,
    description: {
      de: 'Knuspriges Kichererbsen-Plätzli, reife Avocado, Tomate und Kräutercreme aus Soja im Sesam-Bun.',
      en: 'Crisp chickpea patty, ripe avocado, tomato and soy herb cream in a sesame bun.',
      fr: 'Galette croustillante de pois chiches, avocat mûr, tomate et crème de soja aux herbes dans un pain au sésame.',
      it: 'Medaglione croccante di ceci, avocado maturo, pomodoro e crema di soia alle erbe in un panino al sesamo.',
    },
    allergens: ['gluten', 'soy', 'mustard', 'sesame'],
    origins: from('CH', 'Brot'),
    tags: ['vegan'],
  },
]
