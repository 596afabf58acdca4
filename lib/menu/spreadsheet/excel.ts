import { strFromU8 } from 'fflate'
import type { SheetRow } from './read-rows'
import { GridOfCells, plainNumber, readXml } from './spreadsheet-xml'

/** Those that are not hidden, in the order of the workbook. */
export function* excelSheets(files: Record<string, Uint8Array>): Generator<SheetRow[]> {
  const xmlOf = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const targets = new Map<string, string>()
  readXml(xmlOf('xl/_rels/workbook.xml.rels'), {
    open: (name, { Id = '', Target = '' }) => name === 'Relationship' && targets.set(Id, Target),
  })
  // Each once, however often the workbook lists it.
  const names = new Set<string>()
  readXml(xmlOf('xl/workbook.xml'), {
    open(name, attributes) {
      const target = targets.get(attributes['r:id'] ?? '')
      if (name === 'sheet' && target && !/hidden/i.test(attributes.state ?? '')) names.add(target)
    },
  })
  const texts = sharedTexts(xmlOf('xl/sharedStrings.xml'))
  for (const target of names) yield excelRows(xmlOf(`xl/${target.replace(/^\/?(?:xl\/)?/, '')}`), texts)
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
      if (name === 'si') texts.push(text)
    },
  })
  return texts
}

function excelRows(xml: string, texts: readonly string[]): SheetRow[] {
  const grid = new GridOfCells()
  let type = ''
  let column = 0
  let value = ''
  let isValue = false
  readXml(xml, {
    open(name, { r, t }) {
      if (name === 'row') grid.beginRow(r ? Number(r) : undefined)
      if (name === 'c') [column, type, value] = [r ? columnOf(r) : column + 1, t ?? 'n', '']
      if (name === 'v' || name === 't') isValue = true
    },
    text: (piece) => isValue && (value += piece),
    close(name) {
      if (name === 'v' || name === 't') isValue = false
      if (name === 'c') grid.put(column, excelValue(value, type, texts))
      if (name === 'row') column = 0
    },
  })
  return grid.rows
}

function excelValue(value: string, type: string, texts: readonly string[]): string {
  if (type === 's') return texts[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'yes' : 'no'
  // "#REF!" and the like say nothing.
  if (type === 'e') return ''
  return type === 'n' ? plainNumber(value) : value
}

/** "AB12" is in the 28th column; the first is 1. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? 'A'
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}
