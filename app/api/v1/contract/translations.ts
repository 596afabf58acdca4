import { translation, translationView } from '@/lib/menu/translations/schema'
import { operation } from '../http/operation'

export const translateText = operation({
  method: 'PUT',
  path: 'translations',
  caller: 'manager',
  summary: 'Write one text of the menu or the shop in one language; the others stay, an empty one takes it away',
  body: translation,
  answer: translationView,
  message: 'saved',
  versioned: true,
  changesShop: true,
  refusals: ['changed_meanwhile', 'not_found'],
})
