import { expect, it, test } from 'vitest'
import { dishKindOf } from './dish-kind'

test.each([
  ['Pizza', 'pizza'],
  ['Pizze al forno', 'pizza'],
  ['Pizzas', 'pizza'],
  ['Burgers', 'burger'],
  ['Hamburger', 'burger'],
  ['Döner & Wraps', 'kebab'],
  ['Kebab & Dürüm', 'kebab'],
  ['Salate', 'salad'],
  ['Salades', 'salad'],
  ['Insalate', 'salad'],
  ['Salads', 'salad'],
  ['Pouletsalat', 'salad'],
  ['Pasta', 'pasta'],
  ['Pâtes', 'pasta'],
  ['Teigwaren und Nudeln', 'pasta'],
  ['Beilagen', 'side'],
  ['Accompagnements', 'side'],
  ['Contorni', 'side'],
  ['Sides', 'side'],
  ['Getränke', 'drink'],
  ['Boissons', 'drink'],
  ['Bevande', 'drink'],
  ['Beverages', 'drink'],
  ['Weine', 'drink'],
  ['Desserts', 'dessert'],
  ['Dolci', 'dessert'],
  ['Süsses', 'dessert'],
  ['Glacé', 'dessert'],
  ['Dessertpizza', 'dessert'],
  ['Sandwiches', 'sandwich'],
  ['Panini', 'sandwich'],
  ['Chicken', 'chicken'],
  ['Poulet', 'chicken'],
  ['Vinaigrette', null],
  ['Eiersalat', 'salad'],
  ['Theke', null],
  ['Spezialitäten', null],
  ['Hit der Woche', null],
  ['', null],
])('%s is %s', (name, kind) => {
  expect(dishKindOf(name)).toBe(kind)
})

it('is asked of the category first, then of the dish', () => {
  expect(dishKindOf('Getränke', 'Burger Shake')).toBe('drink')
  expect(dishKindOf('Hit der Woche', 'Cheeseburger')).toBe('burger')
})
