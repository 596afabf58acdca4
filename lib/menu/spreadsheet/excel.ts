import { strFromU8 } from 'fflate'
import { type NumberFormat, numberFormats, shownDay, shownNumber, unescaped } from './excel-formats'
import { longestTabName } from './limits'
import type { OddCell } from './read-rows'
import { GridOfCells, type Merged, plainNumber, readXml } from './spreadsheet-xml'
import { readTab, type Tab } from './tabs'

interface Workbook {
  texts: readonly string[]
  formats: readonly NumberFormat[]
}

/** Those that are not hidden, in the order of the workbook. */
export function excelTabs(files: Record<string, Uint8Array>): Tab[] {
  const xmlOf = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const targets = new Map<string, string>()
  readXml(xmlOf('xl/_rels/workbook.xml.rels'), {
    open: (name, { Id = '', Target = '' }) => name === 'Relationship' && targets.set(Id, Target),
  })
  // Each once, however often the workbook lists it.
  const names = new Map<string, string>()
  readXml(xmlOf('xl/workbook.xml'), {
    open(name, attributes) {
      const target = targets.get(attributes['r:id'] ?? '')
      if (name === 'sheet' && target && !/hidden/i.test(attributes.state ?? ''))
        names.set(target, unescaped(attributes.name ?? '').slice(0, longestTabName))
    },
  })
  const workbook = { texts: sharedTexts(xmlOf('xl/sharedStrings.xml')), formats: numberFormats(xmlOf('xl/styles.xml')) }
  return Array.from(names, ([target, name]) =>
    readTab(name, () => excelRows(xmlOf(`xl/${target.replace(/^\/?(?:xl\/)?/, '')}`), workbook)),
  )
}

function sharedTexts(xml: string): string[] {
  const texts: string[] = []
  let text = ''
  let isText = false
  let isPhonetic = false
  readXml(xml, {
    open(name) {
      if (name === 'si') text = ''
      if (name === 'rPh') isPhonetic = true
      if (name === 't') isText = !isPhonetic
    },
    text: (piece) => isText && (text += piece),
    close(name) {
      if (name === 't') isText = false
      if (name === 'rPh') isPhonetic = false
      if (name === 'si') texts.push(unescaped(text))
    },
  })
  return texts
}

interface ExcelCell {
  column: number
  type: string
  style: number
  value: string
  hasFormula: boolean
}

function excelRows(xml: string, workbook: Workbook) {
  const grid = new GridOfCells()
  const merged: Merged[] = []
  let cell: ExcelCell = { column: 0, type: '', style: 0, value: '', hasFormula: false }
  let isValue = false
  readXml(xml, {
    open(name, { r, t, s, ref, hidden }) {
      if (name === 'row') grid.beginRow(r ? Number(r) : undefined, /^(?:1|true)$/.test(hidden ?? ''))
      if (name === 'c') {
        const column = r ? columnOf(r) : cell.column + 1
        cell = { column, type: t ?? 'n', style: Number(s ?? 0), value: '', hasFormula: false }
      }
      if (name === 'f') cell.hasFormula = true
      if (name === 'v' || name === 't') isValue = true
      if (name === 'mergeCell') merged.push(...mergedIn(ref ?? ''))
    },
    text: (piece) => isValue && (cell.value += piece),
    close(name) {
      if (name === 'v' || name === 't') isValue = false
      if (name === 'c') grid.put(cell.column, ...shown(cell, workbook))
      if (name === 'row') cell.column = 0
    },
  })
  grid.fillDown(merged)
  return grid.rows
}

function shown({ type, style, value, hasFormula }: ExcelCell, workbook: Workbook): [string, { odd?: OddCell }] {
  if (type === 's') return [workbook.texts[Number(value)] ?? '', {}]
  if (type === 'b') return [value === '1' ? 'yes' : 'no', {}]
  // "#REF!" and the like say nothing.
  if (type === 'e' || (type === 'n' && value === '' && hasFormula)) return ['', { odd: 'no_value' }]
  if (type === 'd') return [value, { odd: 'date' }]
  if (type !== 'n') return [unescaped(value), {}]
  const format = workbook.formats[style]
  if (format?.isDate && value !== '') return [shownDay(value), { odd: 'date' }]
  return [plainNumber(format ? shownNumber(value, format) : value), {}]
}

/** "AB12" is in the 28th column; the first is 1. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? 'A'
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}

function mergedIn(reference: string): Merged[] {
  const [, from = '', first = '', last = ''] = /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/.exec(reference) ?? []
  return Number(last) > Number(first) ? [{ column: columnOf(from), first: Number(first), last: Number(last) }] : []
}
