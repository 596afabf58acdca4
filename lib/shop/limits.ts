// Plain numbers, which the forms in the browser import as well as the schemas; a test compares the table's checks.

/** The least and the most of each number among the settings. */
export const settingsBounds = {
  lead_time_minutes: [0, 240],
  delivery_extra_minutes: [0, 240],
  slot_minutes: [5, 120],
  slot_capacity: [0, 1000],
  open_orders_per_customer: [0, 100],
  cancellation_minutes: [0, 1440],
  alarm_minutes: [1, 240],
  largest_order_pieces: [1, 9999],
} as const

/** The lowest and the highest VAT rate in per cent, in steps of a tenth. */
export const vatPerCentBounds = [0.1, 25] as const

/** Characters of a message to the shop. */
export const longestMessage = 4000
/** Characters of a sentence beside a closure or in the header. */
export const longestNote = 200
/** Characters of the owner's own words for the search. */
export const longestSynonyms = 2000

/** Years for beer and wine: the country's, or those of a stricter canton. */
export const beerWineAges = [16, 18] as const
