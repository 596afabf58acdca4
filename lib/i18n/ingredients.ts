import type { Language } from './language'

// With every German name.
const ingredients: readonly Record<Language, string>[] = [
  { de: 'Rind', en: 'Beef', fr: 'Bœuf', it: 'Manzo' },
  { de: 'Rindfleisch', en: 'Beef', fr: 'Bœuf', it: 'Manzo' },
  { de: 'Kalb', en: 'Veal', fr: 'Veau', it: 'Vitello' },
  { de: 'Kalbfleisch', en: 'Veal', fr: 'Veau', it: 'Vitello' },
  { de: 'Schwein', en: 'Pork', fr: 'Porc', it: 'Maiale' },
  { de: 'Schweinefleisch', en: 'Pork', fr: 'Porc', it: 'Maiale' },
  { de: 'Lamm', en: 'Lamb', fr: 'Agneau', it: 'Agnello' },
  { de: 'Lammfleisch', en: 'Lamb', fr: 'Agneau', it: 'Agnello' },
  { de: 'Poulet', en: 'Chicken', fr: 'Poulet', it: 'Pollo' },
  { de: 'Huhn', en: 'Chicken', fr: 'Poulet', it: 'Pollo' },
  { de: 'Hähnchen', en: 'Chicken', fr: 'Poulet', it: 'Pollo' },
  { de: 'Truthahn', en: 'Turkey', fr: 'Dinde', it: 'Tacchino' },
  { de: 'Trute', en: 'Turkey', fr: 'Dinde', it: 'Tacchino' },
  { de: 'Ente', en: 'Duck', fr: 'Canard', it: 'Anatra' },
  { de: 'Pferd', en: 'Horse meat', fr: 'Viande de cheval', it: 'Carne di cavallo' },
  { de: 'Wild', en: 'Game', fr: 'Gibier', it: 'Selvaggina' },
  { de: 'Hirsch', en: 'Venison', fr: 'Cerf', it: 'Cervo' },
  { de: 'Kaninchen', en: 'Rabbit', fr: 'Lapin', it: 'Coniglio' },
  { de: 'Schinken', en: 'Ham', fr: 'Jambon', it: 'Prosciutto' },
  { de: 'Speck', en: 'Bacon', fr: 'Lard', it: 'Pancetta' },
  { de: 'Salami', en: 'Salami', fr: 'Salami', it: 'Salame' },
  { de: 'Wurst', en: 'Sausage', fr: 'Saucisse', it: 'Salsiccia' },
  { de: 'Fleisch', en: 'Meat', fr: 'Viande', it: 'Carne' },
  { de: 'Fisch', en: 'Fish', fr: 'Poisson', it: 'Pesce' },
  { de: 'Lachs', en: 'Salmon', fr: 'Saumon', it: 'Salmone' },
  { de: 'Thon', en: 'Tuna', fr: 'Thon', it: 'Tonno' },
  { de: 'Thunfisch', en: 'Tuna', fr: 'Thon', it: 'Tonno' },
  { de: 'Egli', en: 'Perch', fr: 'Perche', it: 'Pesce persico' },
  { de: 'Forelle', en: 'Trout', fr: 'Truite', it: 'Trota' },
  { de: 'Zander', en: 'Zander', fr: 'Sandre', it: 'Lucioperca' },
  { de: 'Dorsch', en: 'Cod', fr: 'Cabillaud', it: 'Merluzzo' },
  { de: 'Crevetten', en: 'Prawns', fr: 'Crevettes', it: 'Gamberetti' },
  { de: 'Sardellen', en: 'Anchovies', fr: 'Anchois', it: 'Acciughe' },
  { de: 'Froschschenkel', en: 'Frogs’ legs', fr: 'Cuisses de grenouilles', it: 'Cosce di rana' },
  { de: 'Stopfleber', en: 'Foie gras', fr: 'Foie gras', it: 'Foie gras' },
  { de: 'Brot', en: 'Bread', fr: 'Pain', it: 'Pane' },
  { de: 'Brötchen', en: 'Bun', fr: 'Petit pain', it: 'Panino' },
  { de: 'Gebäck', en: 'Pastry', fr: 'Pâtisserie', it: 'Prodotti da forno' },
  { de: 'Teig', en: 'Dough', fr: 'Pâte', it: 'Impasto' },
]

/** As the owner wrote it where it is no usual word. */
export function ingredientName(written: string, language: Language): string {
  const word = written.trim().toLowerCase()
  const known = ingredients.find((names) => Object.values(names).some((name) => name.toLowerCase() === word))
  return known?.[language] ?? written
}
