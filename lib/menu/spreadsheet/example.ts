import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { byteOrderMark, csvLines } from '@/lib/platform/values/csv'
import type { Allergen, DietaryTag } from '../limits'

interface ExampleDish {
  category: 'pizza' | 'burgers' | 'salads' | 'drinks'
  price?: string
  sizes?: [string, string]
  allergens: readonly Allergen[]
  tags?: readonly DietaryTag[]
  origins?: 'ham' | 'beef' | 'bread'
  isAlcohol?: true
  volume?: string
}

const dishes = {
  margherita: {
    category: 'pizza',
    sizes: ['15.00', '20.00'],
    allergens: ['gluten', 'milk'],
    tags: ['vegetarian'],
    origins: 'bread',
  },
  prosciutto: { category: 'pizza', sizes: ['19.00', '26.00'], allergens: ['gluten', 'milk'], origins: 'ham' },
  burger: { category: 'burgers', price: '14.50', allergens: ['gluten', 'eggs', 'milk'], origins: 'beef' },
  salad: { category: 'salads', price: '9.50', allergens: [], tags: ['vegan'] },
  cola: { category: 'drinks', price: '4.50', allergens: [], volume: '5 dl' },
  beer: { category: 'drinks', price: '5.00', allergens: ['gluten'], isAlcohol: true, volume: '3.3 dl' },
} as const satisfies Record<string, ExampleDish>

/** A small menu as an owner would write it, in the words of the language. */
export function exampleRows(language: Language): string[][] {
  const { menu, menuSheet, menuExample } = texts(language).admin
  const { meanings } = menuSheet
  const head = [
    meanings.category,
    meanings.name,
    meanings.description,
    meanings.price,
    `${meanings.price} ${menuExample.small}`,
    `${meanings.price} ${menuExample.large}`,
    meanings.allergens,
    meanings.tags,
    meanings.origins,
    meanings.vat_class,
    meanings.minimum_age,
    meanings.volume_ml,
  ]
  const rows = Object.entries(dishes).map(([key, dish]: [string, ExampleDish]) => {
    const { name, description } = menuExample.dishes[key as keyof typeof dishes]
    const contained = dish.allergens.map((allergen) => menu.allergenNames[allergen]).join(', ')
    return [
      menuExample.categories[dish.category],
      name,
      description,
      dish.price ?? '',
      ...(dish.sizes ?? ['', '']),
      contained || menuSheet.allowed.none,
      (dish.tags ?? []).map((tag) => menu.tagNames[tag]).join(', '),
      dish.origins ? menuExample.origins[dish.origins] : '',
      dish.isAlcohol ? menuExample.alcohol : menuExample.food,
      dish.isAlcohol ? '16' : '',
      dish.volume ?? '',
    ]
  })
  return [head, ...rows]
}

export async function writeExample(language: Language, format: 'xlsx' | 'csv') {
  const rows = exampleRows(language)
  const name = `${texts(language).admin.menuExample.file}.${format}`
  if (format === 'csv') return { name, content: byteOrderMark + csvLines(rows) }
  return { name, content: await workbookOf(rows) }
}

/** Prices are numbers, as a spreadsheet has them. */
async function workbookOf([head = [], ...rows]: readonly string[][]): Promise<Uint8Array<ArrayBuffer>> {
  const { default: writeXlsx } = await import('write-excel-file/node')
  const data = [
    head.map((value) => ({ value, fontWeight: 'bold' as const })),
    ...rows.map((cells) => cells.map(cellOf)),
  ]
  const columns = head.map((heading) => ({ width: Math.max(14, heading.length + 2) }))
  return new Uint8Array(await writeXlsx(data, { columns, stickyRowsCount: 1 }).toBuffer())
}

function cellOf(text: string) {
  if (text === '') return null
  return /^\d+\.\d\d$/.test(text)
    ? { value: Number(text), type: Number, format: '0.00' }
    : { value: text, type: String }
}
