import { readXml } from './spreadsheet-xml'

/** Of numbers with one style: whether Excel shows them as days or times, and with how many decimals. */
export interface NumberFormat {
  isDate: boolean
  /** Null: as many as there are. */
  decimals: number | null
}

/** By the number of the style, as cells refer to it. */
export function numberFormats(stylesXml: string): NumberFormat[] {
  const codes = new Map<string, string>()
  const formats: NumberFormat[] = []
  let isOfCells = false
  readXml(stylesXml, {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt') codes.set(numFmtId, formatCode)
      if (name === 'cellXfs') isOfCells = true
      if (name === 'xf' && isOfCells) formats.push(formatOf(Number(numFmtId), codes.get(numFmtId)))
    },
    close: (name) => name === 'cellXfs' && (isOfCells = false),
  })
  return formats
}

const withTwoDecimals = new Set([2, 4, 7, 8, 39, 40, 43, 44])

/** Those without a code are fixed by the standard; days and times stand where East Asia has them, too. */
function formatOf(id: number, code: string | undefined): NumberFormat {
  if (code === undefined) {
    const isDate = (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)
    return { isDate, decimals: withTwoDecimals.has(id) ? 2 : null }
  }
  // What is quoted, escaped or in brackets is a currency, a colour or a language.
  const [plain = ''] = code.replace(/"[^"]*"|\\.|[_*].|\[(?![hms]+\])[^\]]*\]/gi, '').split(';')
  const isDate = /[ymdhs]/i.test(plain) && !/#|0[.,]0|general|standard/i.test(plain)
  const decimals = /[%e]/i.test(plain) ? null : (/\.([0#?]+)/.exec(plain)?.[1]?.length ?? null)
  return { isDate, decimals }
}

/** As the sheet shows it: 5.3333 as 5.33. With fewer than two decimals a price would change. */
export function shownNumber(value: string, { decimals }: NumberFormat): string {
  const number = Number(Number(value).toPrecision(15))
  if (decimals === null || decimals < 2 || value.trim() === '' || !Number.isFinite(number)) return value
  const [digits = '', exponent = '0'] = String(number).split('e')
  const rounded = Math.round(Number(`${digits}e${Number(exponent) + decimals}`))
  return String(Number(`${rounded}e-${decimals}`))
}

const dayMs = 24 * 60 * 60 * 1000

/** The 46024th day of Excel is 2 January 2026; less than one is a time. */
export function shownDay(value: string): string {
  const at = new Date(Date.UTC(1899, 11, 30) + Number(value) * dayMs)
  if (Number.isNaN(at.getTime())) return value
  const twoDigits = (part: number) => String(part).padStart(2, '0')
  if (Number(value) < 1) return `${twoDigits(at.getUTCHours())}:${twoDigits(at.getUTCMinutes())}`
  return `${at.getUTCDate()}.${at.getUTCMonth() + 1}.${at.getUTCFullYear()}`
}

/** Excel writes signs that XML cannot have as _x000D_, and what looks like one as _x005F_x000D_. */
export function unescaped(text: string): string {
  if (!text.includes('_x')) return text
  return text
    .replace(/_x([0-9a-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/\r\n?/g, '\n')
}
