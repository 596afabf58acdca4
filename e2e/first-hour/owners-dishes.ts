import writeXlsx from 'write-excel-file/node'

interface Dish {
  category: string
  name: string
  price?: number
  sizes?: [number, number]
  allergens: string
}

const kinds = ['Pizza', 'Kebab', 'Salate', 'Getränke', 'Dessert']

export const dishes: Dish[] = Array.from({ length: 45 }, (_, at) => {
  const category = kinds[Math.floor(at / 9)] ?? ''
  const common = { category, name: `${category} Nummer ${at + 1}`, allergens: at % 3 === 0 ? 'keine' : 'Weizen, Milch' }
  return category === 'Pizza' ? { ...common, sizes: [15 + at, 20 + at] } : { ...common, price: 9.5 + at }
})

/** As an office writes it: in its own order, and with prices of sizes in columns. */
export function workbookOf(all: readonly Dish[], priceOf: (dish: Dish, at: number) => string | number | undefined) {
  const rows = all.map((dish, at) => [
    dish.name,
    priceOf(dish, at),
    dish.sizes?.[0],
    dish.sizes?.[1],
    dish.allergens,
    dish.category,
  ])
  const head = ['Bezeichnung', 'Preis CHF', 'Preis klein', 'Preis gross', 'Allergene', 'Kategorie']
  return writeXlsx([head, ...rows])
    .toBuffer()
    .then((buffer) => ({ name: 'karte.xlsx', mimeType: spreadsheet, buffer }))
}

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
