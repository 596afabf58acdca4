import { type DemoMenuItem, from } from './demo-menu-item'

export const desserts: DemoMenuItem[] = [
  {
    name: 'Erdbeertörtchen',
    picture: 'erdbeertoertchen',
    priceRappen: 780,
    description: {
      de: 'Luftiges Biskuit, Vanillecreme und Erdbeeren, jeden Morgen frisch geschichtet.',
      en: 'Airy sponge, vanilla cream and strawberries, layered fresh every morning.',
    },
    allergens: ['gluten', 'eggs', 'milk'],
    origins: from('CH', 'Gebäck'),
    tags: ['vegetarian'],
  },
  {
    name: 'Schoggi-Cookie',
    picture: 'schoggi-cookie',
    priceRappen: 450,
    description: {
      de: 'Aussen knusprig, innen weich, mit grossen Stücken dunkler Schweizer Schoggi.',
      en: 'Crisp outside, soft inside, with big chunks of dark Swiss chocolate.',
    },
    allergens: ['gluten', 'eggs', 'milk', 'soy', 'nuts'],
    origins: from('CH', 'Gebäck'),
    tags: ['vegetarian'],
  },
  {
    name: 'Caramelköpfli',
    picture: 'caramelkoepfli',
    priceRappen: 690,
    description: {
      de: 'Wie bei Grossmueter: zarte Creme, dunkler Caramel, ein Tupf Rahm.',
      en: 'Just like grandmother’s: silky custard, dark caramel, a dab of whipped cream.',
    },
    allergens: ['eggs', 'milk'],
    tags: ['vegetarian', 'gluten_free'],
  },
  {
    name: 'Glace-Coupe',
    picture: 'glace-coupe',
    priceRappen: 890,
    description: {
      de: 'Je eine Kugel Vanille, Schoggi und Erdbeer, Beeren, Rahm und zwei knusprige Röllchen.',
      en: 'A scoop each of vanilla, chocolate and strawberry, berries, cream and two crisp wafers.',
    },
    allergens: ['gluten', 'eggs', 'milk', 'soy'],
    tags: ['vegetarian'],
  },
  {
    name: 'Warme Waffel',
    picture: 'warme-waffel',
    priceRappen: 850,
    description: {
      de: 'Zwei dicke Butterwaffeln, frisch vom Eisen, mit Erdbeeren und Ahornsirup.',
      en: 'Two thick butter waffles, straight off the iron, with strawberries and maple syrup.',
    },
    allergens: ['gluten', 'eggs', 'milk'],
    origins: from('CH', 'Gebäck'),
    tags: ['vegetarian'],
  },
]
