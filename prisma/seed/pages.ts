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
} satisfies Partial<Record<Language, string>>

export const demoPictures = {
  de: `## Bilder

Die Bilder des Demo-Menüs sind am Computer modelliert, keine Fotos. Schrift: Bricolage Grotesque (OFL).`,
  en: `## Pictures

The pictures of the demo menu are computer models, not photos. Typeface: Bricolage Grotesque (OFL).`,
} satisfies Partial<Record<Language, string>>
