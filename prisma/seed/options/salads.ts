import { exactlyOne, type DemoAttachment, type DemoGroup } from './demo-group'

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

export const withDressing: DemoAttachment[] = [{ group: dressing }]
