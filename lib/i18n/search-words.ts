import type { Language } from './language'

/** What guests type for things that the menu calls otherwise. */
export type SearchWords = Record<Language | 'everywhere' | 'kinds', string>

/**
 * One meaning per line: what is said everywhere | de | en | fr | it | what else it finds, but is not found by: a search
 * for fish finds tuna, one for tuna no other fish. Words that are only typed stand on a line of their own, because
 * «süss» means a dessert and is also said of mustard. Codes with an underscore are the marks of a dish.
 */
const lines = `
burger, hamburger, burgers, hamburgers, 🍔 | | | |
cheeseburger, cheese burger | | | |
pizza, pizzas, 🍕 | pizzen | | | pizze
döner, doner, kebab, kebap, kebabs | döner kebab | | | kebab | dürüm, dönerteller, gyros, shawarma
wrap, wraps, dürüm, 🌯 | dürum | | | piadina, piadine
falafel, falafels | | | |
taco, tacos, 🌮 | | | | | burrito, quesadilla
hot dog, hotdog, 🌭 | | | |
sandwich, sandwiches, 🥪 | sandwichs, eingeklemmtes | | | panino, panini | baguette
baguette, baguettes | | | |
pommes frites, pommes, frites, 🍟 | fritten, pommesfrites, pomfrit, pomme frite | fries, french fries | patates frites | patatine, patatine fritte
chips | | | | | pommes
wedges | kartoffelecken | potato wedges | | spicchi di patate
nuggets | | | |
chicken wings, wings | pouletflügeli, flügeli | | ailes de poulet | alette, ali di pollo
ketchup | | | |
mayo, mayonnaise | mayonaise | | | maionese
sauce, saucen, soße | sosse, dip | sauces, dips | | salsa, salse
pasta | nudeln, teigwaren, spaghetti | noodles | pâtes, nouilles | spaghetti | penne, lasagne, ravioli, gnocchi, tagliatelle, bolognese, carbonara
tofu | | | |
avocado, guacamole, 🥑 | avocados | avocados | avocat | avocado
hummus | kichererbsen, humus | chickpea, chickpeas, houmous | houmous, pois chiches | ceci
sushi, ramen, pho, 🍣 | | | |
curry, masala, tikka | | | |
lasagne, lasagna | | | lasagnes | lasagne
steak, entrecote, 🥩 | | | | bistecca
 | rind, rindfleisch, rinds, rinder | beef | bœuf | manzo, bovino, di manzo
 | hackfleisch, ghackets, gehacktes | minced meat, ground beef | viande hachée | carne macinata | burger, rind, bolognese, köfte, lasagne
 | kalb, kalbfleisch, kalbs | veal | veau | vitello
🍗 | poulet, huhn, hähnchen, hühnchen, güggeli, poulets, hühner, hendl, mistkratzerli | chicken, poultry | poulet, volaille | pollo, pollame | wings, nuggets
🐖 | schwein, schweinefleisch, schweins | pork | porc, cochon | maiale, suino | schinken, speck, salami, wurst
🐑 | lamm, lammfleisch, gitzi | lamb, mutton | agneau, mouton | agnello
 | ente | duck | canard | anatra
 | truthahn, trute, pute | turkey | dinde | tacchino
 | schinken, beinschinken | ham | jambon | prosciutto
 | speck | bacon | lard, lardons | pancetta
 | salami | salami, pepperoni | salami | salame, salamino
 | wurst, würstchen, wienerli, würstli, bratwurst, cervelat | sausage, sausages, frankfurter | saucisse, saucisses | salsiccia, wurstel, würstel | hotdog
 | fleisch | meat | viande | carne | rind, kalb, poulet, schwein, lamm, ente, truthahn, schinken, speck, salami, wurst, steak
🐟 | fisch, fische | fish, seafood | poisson, poissons | pesce, pesci | thon, lachs, sardellen, crevetten, egli, fischstäbchen, forelle, zander
 | meeresfrüchte | sea food | fruits de mer | frutti di mare | crevetten, calamares, muscheln, fisch
 | thunfisch, thon | tuna | thon | tonno
 | lachs | salmon | saumon | salmone
 | sardellen, anchovis | anchovy, anchovies | anchois | acciughe, acciuga
🍤 | crevetten, krevetten, crevette, krevette, garnelen, garnele, shrimps, scampi | shrimp, shrimps, prawn, prawns | crevettes, crevette | gamberetti, gamberetto, gamberi, gambero
 | muscheln | mussels | moules | cozze
🧀 | käse, chäs, cheese | cheese | fromage, fromages | formaggio, formaggi | mozzarella, gorgonzola, gruyère, parmesan, raclette, feta, cheddar, pepper jack, halloumi, brie
 | fondue, raclette | fondue | fondue | fonduta
 | parmesan | parmesan | parmesan | parmigiano, grana
 | gruyère, greyerzer | gruyere | gruyère | groviera
 | schafskäse, schafkäse, feta | feta, sheep cheese | feta | feta
🥚 | ei, eier | egg, eggs | œuf, œufs | uovo, uova | spiegelei, rührei, speck-ei
 | spiegelei, spiegeleier | fried egg | œuf au plat | uovo fritto
nüsslisalat, nüssler | feldsalat | lamb’s lettuce | mâche, rampon | formentino, songino
🥗 | salat, salate, leichtes | salad, salads | salade, salades | insalata, insalate | grüner salat
 | grüner salat, blattsalat, kopfsalat | green salad | salade verte | insalata verde
 | gemüse | vegetable, vegetables, veg | légume, légumes | verdura, verdure, ortaggi | aubergine, zucchetti, ratatouille
🍅 | tomate, tomaten | tomato, tomatoes | tomate, tomates | pomodoro, pomodori | cherrytomaten
🧅 | zwiebel, zwiebeln, röstzwiebeln | onion, onions | oignon, oignons, ognon | cipolla, cipolle
🧄 | knoblauch, knobli | garlic | ail | aglio | knoblauchbrot
 | knoblauchbrot, knoblauch-fladenbrot | garlic bread | pain à l'ail | pane all'aglio | bruschetta
🍄 | pilz, pilze, champignon, champignons, funghi | mushroom, mushrooms | champignons, champignon | fungo, funghi
 | aubergine, auberginen | aubergine, eggplant | aubergines | melanzana, melanzane
 | zucchetti, zucchini | courgette, zucchini | courgettes | zucchine
 | paprika, peperoni | pepper, peppers, bell pepper | poivron, poivrons | peperone, peperoni
 | olive, oliven | olives | olives | oliva, olive
🌽 | mais, maiskolben | corn, sweetcorn, corn on the cob | maïs | mais, pannocchia, granoturco
🥔 | kartoffel, kartoffeln, härdöpfel | potato, potatoes | patate, pomme de terre, pommes de terre | patata, patate | rösti, pommes, süsskartoffel
🍠 | süsskartoffel, süsskartoffeln | sweet potato, sweet potatoes | patate douce, patates douces | patata dolce, patate dolci
 | reis | rice | riz | riso
🍞 | brot | bread | pain | pane | fladenbrot, knoblauchbrot, baguette
 | fladenbrot, pita | flatbread, pita bread | pain plat, pain pita | pane arabo, pane piatto
 | nüsse, nuss | nuts | noix | noci
🍲 | suppe, suppen | soup, soups | soupe, potage | zuppa, minestra
 | vorspeise, vorspeisen | starter, starters, appetizer | entrée, entrées | antipasto, antipasti | salat, suppe
 | beilage, beilagen, contorni | sides, side dish, side dishes | accompagnement, accompagnements, garniture | contorno, contorni
 | side | side | à côté | a lato | beilagen
 | mittag, zmittag, mittagessen, mittagsteller, mittagsmenü, tagesteller, tagesmenü, lunch | lunch | midi, déjeuner, plat du jour | pranzo, piatto del giorno
 | frühstück, zmorge, brunch | breakfast, brunch | petit déjeuner | colazione
 | kinder, kindermenü, kinderteller | kids, children, kids menu, kids meal, kids meals | enfants, enfant, menu enfant | bambini, bambino
 | vegetarisch, vegi, fleischlos, ohne fleisch, vegetarier | vegetarian, veggie, meatless, no meat, without meat | végétarien, végétarienne, végé, sans viande | vegetariano, vegetariana, vegetariane, vegetariani, senza carne | vegan, vegetarian
🌱 | vegan, vegane, pflanzlich, rein pflanzlich | vegan, plant based | végane, vegan, végétalien, végétalienne | vegano, vegana, vegane, vegani | vegan
🌶 | scharf, pikant, chili | spicy, chilli, chili | épicé, épicée, piquant, piquante, pimenté, relevé | piccante, piccanti, peperoncino | spicy, jalapeños, peperoncini, diavola
 | heiss, feurig | hot | fort, brûlant | forte | scharf
halal | | | |
 | glutenfrei, ohne gluten, zöliakie, glutenlos | gluten free, without gluten, no gluten, coeliac, celiac | sans gluten, cœliaque | senza glutine, celiaco, celiachia | gluten_free
 | laktosefrei, ohne laktose, ohne milch, milchfrei, laktoseintoleranz, lactosefrei, ohne lactose | lactose free, without lactose, no lactose, dairy free, without milk | sans lactose, sans lait | senza lattosio, senza latte | lactose_free
 | alkoholfrei, ohne alkohol | alcohol free, non alcoholic, without alcohol, no alcohol, soft drink, soft drinks | sans alcool, boisson sans alcool, non alcoolisé | analcolico, analcolica, analcolici, analcoliche, senza alcol, senza alcool | alcohol_free
 | alkohol, alkoholisch | alcohol, alcoholic, booze | alcool, alcoolisé | alcol, alcool, alcolico, alcolici | alcoholic, bier, wein, rotwein, schnaps, prosecco, gin, wodka, rum
 | schnaps, likör | spirits, liquor | eau de vie, liqueur | grappa, liquore
🥤 | getränk, getränke, zum trinken | drink, drinks, beverage, beverages | boisson, boissons | bibita, bibite, bevanda, bevande | drinkable
 | trinken, durst | thirsty | boire, soif | bere, sete | drinkable
cola, coca cola, pepsi, coca, coke | | soda | | coca cola
zero, light | ohne zucker, zuckerfrei | sugar free, without sugar, diet | sans sucre | senza zucchero
 | limonade, limo | lemonade | limonade, citronnade | limonata, gazzosa
 | eistee, icetea | iced tea, ice tea | thé froid, thé glacé | tè freddo
🍵 | tee, schwarztee, grüntee | tea | thé | tè, thè | eistee
☕ | kaffee, café, kafi, espresso, cappuccino | coffee, latte macchiato | café, cafés | caffè
💧 | wasser, mineralwasser, mineral, sprudel | water, mineral water, sparkling water | eau, eau minérale, eau gazeuse | acqua, acqua minerale, acqua frizzante, acqua gassata
🧃 | saft, schorle, süssmost, apfelsaft, orangensaft | juice, fruit juice, apple juice | jus, jus de fruits, jus de pomme | succo, succhi, spremuta | apfelschorle
🍺 | bier, biere | beer, beers | bière, bières | birra, birre | lagerbier, weizen, pils
 | lager, helles | lager, ale | blonde | bionda | bier
🍷 | wein, weine | wine, wines | vin, vins | vino, vini | rotwein, weisswein, roséwein, primitivo, merlot
 | rotwein | red wine | vin rouge | vino rosso | primitivo, merlot, chianti, pinot noir
 | weisswein | white wine | vin blanc | vino bianco
 | joghurt, jogurt | yogurt, yoghurt | yaourt, yogourt | yogurt
 | milch | milk | lait | latte
🍰 | dessert, desserts, nachtisch, nachspeise, zum dessert | dessert, desserts, pudding | dessert, desserts | dessert, dolci | glace, kuchen, crème brûlée, tiramisu
 | süsses, süss, süssigkeiten, süssspeise | sweet, sweets | sucré, douceur, douceurs, sucreries | dolce, dolci, dolciumi | desserts
🍨 | glace, glacen, coupe, speiseeis | ice cream, icecream, gelato, sundae | glace, glaces, crème glacée, sorbet | gelato, gelati
🍦 | eis, glacé, eiscreme, softeis | ice | glacé | ghiaccio | glace
 | kuchen, torte, törtchen, wähe, gebäck | cake, tart, pie, pastry | gâteau, gâteaux, tarte, tartelette | torta, torte, tortina, pasticcino | erdbeertörtchen, tiramisu
🧇 | waffel, waffeln | waffle, waffles | gaufre, gaufres | cialda, cialde, waffel
🍪 | guetzli, keks, kekse, cookie, cookies, plätzchen | cookie, cookies, biscuit, biscuits | biscuit, biscuits, cookie | biscotto, biscotti
🍫 | schokolade, schoggi, schoko | chocolate, choc | chocolat | cioccolato, cioccolata
🍮 | caramel, karamell, flan, pudding, köpfli | caramel, custard, flan | caramel, flan | caramello, crème caramel
🍓 | erdbeer, erdbeere, erdbeeren | strawberry, strawberries | fraise, fraises | fragola, fragole
 | beere, beeren | berry, berries | baie, baies, fruits rouges | bacche, frutti di bosco | erdbeer
🍋 | zitrone, zitronen | lemon, lemons | citron, citrons | limone, limoni
 | pfirsich, pfirsiche | peach, peaches | pêche, pêches | pesca, pesche
🍎 | apfel, äpfel | apple, apples | pomme | mela, mele | apfelschorle
 | vanille | vanilla | vanille | vaniglia
 | rahm, sahne | cream | crème | panna
 | griechisch | greek | grec, grecque | greco, greca
 | grill, vom grill, grilliert, gegrillt | grilled, bbq, barbecue | grillé, grillade, grillades | grigliato, griglia, alla griglia
 | schenkel, keulen | drumstick, drumsticks, leg, legs | cuisse, cuisses, pilon, pilons | coscia, cosce, fusi
 | halb, halbhalb, hälfte | half | moitié, moitié moitié | metà
`

export const searchWords: readonly SearchWords[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [everywhere = '', de = '', en = '', fr = '', it = '', kinds = ''] = line.split('|')
    return { everywhere, de, en, fr, it, kinds }
  })
