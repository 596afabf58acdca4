import { fold } from '@/lib/platform/values/folded'
import { Phrases } from './phrases'

// In the four languages of the country: a word, a phrase, or with `*` the end of a compound («Weissbier»). Compared as
// `fold` writes them. Beer, wine and cider are sold from 16 (art. 14 LMG); spirits, what is mixed with them and what is
// fortified with them from 18 (art. 41 AlkG).

function phrases(text: string): Phrases<true> {
  return new Phrases(listed(text).map((word) => [word, true]))
}

function listed(text: string): string[] {
  return text.split(',').flatMap((word) => {
    const written = fold(word).trim().replace(/\s+/g, ' ')
    return written === '' ? [] : [written]
  })
}

/** Mean a drink wherever they stand, but for food that is made with it. */
const sure = {
  16: `*bier, *biere, *biers, beer, beers, birra, birre, cerveza, cervezas, ipa, neipa, pale ale, amber ale, brown ale, red ale,
    stout, pils, pilsner, pilsener, hefeweizen, *bräu, radler, shandy, panaché, panachés, herrgöttli, feldschlösschen,
    quöllfrisch, calanda, eichhof, chopfab, haldengut, schützengarten, turbinenbräu, heineken, carlsberg, budweiser,
    erdinger, paulaner, franziskaner, guinness, menabrea, peroni, efes, stella artois, desperados, tsingtao, singha, asahi,
    bintang, kingfisher, tyskie, hoegaarden, leffe, chimay, duvel, kronenbourg, corona extra, nastro azzurro, *wein, *weine,
    *weins, weinkarte, weinkeller, weinangebot, weinschorle, weinschorli, weissweinschorle, gespritzter weisser,
    weisser gespritzter, vin, vins, vino, vini, wine, wines, wine spritzer, prosecco, prosecchi, champagner, champagne, champagnes,
    cava, crémant, sekt, spumante, spumanti, cidre, cider, saurer most, suure most, sangria, merlot, chianti, primitivo,
    chardonnay, rioja, barolo, barbera, barbaresco, montepulciano, pinot noir, pinot grigio, pinot blanc, pinot gris,
    sauvignon, sauvignon blanc, riesling, silvaner, fendant, chasselas, petite arvine, humagne, gamay, cornalin,
    blauburgunder, räuschling, nero d avola, negroamaro, valpolicella, amarone, ripasso, brunello, lambrusco, lugana,
    beaujolais, côtes du rhône, malbec, syrah, shiraz, tempranillo, cabernet, zinfandel, veltliner, retsina, epesses,
    yvorne, saint saphorin, st saphorin, dézaley, moscato d asti, makgeolli`,
  18: `wodka, vodka, whisky, whiskys, whiskey, whiskies, gin, gins, gin tonic, rum, rhum, tequila, mezcal, grappa, grappe,
    cognac, armagnac, brandy, weinbrand, obstbrand, calvados, raki, ouzo, sambuca, limoncello, amaretto, jägermeister,
    baileys, aperol, campari, martini, vermouth, wermut, cynar, alpenbitter, fernet, averna, ramazzotti, schnäpse, obstler,
    *schnaps, kirschwasser, zwetschgenwasser, williamine, pflümli, vieille prune, absinth, absinthe, pastis, ricard,
    pernod, *likör, *liköre, liqueur, liqueurs, liquore, liquori, lillet, portwein, sherry, umeshu, soju, mojito, mojitos,
    caipirinha, caipirinhas, caipiroska, daiquiri, piña colada, mai tai, long island iced tea, cosmopolitan, negroni,
    moscow mule, cuba libre, sex on the beach, bloody mary, white russian, black russian, pisco, espresso martini, batida,
    eristoff, bacardi, smirnoff, gordons, hendricks, jack daniels, jack daniel s, johnnie walker, jim beam, chivas, havana club,
    captain morgan, trojka, gorbatschow, cointreau, grand marnier, kahlua, kaffee fertig, kafi lutz, kafi luz, irish coffee,
    caffè corretto, alcopop, alcopops, longdrink, longdrinks, spirituosen, spiritueux, superalcolici, distillati, spirits,
    eau de vie, eaux de vie, acquavite`,
} as const

/** Mean one among drinks, or beside an amount: a «Port» is also a harbour, a «Margarita» a misspelt pizza. */
const amongDrinks = {
  16: `lager, ale, porter, weizen, helles, dunkles, stange, humpen, rosévin, rosato, rosati, cardinal, hürlimann, boxer, amboss,
    einsiedler, ittinger, tiger, chang, cobra, corona, sol, sapporo, kirin, moretti, estrella, san miguel, becks, beck s, dôle,
    heida, soave, gavi, bordeaux, burgunder, bourgogne, aigle, müller thurgau, maienfelder, moscato, asti, sake, met, hugo,
    bellini, mimosa, kir, kir royal, glögg, federweisser, sauser`,
  18: `bourbon, scotch, port, porto, madeira, marsala, margarita, margaritas, bombay, malibu, absolut, spritz, mule, old fashioned,
    cocktail, cocktails, kirsch, williams, lutz, bitter, amaro, amari, digestif, digestifs, digestivi, digestivo, aperitif,
    aperitifs, aperitivi, aperitivo, träsch, marc`,
} as const

export const alcoholWords = new Phrases<{ age: 16 | 18; isSure: boolean }>(
  ([16, 18] as const).flatMap((age) => [
    ...listed(sure[age]).map((word) => [word, { age, isSure: true }] as const),
    ...listed(amongDrinks[age]).map((word) => [word, { age, isSure: false }] as const),
  ]),
)

/** Sound like one and are none, or hold no alcohol. */
export const falseFriends = phrases(`*schwein, *schweine, *schweins, ingwerbier, gingerbier, malzbier, butterbier,
  kinderbier, wurzelbier, ginger beer, ginger beers, ginger ale, root beer, butter beer, bitter lemon, bitter orange, lemon bitter,
  san bitter, crodino, tiger crevetten, tiger prawns, shirley temple, bourbon vanille, bourbon vanilla, vanille bourbon`)

const alcohol = '(?:alkohol|alcohol|alcool|alcol)'
const also = '(?:auch|oder|or|also|ou|aussi|anche|oppure|wahlweise)'
/** «Bier alkoholfrei», «sans alcool», «0.0 %»; not what is also had without it. */
export const withoutAlcohol = new RegExp(
  `(?<!(?<!\\p{L})${also} )(?<![\\p{L}\\p{N}])(?:${alcohol} ?(?:frei|free)\\p{L}*|(?:ohne|without|sans|senza|no|non|kein|zero|0) ${alcohol}\\p{L}*|` +
    `nonalcoholic|analcolic\\p{L}*|alkfrei|mocktails?|virgin|0 0(?! ?\\p{N}))`,
  'u',
)

/** What stands before them is made with what follows: «Risotto al Barolo», «Muscheln in Weisswein». */
export const madeWith: ReadonlySet<string> = new Set(
  listed(`au, aux, a, à, al, alla, alle, allo, all, in, im, an, am, mit, with, con, avec, de, di, du, da, sur, le, la, il, of, del,
    della, dans, nel, nella, vom, zum`),
)

/** «Ein Glas vom Wein» is no food. */
export const containers = phrases(`glas, flasche, karaffe, kiste, krug, dose, verre, bouteille, carafe, pichet, glass,
  bottle, can, pint, jug, bicchiere, bottiglia, caraffa, calice, quartino, selection, auswahl, assortiment, degustation`)

/** Dishes, in whatever category they stand. */
export const dishWords =
  /^(?:\p{L}*pizz\p{L}*|calzone|\p{L}*burger|\p{L}*ke[bp]a[bp]|\p{L}*d[ou]ner|\p{L}*durum|\p{L}*sala[td]e?|insalata|pasta|\p{L}*spaghett\p{L}*|penne|\p{L}*nudeln?|lasagn\p{L}*|ravioli|gnocchi|tagliatelle|\p{L}*poulet|chicken|pollo|\p{L}*huhn|\p{L}*rosti|pommes|menu|meni|schweins\p{L}*|rinds\p{L}*|kalbs\p{L}*|fisch\p{L}*|fish)$/u

/** What is made with a drink, where it does not stand among drinks. */
export const foodWords = phrases(`*sauce, sauces, *sosse, salsa, sugo, *suppe, soupe, zuppa, soup, *risotto, *fondue,
  *braten, *filet, *filets, filetto, *steak, *ragout, *gulasch, *pfanne, *spiess, *schinken, *wurst, *würste, *teig, *teller,
  *platte, *essig, vinaigre, aceto, vinegar, *senf, mustard, *glacé, *eis, gelato, *sorbet, sorbetto, *parfait, *torte, *kuchen,
  cake, gâteau, torta, tarte, *mousse, *creme, crema, *truffes, truffe, praline, pralines, *pralinen, *kugel, *kugeln, baba,
  savarin, coupe, tiramisù, flambé, flambée, flambiert, battered, coq, *muscheln, moules, cozze, vongole, brasato, scaloppina,
  scaloppine, *butter, *gelee, *marinade, *dressing, *topf, *trauben, *rosinen, uvetta, raisin, raisins, pulled, ribs, *chips,
  *brot, *nüsse, nüssli, *käse, *blätter, salami, *tartar, *carpaccio, *crevetten, gamberi, shrimps, prawns, entrecôte,
  *roastbeef, *lamm, oliven`)

/** Of a category: what is drunk, with alcohol or without. */
export const drinkWords = phrases(`*getränke, *getränk, *drinks, *drink, boisson, boissons, bevande, bevanda,
  beverages, bar, barkarte, apéritif, apéritifs, aperitivi, aperitivo, cave, cantina, offenausschank, cocktail, cocktails,
  digestif, digestifs, digestivi, alkoholika, alcools, alcolici`)

/** Of a category that does not say of which kind: the lower age, unless a name says more. */
export const alcoholInGeneral: ReadonlySet<string> = new Set(
  listed(`alcohol, alcoholic, alcool, alcools, alcolici, alcoliche, alkohol, alkoholika, alkoholisch, alkoholische,
    alkoholisches, alcoolisées, alcoolisés`),
)

/** The others among such drinks. */
export const softWords = phrases(`*cola, coke, pepsi, fanta, sprite, rivella, *wasser, water, eau, acqua, *mineral,
  *tee, tea, thés, *kaffee, coffee, café, caffè, espresso, cappuccino, gazosa, *tonic, schweppes, red bull, redbull, süssmost,
  orangina, sinalco, citro, ramseier, ayran, chinotto, sanbitter, crodino, bitter lemon, ginger ale, ginger beer, malzbier,
  energy drink`)

/** What a fruit gives them: a «Kirschsirup» or a «Margarita Smoothie» without a word for spirits is none. */
export const juices =
  phrases(`*saft, juice, jus, succo, *sirup, sirop, sciroppo, *limonade, lemonade, limonata, *schorle,
  *nektar, smoothie, milkshake, *shake, lassi, joghurt, schokolade`)
