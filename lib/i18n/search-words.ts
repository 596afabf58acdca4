import type { Language } from './language'

/**
 * What customers type for things that the menu calls otherwise. Most plurals differ in one letter, which counts as a
 * slip.
 */
export const searchWords: readonly Record<Language, string>[] = [
  { de: 'rind, rindfleisch', en: 'beef', fr: 'bœuf', it: 'manzo, bovino' },
  { de: 'bier', en: 'beer, ale, lager', fr: 'bière, blonde', it: 'birra' },
  { de: 'brot', en: 'bread', fr: 'pain', it: 'pane' },
  { de: 'käse', en: 'cheese', fr: 'fromage', it: 'formaggio' },
  { de: 'poulet, huhn, hähnchen, hühnchen', en: 'chicken, poultry', fr: 'poulet, volaille', it: 'pollo, pollame' },
  { de: 'kaffee', en: 'coffee', fr: 'café', it: 'caffè, espresso' },
  { de: 'cola', en: 'cola, coke', fr: 'cola, coca', it: 'cola' },
  {
    de: 'dessert, nachtisch, nachspeise, süsses',
    en: 'dessert, sweet, pudding',
    fr: 'dessert, douceur, sucré',
    it: 'dolce, dessert',
  },
  { de: 'getränk, trinken', en: 'drink, beverage', fr: 'boisson, boire', it: 'bibita, bevanda' },
  { de: 'fisch', en: 'fish', fr: 'poisson', it: 'pesce' },
  { de: 'pommes, frites', en: 'fries, chips', fr: 'frites', it: 'patatine, frites' },
  { de: 'knoblauch', en: 'garlic', fr: 'ail', it: 'aglio' },
  { de: 'schinken, prosciutto', en: 'ham', fr: 'jambon', it: 'prosciutto' },
  { de: 'eis, glace, glacé', en: 'icecream, gelato', fr: 'glace, sorbet', it: 'gelato' },
  { de: 'saft', en: 'juice', fr: 'jus', it: 'succo, succhi' },
  { de: 'döner, kebap', en: 'kebab, doner', fr: 'kebab, döner', it: 'kebab, doner' },
  { de: 'lamm', en: 'lamb', fr: 'agneau', it: 'agnello' },
  { de: 'pilz, champignon, funghi', en: 'mushroom', fr: 'champignon', it: 'fungo, funghi, champignon' },
  { de: 'zwiebel', en: 'onion', fr: 'oignon, ognon', it: 'cipolla' },
  { de: 'schwein, schweinefleisch', en: 'pork', fr: 'porc, cochon', it: 'maiale, suino' },
  { de: 'kartoffel', en: 'potato', fr: 'patate', it: 'patata' },
  { de: 'reis', en: 'rice', fr: 'riz', it: 'riso' },
  { de: 'salat', en: 'salad', fr: 'salade', it: 'insalata' },
  { de: 'crevetten, garnele', en: 'shrimp, prawn', fr: 'crevette', it: 'gambero, gamberetto' },
  { de: 'beilage', en: 'side', fr: 'accompagnement, garniture', it: 'contorno' },
  { de: 'suppe', en: 'soup', fr: 'soupe, potage', it: 'zuppa, minestra' },
  { de: 'scharf, pikant', en: 'spicy, hot', fr: 'épicé, piquant, relevé', it: 'piccante' },
  { de: 'tee', en: 'tea', fr: 'thé', it: 'tè, thè' },
  { de: 'tomate', en: 'tomato', fr: 'tomate', it: 'pomodoro' },
  { de: 'thunfisch, thon', en: 'tuna', fr: 'thon', it: 'tonno' },
  { de: 'truthahn, trute, pute', en: 'turkey', fr: 'dinde', it: 'tacchino' },
  { de: 'vegan', en: 'vegan', fr: 'végane, végétalien', it: 'vegano' },
  {
    de: 'vegetarisch, vegi, fleischlos',
    en: 'vegetarian, veggie, meatless',
    fr: 'végétarien, végé',
    it: 'vegetariano',
  },
  { de: 'wasser, mineral', en: 'water', fr: 'eau, minérale', it: 'acqua, minerale' },
  { de: 'wein', en: 'wine', fr: 'vin', it: 'vino' },
  { de: 'wrap, dürüm', en: 'wrap', fr: 'wrap, dürüm', it: 'wrap, piadina, dürüm' },
]
