import { plainLook, type Drawing, type Look } from '@/lib/shop/look/look'
import type { Localized } from '@/lib/i18n/localized'

interface DemoSlide {
  drawing: Drawing
  headline: Localized
  text: Localized
  label: Localized
}

const slides: DemoSlide[] = [
  {
    drawing: 'pizza',
    headline: {
      de: 'Znacht ist fertig.',
      en: 'Dinner is ready.',
      fr: 'Le souper est prêt.',
      it: 'La cena è pronta.',
    },
    text: {
      de: 'Pizza, Burger und Salate, frisch aus der Küche. Bestellen, abholen, geniessen.',
      en: 'Pizza, burgers and salads, fresh from the kitchen. Order, pick up, enjoy.',
      fr: 'Pizzas, burgers et salades, tout frais de la cuisine. Commandez, passez les prendre, savourez.',
      it: 'Pizza, burger e insalate, appena usciti dalla cucina. Ordinare, ritirare, gustare.',
    },
    label: {
      de: 'Zur Speisekarte',
      en: 'To the menu',
      fr: 'Voir la carte',
      it: 'Al menu',
    },
  },
  {
    drawing: 'burger',
    headline: {
      de: 'Heiss vom Grill.',
      en: 'Hot off the grill.',
      fr: 'Tout chaud du grill.',
      it: 'Appena grigliato.',
    },
    text: {
      de: 'Schweizer Rind, hausgemachte Saucen, Brötchen vom Beck um die Ecke.',
      en: 'Swiss beef, homemade sauces, buns from the baker around the corner.',
      fr: 'Bœuf suisse, sauces maison, petits pains du boulanger du coin.',
      it: 'Manzo svizzero, salse fatte in casa, panini del fornaio all’angolo.',
    },
    label: {
      de: 'Die ganze Karte',
      en: 'See the whole menu',
      fr: 'Toute la carte',
      it: 'Tutto il menu',
    },
  },
  {
    drawing: 'doener',
    headline: {
      de: 'Hunger nach Mitternacht?',
      en: 'Hungry after midnight?',
      fr: 'Faim après minuit ?',
      it: 'Fame dopo mezzanotte?',
    },
    text: {
      de: 'Bestellen Sie rund um die Uhr: für jetzt, solange wir kochen, sonst für später.',
      en: 'Order at any hour: for now while we cook, for later whenever you like.',
      fr: 'Commandez à toute heure : pour tout de suite tant que nous cuisinons, sinon pour plus tard.',
      it: 'Ordini a qualsiasi ora: per subito finché cuciniamo, altrimenti per più tardi.',
    },
    label: {
      de: 'Jetzt bestellen',
      en: 'Order now',
      fr: 'Commander',
      it: 'Ordinare ora',
    },
  },
]

export const demoLook: Look = {
  ...plainLook,
  accent: '#cf2e1b',
  second: '#f4b335',
  slides: slides.map(({ headline, text, label, drawing }) => ({
    picture: null,
    drawing,
    focusX: 50,
    focusY: 50,
    headline,
    text,
    label,
    link: '/menu',
    firstDay: null,
    lastDay: null,
  })),
}
