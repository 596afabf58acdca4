import { type DemoAttachment, type DemoGroup, type DemoMenuItem, exactlyOne, from } from './demo-menu-item'

const dressing: DemoGroup = {
  name: { de: 'Salatsauce', en: 'Dressing', fr: 'Sauce à salade', it: 'Salsa per l’insalata' },
  note: 'Grüner Salat: das Gericht deklariert die Haussauce',
  ...exactlyOne,
  options: [
    { name: { de: 'Haussauce', en: 'House dressing', fr: 'Sauce maison', it: 'Salsa della casa' }, isDefault: true },
    {
      name: { de: 'French Dressing', en: 'French dressing', fr: 'Sauce française', it: 'Salsa francese' },
      allergens: ['eggs', 'mustard'],
      allergensTakenAway: ['sulphites'],
    },
    {
      name: { de: 'Öl und Balsamico', en: 'Oil and balsamic', fr: 'Huile et balsamique', it: 'Olio e balsamico' },
      allergens: ['sulphites'],
      allergensTakenAway: ['mustard'],
    },
    {
      name: { de: 'Ohne Sauce', en: 'No dressing', fr: 'Sans sauce', it: 'Senza salsa' },
      allergensTakenAway: ['mustard', 'sulphites'],
    },
  ],
}

const withDressing: DemoAttachment[] = [{ group: dressing }]

export const salads: DemoMenuItem[] = [
  {
    name: 'Grüner Salat',
    names: { en: 'Green salad', fr: 'Salade verte', it: 'Insalata verde' },
    picture: 'gruener-salat',
    priceRappen: 850,
    description: {
      de: 'Kopfsalat, Nüsslisalat und Radiesli mit unserer Haussauce aus Senf und Kräutern.',
      en: 'Lettuce, lamb’s lettuce and radishes with our house dressing of mustard and herbs.',
      fr: 'Laitue, rampon et radis avec notre sauce maison à la moutarde et aux herbes.',
      it: 'Lattuga, formentino e ravanelli con la nostra salsa alla senape e alle erbe.',
    },
    allergens: ['mustard', 'sulphites'],
    tags: ['vegan', 'gluten_free'],
    asks: withDressing,
  },
  {
    name: 'Avocado-Crevetten-Salat',
    names: { en: 'Avocado prawn salad', fr: 'Salade d’avocat aux crevettes', it: 'Insalata di avocado e gamberetti' },
    picture: 'avocado-crevetten-salat',
    priceRappen: 1990,
    description: {
      de: 'Gebratene Crevetten, halbe Avocado, Mango und Chicorée mit Limetten-Vinaigrette.',
      en: 'Seared prawns, half an avocado, mango and chicory with lime vinaigrette.',
      fr: 'Crevettes sautées, demi-avocat, mangue et endives, vinaigrette au citron vert.',
      it: 'Gamberetti saltati, mezzo avocado, mango e cicoria belga con vinaigrette al lime.',
    },
    allergens: ['crustaceans', 'mustard', 'sulphites'],
    origins: from('VN', 'Crevetten'),
    tags: ['gluten_free', 'lactose_free'],
  },
  {
    name: 'Caesar Salad mit Poulet',
    names: { en: 'Chicken Caesar salad', fr: 'Salade César au poulet', it: 'Caesar salad con pollo' },
    picture: 'caesar-salad',
    priceRappen: 1850,
    description: {
      de: 'Lattich, warmes Poulet, Parmesan, Brotwürfeli und die klassische Sauce mit Sardellen.',
      en: 'Romaine, warm chicken, parmesan, croutons and the classic anchovy dressing.',
      fr: 'Laitue romaine, poulet chaud, parmesan, croûtons et la sauce classique aux anchois.',
      it: 'Lattuga romana, pollo caldo, parmigiano, crostini e la salsa classica alle acciughe.',
    },
    allergens: ['gluten', 'eggs', 'milk', 'fish', 'mustard'],
    origins: [...from('CH', 'Poulet', 'Brot'), ...from('MA', 'Sardellen')],
  },
  {
    name: 'Griechischer Salat',
    names: { en: 'Greek salad', fr: 'Salade grecque', it: 'Insalata greca' },
    picture: 'griechischer-salat',
    priceRappen: 1550,
    description: {
      de: 'Feta, Gurken, Tomaten, rote Zwiebeln und grüne Oliven, mariniert mit Oregano.',
      en: 'Feta, cucumber, tomatoes, red onions and green olives, marinated with oregano.',
      fr: 'Feta, concombre, tomates, oignons rouges et olives vertes, marinés à l’origan.',
      it: 'Feta, cetrioli, pomodori, cipolle rosse e olive verdi, marinati all’origano.',
    },
    allergens: ['milk', 'sulphites'],
    tags: ['vegetarian', 'gluten_free'],
  },
]
