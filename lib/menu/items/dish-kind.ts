import { fold } from '@/lib/platform/values/folded'

export const dishKinds = [
  'pizza',
  'burger',
  'kebab',
  'sandwich',
  'chicken',
  'salad',
  'pasta',
  'side',
  'drink',
  'dessert',
] as const
export type DishKind = (typeof dishKinds)[number]

/**
 * Words of the four languages as `fold` writes them, as the beginning of a word or, after `*`, anywhere in it. The first
 * kind whose word is found wins: a «Dessertpizza» is a dessert, a «Pouletsalat» a salad.
 */
const words: [DishKind, string][] = [
  [
    'dessert',
    '*dessert dolc glace gelat eis icecream sweet *kuchen cake torte tart tiramisu baklava creme pastr patiss suss susse',
  ],
  [
    'drink',
    '*getrank drink boisson bevand beverage *saft juice jus succ *wasser water eau acqua wein wine vin vino bier beer birr *kaffee coffee cafe caffe tee eistee tea the limonad cola rivella ayran',
  ],
  ['salad', '*salat salad salade insalat'],
  ['burger', '*burger'],
  ['pizza', '*pizz calzone focacc pinsa'],
  ['pasta', '*pasta *spaghett penne *nudel noodle pate lasagn *ravioli gnocch tagliatell tortell'],
  ['kebab', '*kebab *kebap *doner *durum *donr shawarma gyros wrap falafel dona yufka lahmacun pide'],
  ['sandwich', '*sandwich panin toast baguette bagel piadin'],
  ['chicken', '*poulet chicken *huhn *hahnchen pollo wings nugget'],
  ['side', 'beilag side accompagn contorn *pommes frit fries *kartoffel potato patat *rosti wedges sauce'],
]

/** Of the first text that names one. */
export function dishKindOf(...texts: string[]): DishKind | null {
  for (const text of texts) {
    const found = kindIn(text)
    if (found) return found
  }
  return null
}

function kindIn(text: string): DishKind | null {
  const written = fold(text).match(/\p{L}+/gu) ?? []
  const isNamed = (word: string) =>
    word.startsWith('*') ? written.some((one) => one.includes(word.slice(1))) : written.some((one) => begins(one, word))
  return words.find(([, list]) => list.split(' ').some(isNamed))?.[0] ?? null
}

/** Short words may have one letter more: «vin» also begins «Vinaigrette». */
function begins(one: string, word: string): boolean {
  return word.length > 4
    ? one.startsWith(word)
    : one === word || (one.startsWith(word) && one.length <= word.length + 1)
}
