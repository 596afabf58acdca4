import { asHalves, asPizza } from '../options/pizza'
import type { DemoMenuItem } from './demo-menu-item'
import { from } from './from'

export const pizza: DemoMenuItem[] = [
  {
    name: 'Margherita',
    picture: 'margherita',
    priceRappen: 1650,
    description: {
      de: 'San-Marzano-Tomaten, Fior di Latte und frisches Basilikum auf 48 Stunden gereiftem Teig.',
      en: 'San Marzano tomatoes, fior di latte and fresh basil on dough that rested for 48 hours.',
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
    },
    ingredientKinds: ['own_dough'],
    allergens: ['gluten', 'milk', 'crustaceans'],
    origins: [...from('VN', 'Crevetten'), ...from('CH', 'Teig')],
    asks: asPizza,
  },
  {
    name: 'Pizza halb-halb',
    picture: 'pizza-halb-halb',
    priceRappen: 1650,
    description: {
      de: 'Zwei Pizzas auf einem Teig: Wählen Sie zwei Hälften, es zählt der Preis der teureren.',
      en: 'Two pizzas on one dough: choose two halves, the dearer one sets the price.',
    },
    ingredientKinds: ['own_dough'],
    allergens: ['gluten'],
    origins: from('CH', 'Teig'),
    asks: asHalves,
  },
]
