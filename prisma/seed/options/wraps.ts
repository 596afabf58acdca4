import type { DemoAttachment, DemoGroup, DemoOption } from './demo-group'

const sauces: DemoGroup = {
  name: { de: 'Noch mehr Sauce', en: 'More sauce' },
  note: 'Döner und Wraps: zwei sind gratis',
  maxUnits: 4,
  maxEach: 2,
  freeUnits: 2,
  options: [
    { name: { de: 'Joghurtsauce', en: 'Yoghurt sauce' }, priceRappen: 100, allergens: ['milk'] },
    { name: { de: 'Knoblauchsauce', en: 'Garlic sauce' }, priceRappen: 100, allergens: ['milk', 'eggs'] },
    { name: { de: 'Cocktailsauce', en: 'Cocktail sauce' }, priceRappen: 100, allergens: ['eggs', 'mustard'] },
    { name: { de: 'Scharfe Sauce', en: 'Hot sauce' }, kitchenName: 'SCHARF', priceRappen: 100 },
  ],
}

function without(note: string, sauce: DemoOption): DemoGroup {
  return {
    name: { de: 'Ohne', en: 'Without' },
    note,
    maxUnits: 3,
    options: [
      { name: { de: 'ohne Zwiebeln', en: 'no onions' }, kitchenName: 'OHNE ZWIEBELN' },
      { name: { de: 'ohne Tomaten', en: 'no tomatoes' }, kitchenName: 'OHNE TOMATEN' },
      sauce,
    ],
  }
}

const withoutYoghurt = without('Döner', {
  name: { de: 'ohne Joghurtsauce', en: 'no yoghurt sauce' },
  kitchenName: 'OHNE JOGHURT',
  allergensTakenAway: ['milk'],
})
const withoutGarlic = without('Dürüm', {
  name: { de: 'ohne Knoblauchsauce', en: 'no garlic sauce' },
  kitchenName: 'OHNE KNOBLAUCH',
  allergensTakenAway: ['milk', 'eggs'],
})

export const asDoener: DemoAttachment[] = [{ group: sauces }, { group: withoutYoghurt }]
export const asDueruem: DemoAttachment[] = [{ group: sauces }, { group: withoutGarlic }]
export const withSauces: DemoAttachment[] = [{ group: sauces }]
