import { strFromU8, unzipSync } from 'fflate'
import { Parser } from 'htmlparser2'
import type { SheetRow } from '../file/csv/read-rows'
import { UnreadableTable } from '../file/csv/read-rows'
import { GridOfCells } from './grid-of-cells'
import { mostXmlBytes } from './limits'

const parts =
  /^(?:content\.xml|xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml))$/

/** The first sheet with something in it, of an .xlsx or .ods; of a formula, the value that was saved with it. */
export function readWorkbook(bytes: Uint8Array): SheetRow[] {
  const files = unzipped(bytes)
  const content = files['content.xml']
  if (content) return firstFilled(openDocumentSheets(strFromU8(content)))
  if (!files['xl/workbook.xml']) throw new UnreadableTable('no_spreadsheet', 1)
  return firstFilled(excelSheets(files))
}

/** No part grows beyond the size that the archive names for it, and that size has a limit. */
function unzipped(bytes: Uint8Array): Record<string, Uint8Array> {
  let left = mostXmlBytes
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (!parts.test(name)) return false
    left -= originalSize
    if (left < 0) throw new UnreadableTable('more_than_a_menu', 1)
    return true
  }
  try {
    return unzipSync(bytes, { filter })
  } catch (error) {
    if (error instanceof UnreadableTable) throw error
    throw new UnreadableTable('no_spreadsheet', 1)
  }
}

function firstFilled(sheets: Iterable<SheetRow[]>): SheetRow[] {
  for (const rows of sheets) if (rows.length > 0) return rows
  return []
}

function* excelSheets(files: Record<string, Uint8Array>): Generator<SheetRow[]> {
  const xmlOf = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const targets = new Map<string, string>()
  readXml(xmlOf('xl/_rels/workbook.xml.rels'), {
    open: (name, { Id = '', Target = '' }) => name === 'Relationship' && targets.set(Id, Target),
  })
  const names: string[] = []
  readXml(xmlOf('xl/workbook.xml'), {
    open(name, attributes) {
      const target = targets.get(attributes['r:id'] ?? '')
      if (name === 'sheet' && target && !/hidden/i.test(attributes.state ?? '')) names.push(target)
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

/** 12.1 is stored as 12.099999999999998 by some programs. */
function plainNumber(value: string): string {
  const number = Number(value)
  return value.trim() !== '' && Number.isFinite(number) ? String(Number(number.toPrecision(12))) : value
}

/** "AB12" is in the 28th column; the first is 1. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? 'A'
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}

function* openDocumentSheets(xml: string): Generator<SheetRow[]> {
  const sheets: SheetRow[][] = []
  let grid = new GridOfCells()
  let column = 0
  let cell = { times: 1, value: undefined as string | undefined, lines: [] as string[] }
  let rowTimes = 1
  let isLine = false
  let notes = 0
  readXml(xml, {
    open(name, attributes) {
      if (name === 'table') grid = new GridOfCells()
      if (name === 'table-row') {
        rowTimes = timesOf(attributes['table:number-rows-repeated'])
        column = 0
        grid.beginRow()
      }
      if (name === 'table-cell' || name === 'covered-table-cell')
        cell = {
          times: timesOf(attributes['table:number-columns-repeated']),
          value: openDocumentValue(attributes),
          lines: [],
        }
      if (name === 'annotation') notes += 1
      if (name === 'p' && notes === 0) {
        isLine = true
        cell.lines.push('')
      }
      if ((name === 's' || name === 'tab' || name === 'line-break') && isLine) addTo(cell.lines, ' ')
    },
    text: (piece) => isLine && notes === 0 && addTo(cell.lines, piece),
    close(name) {
      if (name === 'annotation') notes -= 1
      if (name === 'p') isLine = false
      if (name === 'table-cell' || name === 'covered-table-cell') {
        grid.put(column + 1, cell.value ?? cell.lines.join('\n'), cell.times)
        column += cell.times
      }
      if (name === 'table-row') grid.repeatRow(rowTimes)
      if (name === 'table') sheets.push(grid.rows)
    },
  })
  yield* sheets
}

function timesOf(repeated: string | undefined): number {
  return Math.max(1, Number(repeated ?? 1) || 1)
}

function addTo(lines: string[], piece: string): void {
  lines.push((lines.pop() ?? '') + piece)
}

function openDocumentValue(attributes: Record<string, string>): string | undefined {
  const type = attributes['office:value-type']
  if (type === 'boolean') return attributes['office:boolean-value'] === 'true' ? 'yes' : 'no'
  const value = attributes['office:value']
  return value !== undefined && /^(?:float|currency)$/.test(type ?? '') ? plainNumber(value) : undefined
}

interface Reading {
  open?: (name: string, attributes: Record<string, string>) => unknown
  text?: (piece: string) => unknown
  close?: (name: string) => unknown
}

/** Names come without their prefix, which each program chooses. Entities of a document's own are not known to it. */
function readXml(xml: string, { open, text, close }: Reading): void {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => void open?.(local(name), attributes),
      ontext: (piece) => void text?.(piece),
      onclosetag: (name) => void close?.(local(name)),
    },
    { xmlMode: true },
  )
  parser.end(xml)
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
