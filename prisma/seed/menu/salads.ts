import { type DemoAttachment, type DemoGroup, type DemoMenuItem, exactlyOne, from } from './demo-menu-item'

const dressing: DemoGroup = {
  name: { de: 'Salatsauce', en: 'Dressing' },
  note: 'Grüner Salat: das Gericht deklariert die Haussauce',
  ...exactlyOne,
  options: [
    { name: { de: 'Haussauce', en: 'House dressing' }, isDefault: true },
    {
      name: { de: 'French Dressing', en: 'French dressing' },
      allergens: ['eggs', 'mustard'],
      allergensTakenAway: ['sulphites'],
    },
    {
      name: { de: 'Öl und Balsamico', en: 'Oil and balsamic' },
      allergens: ['sulphites'],
      allergensTakenAway: ['mustard'],
    },
    { name: { de: 'ohne Sauce', en: 'no dressing' }, allergensTakenAway: ['mustard', 'sulphites'] },
  ],
}

const withDressing: DemoAttachment[] = [{ group: dressing }]

export const salads: DemoMenuItem[] = [
  {
    name: 'Grüner Salat',
    picture: 'gruener-salat',
    priceRappen: 850,
    description: {
      de: 'Kopfsalat, Nüsslisalat und Radiesli mit unserer Haussauce aus Senf und Kräutern.',
      en: 'Lettuce, lamb’s lettuce and radishes with our house dressing of mustard and herbs.',
    },
    allergens: ['mustard', 'sulphites'],
    tags: ['vegan', 'gluten_free'],
    asks: withDressing,
  },
  {
    name: 'Avocado-Crevetten-Salat',
    picture: 'avocado-crevetten-salat',
    priceRappen: 1990,
    description: {
      de: 'Gebratene Crevetten, halbe Avocado, Mango und Chicorée mit Limetten-Vinaigrette.',
      en: 'Seared prawns, half an avocado, mango and chicory with lime vinaigrette.',
    },
    allergens: ['crustaceans', 'mustard', 'sulphites'],
    origins: from('VN', 'Crevetten'),
    tags: ['gluten_free', 'lactose_free'],
  },
  {
    name: 'Caesar Salad mit Poulet',
    picture: 'caesar-salad',
    priceRappen: 1850,
    description: {
      de: 'Lattich, warmes Poulet, Parmesan, Brotwürfeli und die klassische Sauce mit Sardellen.',
      en: 'Romaine, warm chicken, parmesan, croutons and the classic anchovy dressing.',
    },
    allergens: ['gluten', 'eggs', 'milk', 'fish', 'mustard'],
    origins: [...from('CH', 'Poulet', 'Brot'), ...from('MA', 'Sardellen')],
  },
  {
    name: 'Griechischer Salat',
    picture: 'griechischer-salat',
    priceRappen: 1550,
    description: {
      de: 'Feta, Gurken, Tomaten, rote Zwiebeln und grüne Oliven, mariniert mit Oregano.',
      en: 'Feta, cucumber, tomatoes, red onions and green olives, marinated with oregano.',
    },
    allergens: ['milk', 'sulphites'],
    tags: ['vegetarian', 'gluten_free'],
  },
]
