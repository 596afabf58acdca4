import type { Language } from '@/lib/i18n/language'

export const demoTermsDay = new Date('2024-10-05T12:00:00+02:00')

export const demoStory = {
  de: `# Zuerst grillieren, dann reden.

Eine kleine Küche, ein heisser Grill und Menschen, die gerne kochen. Mehr braucht es nicht.

## Unsere Geschichte

Angefangen hat es mit einem Grill, sechs Rezepten und einer Theke von zwei Metern. Am dritten Abend war die Schlange davor länger.

Heute ist die Karte gewachsen, die Theke nicht. Noch immer formen wir jeden Burger von Hand, ziehen jeden Teig selber aus und rühren jede Sauce am Morgen frisch an.

Bestellungen nehmen wir selber entgegen, ohne Marktplatz dazwischen. Was Sie bezahlen, landet auf dem Teller.

## Was uns wichtig ist

### Ehrliches Essen

Wir sagen bei jedem Gericht, woher Fleisch, Fisch und Brot kommen und was drin ist.

### Ehrliche Preise

Der Preis auf der Karte ist der Preis, den Sie bezahlen. Keine Servicegebühr, keine Überraschungen.

### Ehrliche Zeiten

Wenn wir zwanzig Minuten sagen, meinen wir zwanzig Minuten. Dauert es länger, sehen Sie es sofort.

## Die Leute am Herd

### Mira

**Küche**

Steht am Grill und probiert alles zweimal.

### Luca

**Pizza**

Lässt seinen Teig zwei Tage ruhen, sich selber nie.

### Selin

**Theke**

Kennt Ihre Bestellung, bevor Sie sie ausgesprochen haben.`,
  en: `# Grill first, talk later.

A small kitchen, a hot grill and people who like to cook. That is all it takes.

## Our story

It began with one grill, six recipes and a counter two metres long. The queue outside was longer than that on the third evening.

Today the menu has grown, the counter has not. We still shape every burger by hand, stretch all our dough ourselves and stir every sauce fresh in the morning.

We take orders ourselves, without a marketplace in between. What you pay goes into what you eat.

## What we care about

### Honest food

We say where meat, fish and bread come from and what is inside, dish by dish.

### Honest prices

The price on the menu is the price you pay. No service fee, no surprises.

### Honest times

If we say twenty minutes, we mean twenty minutes. If it takes longer, you see it at once.

## The people at the stove

### Mira

**Kitchen**

Runs the grill, tastes everything twice.

### Luca

**Pizza**

Lets his dough rest for two days, himself never.

### Selin

**Counter**

Knows your order before you have said it.`,
  fr: `# D’abord griller, ensuite parler.

Une petite cuisine, un grill bien chaud et des gens qui aiment cuisiner. Il n’en faut pas plus.

## Notre histoire

Tout a commencé avec un grill, six recettes et un comptoir de deux mètres. Le troisième soir, la file d’attente était plus longue que lui.

Depuis, la carte a grandi, le comptoir non. Nous formons toujours chaque burger à la main, étirons chaque pâte nous-mêmes et préparons chaque sauce le matin.

Nous prenons les commandes nous-mêmes, sans plateforme entre nous. Ce que vous payez finit dans l’assiette.

## Ce qui compte pour nous

### Une cuisine honnête

Pour chaque plat, nous disons d’où viennent la viande, le poisson et le pain, et ce qu’il contient.

### Des prix honnêtes

Le prix sur la carte est celui que vous payez. Pas de frais de service, pas de surprises.

### Des délais honnêtes

Quand nous disons vingt minutes, c’est vingt minutes. Si cela dure plus longtemps, vous le voyez tout de suite.

## L’équipe aux fourneaux

### Mira

**Cuisine**

Tient le grill et goûte tout deux fois.

### Luca

**Pizza**

Laisse reposer sa pâte deux jours, lui-même jamais.

### Selin

**Comptoir**

Connaît votre commande avant que vous ne l’ayez dite.`,
  it: `# Prima grigliare, poi parlare.

Una piccola cucina, una griglia rovente e persone che amano cucinare. Non serve altro.

## La nostra storia

Tutto è cominciato con una griglia, sei ricette e un banco di due metri. La terza sera la coda era già più lunga.

Oggi il menu è cresciuto, il banco no. Formiamo ancora ogni burger a mano, stendiamo da noi ogni impasto e prepariamo ogni salsa fresca al mattino.

Gli ordini li prendiamo noi, senza piattaforme di mezzo. Quello che paga finisce nel piatto.

## Che cosa ci sta a cuore

### Cucina onesta

Per ogni piatto diciamo da dove vengono carne, pesce e pane e che cosa contiene.

### Prezzi onesti

Il prezzo sul menu è quello che paga. Nessuna spesa di servizio, nessuna sorpresa.

### Tempi onesti

Se diciamo venti minuti, sono venti minuti. Se ci vuole di più, lo vede subito.

## Chi sta ai fornelli

### Mira

**Cucina**

Sta alla griglia e assaggia tutto due volte.

### Luca

**Pizza**

Lascia riposare l’impasto due giorni, se stesso mai.

### Selin

**Banco**

Conosce la sua ordinazione prima che l’abbia detta.`,
} satisfies Record<Language, string>

export const demoPictures = {
  de: `## Bilder

Die Bilder des Demo-Menüs sind am Computer modelliert, keine Fotos. Schrift: Bricolage Grotesque (OFL).`,
  en: `## Pictures

The pictures of the demo menu are computer models, not photos. Typeface: Bricolage Grotesque (OFL).`,
  fr: `## Images

Les images de la carte de démonstration sont modélisées à l’ordinateur, ce ne sont pas des photos. Police : Bricolage Grotesque (OFL).`,
  it: `## Immagini

Le immagini del menu dimostrativo sono modelli al computer, non fotografie. Carattere: Bricolage Grotesque (OFL).`,
} satisfies Record<Language, string>
