import { languages, languagesAtFirst } from '@/lib/i18n/language'

/** The enterprise number is an example of the tax administration's. */
export const demoShop = {
  name: 'Limmat Grill',
  email: 'hallo@limmatgrill.example',
  phone: '044 123 45 67',
  streetAddress: 'Kohlengasse 12',
  postcode: '8004',
  city: 'Zürich',
  headerNote: {
    de: 'Lieferzentrale 24/7',
    en: '24/7 delivery centre',
    fr: 'Centrale de livraison 24 h/24',
    it: 'Centrale consegne 24 ore su 24',
  },
  ownerName: 'Limmat Grill Demo GmbH',
  vatNumber: 'CHE-123.456.788 MWST',
  pickupMinimumRappen: 2500,
  leadTimeMinutes: 20,
  deliveryExtraMinutes: 20,
  lastPickupMinutes: 20,
  lastDeliveryMinutes: 40,
  deliversAtOpening: false,
  orderWithoutAccount: true,
  rejectAfterMinutes: 20,
  learnsLeadTime: true,
  learnsSince: new Date(),
  openedAt: new Date(),
  languages: [...new Set([...languagesAtFirst, ...languages])],
  setupSettled: ['delivery', 'look', 'texts', 'device', 'test_order'],
}

/** [ISO weekdays, opens, closes] in hours, past 24 on the day after. */
const kitchen: [number[], number, number][] = [
  [[1, 2, 3, 4], 17, 24],
  [[5], 17, 27],
  [[6], 9, 27],
  [[7], 9, 24],
]
const office: [number[], number, number][] = [
  [[1, 2, 3, 4, 5, 6], 7, 21],
  [[7], 9, 21],
]

export const demoHours = [...spans('kitchen', kitchen), ...spans('office', office)]

/** [postcode, fee, minimum] in francs. */
const zones: [string, number, number][] = [
  ['8004', 3, 30],
  ['8005', 3, 30],
  ['8003', 4, 30],
  ['8001', 4, 30],
  ['8006', 4.5, 30],
  ['8037', 4.5, 30],
  ['8045', 5, 35],
  ['8008', 6, 40],
  ['8032', 6, 40],
  ['8048', 7, 40],
]

export const demoZones = zones.map(([postcode, fee, minimum]) => ({
  postcode,
  city: 'Zürich',
  feeRappen: fee * 100,
  minimumRappen: minimum * 100,
}))

function spans<Kind extends 'kitchen' | 'office'>(kind: Kind, week: [number[], number, number][]) {
  return week.flatMap(([weekdays, opens, closes]) =>
    weekdays.map((weekday) => ({ kind, weekday, opensMinute: opens * 60, closesMinute: closes * 60 })),
  )
}
