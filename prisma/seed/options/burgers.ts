import { from } from '../menu/from'
import { exactlyOne, type DemoAttachment, type DemoGroup } from './demo-group'

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

export const asBeefBurger: DemoAttachment[] = [{ group: doneness }, { group: extras }]
