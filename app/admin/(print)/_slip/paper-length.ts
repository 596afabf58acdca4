const pixelsPerMm = 96 / 25.4
const charactersPerLine = 24
const lineMm = 7

/** Whole millimetres and one to spare: a page that is too short by a hair's breadth becomes two. */
export function paperLength(pixels: number): number {
  return Math.ceil(pixels / pixelsPerMm) + 1
}

/** For browsers without our script. Too long wastes paper, too short would tear the slip in two. */
export function expectedLength(restMm: number, texts: string[]): number {
  const lines = texts.flatMap((text) => text.split('\n')).map((line) => Math.ceil(line.length / charactersPerLine))
  return restMm + lineMm * lines.reduce((total, some) => total + some, 0)
}

export function pageRule(lengthMm: number): string {
  return `@page { size: 80mm ${lengthMm}mm; margin: 0 }`
}
