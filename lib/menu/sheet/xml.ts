import { Parser } from 'htmlparser2'

interface Reading {
  open?: (name: string, attributes: Record<string, string>) => unknown
  text?: (piece: string) => unknown
  close?: (name: string) => unknown
}

/** Names come without their prefix, which each program chooses. Entities of a document's own are not known to it. */
export function readXml(xml: string, { open, text, close }: Reading): void {
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

/** 12.1 is stored as 12.099999999999998 by some programs. */
export function plainNumber(value: string): string {
  const number = Number(value)
  return value.trim() !== '' && Number.isFinite(number) ? String(Number(number.toPrecision(12))) : value
}
