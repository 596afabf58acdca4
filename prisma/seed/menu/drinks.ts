import { type DemoAttachment, type DemoGroup, type DemoMenuItem, type DemoOption, exactlyOne } from './demo-menu-item'

const water: DemoGroup = {
  name: { de: 'Kohlensäure', en: 'Bubbles', fr: 'Bulles', it: 'Bollicine' },
  note: 'Mineralwasser',
  ...exactlyOne,
  options: [
    { name: { de: 'Mit Kohlensäure', en: 'Sparkling', fr: 'Gazeuse', it: 'Gassata' }, isDefault: true },
    { name: { de: 'Still', en: 'Still', fr: 'Plate', it: 'Naturale' } },
  ],
}

const sugar: DemoGroup = {
  name: { de: 'Zucker', en: 'Sugar', fr: 'Sucre', it: 'Zucchero' },
  note: 'Cola',
  ...exactlyOne,
  options: [
    { name: { de: 'Klassisch', en: 'Classic', fr: 'Classique', it: 'Classica' }, isDefault: true },
    { name: { de: 'Ohne Zucker', en: 'Sugar-free', fr: 'Sans sucre', it: 'Senza zucchero' } },
  ],
}

/** A deposit is opt-in, without VAT, and stated apart on the receipt. */
const cup: DemoGroup = {
  name: { de: 'Becher', en: 'Cup', fr: 'Gobelet', it: 'Bicchiere' },
  note: 'Depot: gibt es zurück, wenn der Becher zurückkommt',
  maxUnits: 1,
  options: [
    {
      name: {
        de: 'Mehrwegbecher, mit Depot',
        en: 'Reusable cup, with deposit',
        fr: 'Gobelet réutilisable, consigné',
        it: 'Bicchiere riutilizzabile, con deposito',
      },
      kitchenName: 'MEHRWEG',
      priceRappen: 200,
      vatClass: 'none',
    },
  ],
}

const asMenu: DemoOption = {
  name: { de: 'Menü mit Getränk', en: 'Menu with a drink', fr: 'Menu avec boisson', it: 'Menu con bevanda' },
  priceRappen: 350,
}

const menu: DemoGroup = {
  name: { de: 'Als Menü?', en: 'Make it a menu?', fr: 'En menu ?', it: 'Come menu?' },
  note: 'Mittagsteller',
  ...exactlyOne,
  options: [
    {
      name: { de: 'Nur der Teller', en: 'Just the plate', fr: 'L’assiette seule', it: 'Solo il piatto' },
      isDefault: true,
    },
    asMenu,
  ],
}

const drink: DemoGroup = {
  name: { de: 'Getränk zum Menü', en: 'Drink with the menu', fr: 'Boisson du menu', it: 'Bevanda del menu' },
  note: 'Mittagsteller, nur zum Menü',
  ...exactlyOne,
  options: [
    {
      name: { de: 'Mineralwasser 5 dl', en: 'Mineral water 5 dl', fr: 'Eau minérale 5 dl', it: 'Acqua minerale 5 dl' },
      ingredientKinds: ['drink'],
      volumeMl: 500,
      isDefault: true,
    },
    {
      name: { de: 'Cola 4,5 dl', en: 'Cola 4.5 dl', fr: 'Cola 4,5 dl', it: 'Cola 4,5 dl' },
      ingredientKinds: ['drink'],
      volumeMl: 450,
    },
    {
      name: {
        de: 'Apfelschorle 3,3 dl',
        en: 'Apple spritzer 3.3 dl',
        fr: 'Jus de pomme pétillant 3,3 dl',
        it: 'Succo di mela frizzante 3,3 dl',
      },
      ingredientKinds: ['drink'],
      volumeMl: 330,
    },
    {
      name: { de: 'Ayran 2,5 dl', en: 'Ayran 2.5 dl', fr: 'Ayran 2,5 dl', it: 'Ayran 2,5 dl' },
      ingredientKinds: ['drink'],
      volumeMl: 250,
      allergens: ['milk'],
    },
    {
      name: { de: 'Lagerbier 5 dl', en: 'Lager 5 dl', fr: 'Bière blonde 5 dl', it: 'Birra chiara 5 dl' },
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
    names: { en: 'Lemonade', fr: 'Limonade au citron', it: 'Limonata' },
    picture: 'zitronenlimonade',
    priceRappen: 590,
    description: {
      de: 'Jeden Tag frisch gepresst, mit Minze, wenig Zucker und viel Eis.',
      en: 'Freshly pressed every day, with mint, little sugar and plenty of ice.',
      fr: 'Pressée chaque jour, avec de la menthe, peu de sucre et beaucoup de glace.',
      it: 'Spremuta ogni giorno, con menta, poco zucchero e molto ghiaccio.',
    },
    ingredientKinds: ['drink'],
    volumeMl: 500,
    allergens: [],
    tags: ['vegan'],
    asks: inCup,
  },
  {
    name: 'Pfirsich-Eistee',
    names: { en: 'Peach iced tea', fr: 'Thé froid à la pêche', it: 'Tè freddo alla pesca' },
    picture: 'pfirsich-eistee',
    priceRappen: 590,
    description: {
      de: 'Schwarztee, kalt aufgesetzt, mit weissem Pfirsich und Limette.',
      en: 'Cold-brewed black tea with white peach and lime.',
      fr: 'Thé noir infusé à froid, pêche blanche et citron vert.',
      it: 'Tè nero in infusione a freddo, con pesca bianca e lime.',
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
      fr: 'Glacé, en bouteille, sans sucre si vous le souhaitez.',
      it: 'Ghiacciata, in bottiglia, a richiesta senza zucchero.',
    },
    ingredientKinds: ['drink'],
    volumeMl: 450,
    allergens: [],
    tags: ['vegan'],
    asks: asCola,
  },
  {
    name: 'Apfelschorle',
    names: { en: 'Apple spritzer', fr: 'Jus de pomme pétillant', it: 'Succo di mela frizzante' },
    picture: 'apfelschorle',
    priceRappen: 480,
    description: {
      de: 'Saft von Hochstammäpfeln aus dem Thurgau, leicht gespritzt.',
      en: 'Juice from Thurgau orchard apples, lightly sparkling.',
      fr: 'Jus de pommes haute-tige de Thurgovie, légèrement pétillant.',
      it: 'Succo di mele d’alto fusto della Turgovia, leggermente frizzante.',
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
      fr: 'Boisson au yogourt avec une pincée de sel. Éteint tous les feux.',
      it: 'Bevanda allo yogurt con un pizzico di sale. Spegne ogni fuoco.',
    },
    ingredientKinds: ['drink'],
    volumeMl: 250,
    allergens: ['milk'],
    tags: ['vegetarian', 'gluten_free'],
  },
  {
    name: 'Mineralwasser',
    names: { en: 'Mineral water', fr: 'Eau minérale', it: 'Acqua minerale' },
    picture: 'mineralwasser',
    priceRappen: 400,
    description: {
      de: 'Aus den Bündner Bergen, mit oder ohne Kohlensäure.',
      en: 'From the mountains of Graubünden, sparkling or still.',
      fr: 'Des montagnes des Grisons, gazeuse ou plate.',
      it: 'Dalle montagne dei Grigioni, gassata o naturale.',
    },
    ingredientKinds: ['drink'],
    volumeMl: 500,
    allergens: [],
    tags: ['vegan'],
    asks: asWater,
  },
  {
    name: 'Kaffee crème',
    names: { en: 'Café crème', fr: 'Café crème', it: 'Caffè crema' },
    picture: 'kaffee-creme',
    priceRappen: 480,
    description: {
      de: 'Aus frisch gerösteten Bohnen, Rahm und Zucker liegen bei.',
      en: 'From freshly roasted beans, cream and sugar on the side.',
      fr: 'De grains fraîchement torréfiés, crème et sucre à part.',
      it: 'Da chicchi appena tostati, panna e zucchero a parte.',
    },
    ingredientKinds: ['drink'],
    volumeMl: 200,
    allergens: ['milk'],
    tags: ['vegetarian'],
    asks: inCup,
  },
  {
    name: 'Lagerbier',
    names: { en: 'Lager', fr: 'Bière blonde', it: 'Birra chiara' },
    picture: 'lagerbier',
    priceRappen: 680,
    description: {
      de: 'Helles Lager aus Zürich, 4,8 % Vol. Ab 16 Jahren, bitte Ausweis bereithalten.',
      en: 'Pale Zurich lager, 4.8 % vol. From age 16, please have your ID ready.',
      fr: 'Lager blonde de Zurich, 4,8 % vol. Dès 16 ans, pièce d’identité à la main s’il vous plaît.',
      it: 'Lager chiara di Zurigo, 4,8% vol. Dai 16 anni, tenere pronto un documento.',
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
      fr: 'Vin rouge sombre des Pouilles, 13,5 % vol. Dès 16 ans, pièce d’identité à la main s’il vous plaît.',
      it: 'Rosso scuro della Puglia, 13,5% vol. Dai 16 anni, tenere pronto un documento.',
    },
    ingredientKinds: ['drink', 'alcohol'],
    volumeMl: 200,
    allergens: ['sulphites'],
    vatClass: 'standard',
    minimumAge: 16,
  },
]
