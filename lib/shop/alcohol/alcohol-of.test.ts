import fc from 'fast-check'
import { expect, test } from 'vitest'
import { times } from '@/lib/testing/long'
import { alcoholOf } from './alcohol-of'

const ageOf = (name: string, category = 'Spezialitäten') => alcoholOf({ name, category })?.age ?? null

const from16 = [
  'Bier', 'Bier Feldschlösschen 0.5 l', 'Feldschlösschen', 'Lagerbier', 'Hausbier vom Fass', 'Weizenbier', 'Weissbier 5 dl', 'Biere',
  'Stange 3 dl', 'Lager 33cl', 'IPA', 'Pale Ale', 'Panaché', 'Radler', 'Quöllfrisch', 'Appenzeller Quöllfrisch', 'Löwenbräu',
  'Efes Pilsener', 'Corona 33 cl', 'Bière blonde', 'Une bière', 'Bière pression 25cl', 'Birra Moretti', 'Birra alla spina',
  'Craft Beer', 'Beer of the month', 'Guinness', 'BIER', 'bier', 'Bier (auch alkoholfrei)',
  'Rotwein 2 dl', 'Weisswein', 'Hauswein', 'Glühwein', 'Dessertwein', 'Schaumwein', 'Wein offen 1 dl', 'Glas Wein', 'Weinschorle',
  'Rosé 5 dl', 'Vin rouge', 'Vin chaud', 'Verre de vin', 'Bouteille de Champagne', 'Vino della casa', 'Calice di vino', 'House wine',
  'Glass of wine', 'Prosecco', 'Prosecco 1 dl', 'Champagner', 'Cava', 'Cidre', 'Apple Cider', 'Saurer Most', 'Sangria', 'Merlot del Ticino',
  'Primitivo di Manduria', 'Fendant', 'Pinot Noir', 'Chianti Classico',
] // prettier-ignore
const from18 = [
  'Wodka', 'Vodka Lemon', 'Gin Tonic', 'Gin-Tonic', 'Whisky 4 cl', 'Jack Daniel’s', 'Bacardi Cola', 'Rum-Cola', 'Grappa', 'Cognac',
  'Raki', 'Ouzo', 'Limoncello', 'Amaretto', 'Jägermeister', 'Baileys', 'Aperol Spritz', 'Apérol Spritz', 'Campari Orange', 'Martini Bianco',
  'Mojito', 'Caipirinha', 'Piña Colada', 'Cuba Libre', 'Negroni', 'Moscow Mule', 'Espresso Martini', 'Irish Coffee', 'Kafi Lutz',
  'Kräuterschnaps', 'Eierlikör', 'Weinbrand', 'Portwein', 'Margarita 20 cl', 'Kirsch 2 cl', 'Smirnoff Ice', 'Eau de vie', 'Williamine',
] // prettier-ignore
const none = [
  'Bier alkoholfrei', 'Alkoholfreies Bier 33 cl', 'Bière sans alcool', 'Birra analcolica', 'Birra senza alcol', 'Beer alcohol-free',
  'Feldschlösschen 0,0 %', 'Heineken 0.0', 'Prosecco ohne Alkohol', 'Virgin Mojito', 'Mocktail', 'Malzbier', 'Ginger Beer', 'Ginger Ale',
  'Ginger', 'Ingwerbier', 'Root Beer', 'Rivella', 'Rivella Rot 5 dl', 'Apfelschorle', 'Süssmost', 'Traubensaft', 'Cola', 'Mineralwasser', 'Eistee',
  'Bitter Lemon', 'Sirup Kirsch 3 dl', 'Rose Lassi', 'Acqua frizzante',
  'Biersauce', 'Rotweinsauce', 'Rotwein-Sauce', 'Bierschinken', 'Bier-Schinken', 'Bierwurst', 'Bierteig', 'Bierfondue', 'Weinblätter',
  'Gefüllte Weinblätter', 'Weintrauben', 'Weinessig', 'Weinschaumcreme', 'Schwein süss-sauer', 'Wildschwein', 'Schweine-Rippchen',
  'Vinaigrette', 'Coq au vin', 'Moules au vin blanc', 'Risotto al Barolo', 'Brasato al Barolo', 'Penne alla Vodka', 'Scaloppine al Marsala',
  'Muscheln in Weisswein', 'Poulet an Rotwein', 'Fisch im Bierteig', 'Beer Can Chicken', 'Beer-battered Fish', 'Boeuf à la bière', 'Birne in Rotwein',
  'Tiramisù mit Amaretto', 'Rum-Rosinen-Glacé', 'Rumkugeln', 'Baba au rhum', 'Kirschtorte', 'Champagner-Truffes', 'Champagner-Risotto',
  'Bourbon-Vanille-Glacé', 'Pizza Margarita', 'Pizza Ramazzotti', 'Whisky Burger', 'Bombay Curry', 'Tiger Crevetten', 'Portobello', 'Rump Steak',
  'Portion Pommes', 'Erdbeeren', 'Himbeer-Shake', 'Käsestange', 'Zimtstange', 'Laugenstange', 'Entrecôte rosé', 'Lammfilet rosé', 'Weizenbrot',
  'Sake Nigiri', 'Champignons', 'Ginseng', 'Pilzrisotto', 'Pizza Hugo', 'Chicken Tikka Masala', 'Corona Burger', 'Sour Cream', 'Crevettencocktail',
] // prettier-ignore

test.each(from16)('%s is sold from 16', (name) => expect(ageOf(name)).toBe(16))
test.each(from18)('%s is sold from 18', (name) => expect(ageOf(name)).toBe(18))
test.each(none)('%s is sold to everybody', (name) => expect(ageOf(name)).toBeNull())

test.each([
  ['Feldschlösschen Original', 'Biere', 16],
  ['Château Clos du Marquis 2019', 'Weine', 16],
  ['Château Clos du Marquis 2019', 'Vins rouges', 16],
  ['Tignanello', 'Vini rossi', 16],
  ['Nonino', 'Spirituosen', 18],
  ['Sunset', 'Cocktails', 18],
  ['Hausmischung', 'Bier & Wein', 16],
  ['Hausmischung', 'Bier, Wein und Spirituosen', 18],
  ['Feldschlösschen', 'Bier, Wein und Spirituosen', 16],
  ['Hausmischung', 'Alkoholische Getränke', 16],
  ['Port', 'Getränke', 18],
  ['Margarita', 'Drinks', 18],
  ['Corona', 'Bevande', 16],
  ['Kaffee mit Baileys', 'Kaffee & Tee', 18],
  ['Orangensaft mit Wodka', 'Boissons', 18],
  ['Dôle', 'Boissons', 16],
  ['Cola', 'Bier & Softdrinks', null],
  ['Hausmischung', 'Bier & Softdrinks', null],
  ['Cola', 'Biere', null],
  ['Apfelschorle', 'Biere', null],
  ['Ginger Beer', 'Biere', null],
  ['Chips', 'Biere', null],
  ['Virgin Colada', 'Cocktails', null],
  ['Feldschlösschen', 'Alkoholfreie Getränke', null],
  ['Feldschlösschen', 'Bier alkoholfrei', null],
  ['Feldschlösschen', 'Bier & alkoholfreies Bier', 16],
  ['Margarita', 'Pizza', null],
  ['Pizza Margarita', 'Pizza & Getränke', null],
  ['Schnipo', 'Weinblätter und mehr', null],
  ['Rivella', 'Getränke', null],
  ['Cordon bleu', 'Vom Schwein', null],
])('%s in %s: %s', (name, category, age) => expect(ageOf(name, category)).toBe(age))

test.each([
  ['Pizza + Bier', 16],
  ['Döner & Bier 5 dl', 16],
  ['Burger inkl. Gin Tonic', 18],
  ['Pizza Prosciutto', null],
])('with a dish it is no drink, but as old: %s', (name, age) =>
  expect(alcoholOf({ name, category: 'Menüs' })).toEqual(age && { age, isDrink: false }),
)

const named = fc.constantFrom(...from16, ...from18, ...none)
const spelling = fc.constantFrom<(name: string) => string>(
  (name) => name.toUpperCase(),
  (name) => name.normalize('NFD'),
  (name) => `  ${name} `,
  (name) => name.replaceAll('ü', 'ue').replaceAll('ö', 'oe').replaceAll('ä', 'ae'),
)

test('how it is spelt changes nothing', () => {
  fc.assert(
    fc.property(named, spelling, (name, spelt) => {
      expect(ageOf(spelt(name))).toBe(ageOf(name))
    }),
    { numRuns: times({ hurried: 300, long: 5000 }) },
  )
})

const free = fc.constantFrom('alkoholfrei', 'ohne Alkohol', 'sans alcool', 'senza alcol', 'alcohol-free', '(0.0 %)')
const made = fc.constantFrom('Bier', 'Rotwein', 'Whisky', 'Rum', 'Prosecco')
const after = fc.constantFrom('sauce', 'schinken', 'teig', 'suppe', 'essig', 'creme')

test('without alcohol, or as the beginning of a food, no word makes a drink', () => {
  fc.assert(
    fc.property(named, free, made, after, (name, said, drink, food) => {
      expect(ageOf(`${name} ${said}`.replace('auch alkoholfrei', ''))).toBeNull()
      expect(ageOf(`${drink}${food}`)).toBeNull()
    }),
    { numRuns: times({ hurried: 300, long: 5000 }) },
  )
})

test('any text gets an answer', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (name, category) => {
      expect([null, 16, 18]).toContain(ageOf(name, category))
    }),
    { numRuns: times({ hurried: 300, long: 5000 }) },
  )
})
