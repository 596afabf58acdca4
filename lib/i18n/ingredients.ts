import { ingredients as fr } from './fr/ingredients'
import { ingredients as it } from './it/ingredients'
import type { Language } from './language'

// What owners declare the origin of, under every name that German has for it.
const named = [
  { de: 'Rind', en: 'Beef' },
  { de: 'Rindfleisch', en: 'Beef' },
  { de: 'Kalb', en: 'Veal' },
  { de: 'Kalbfleisch', en: 'Veal' },
  { de: 'Schwein', en: 'Pork' },
  { de: 'Schweinefleisch', en: 'Pork' },
  { de: 'Lamm', en: 'Lamb' },
  { de: 'Lammfleisch', en: 'Lamb' },
  { de: 'Poulet', en: 'Chicken' },
  { de: 'Huhn', en: 'Chicken' },
  { de: 'Hähnchen', en: 'Chicken' },
  { de: 'Truthahn', en: 'Turkey' },
  { de: 'Trute', en: 'Turkey' },
  { de: 'Ente', en: 'Duck' },
  { de: 'Pferd', en: 'Horse meat' },
  { de: 'Wild', en: 'Game' },
  { de: 'Hirsch', en: 'Venison' },
  { de: 'Kaninchen', en: 'Rabbit' },
  { de: 'Schinken', en: 'Ham' },
  { de: 'Speck', en: 'Bacon' },
  { de: 'Salami', en: 'Salami' },
  { de: 'Wurst', en: 'Sausage' },
  { de: 'Fleisch', en: 'Meat' },
  { de: 'Fisch', en: 'Fish' },
  { de: 'Lachs', en: 'Salmon' },
  { de: 'Thon', en: 'Tuna' },
  { de: 'Thunfisch', en: 'Tuna' },
  { de: 'Egli', en: 'Perch' },
  { de: 'Forelle', en: 'Trout' },
  { de: 'Zander', en: 'Zander' },
  { de: 'Dorsch', en: 'Cod' },
  { de: 'Crevetten', en: 'Prawns' },
  { de: 'Sardellen', en: 'Anchovies' },
  { de: 'Froschschenkel', en: 'Frogs’ legs' },
  { de: 'Stopfleber', en: 'Foie gras' },
  { de: 'Brot', en: 'Bread' },
  { de: 'Brötchen', en: 'Bun' },
  { de: 'Gebäck', en: 'Pastry' },
  { de: 'Teig', en: 'Dough' },
] as const

const ingredients: Record<Language, string>[] = named.map((names) => ({
  ...names,
  fr: fr[names.en],
  it: it[names.en],
}))

/** What the owner wrote in one language, in the reader's; as he wrote it where it is none of the usual words. */
export function ingredientName(written: string, language: Language): string {
  const word = written.trim().toLowerCase()
  const known = ingredients.find((names) => Object.values(names).some((name) => name.toLowerCase() === word))
  return known?.[language] ?? written
}
