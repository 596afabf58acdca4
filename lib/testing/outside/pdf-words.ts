/** Of a PDF that is not compressed. Words of western letters stand as hexadecimal numbers, split where two letters move together. */
export async function pdfWords(file: AsyncIterable<Uint8Array>): Promise<{ pdf: string; words: string[] }> {
  const pieces: Uint8Array[] = []
  for await (const piece of file) pieces.push(piece)
  const pdf = Buffer.concat(pieces).toString('latin1')
  const written = [...pdf.matchAll(/\[([^\]]*)\] TJ/g)].map(([, shown = '']) =>
    [...shown.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join(''),
  )
  // Of the letters between 80 and 9f only these are written.
  return {
    pdf,
    words: written.map((text) => text.replaceAll('\x92', '’').replaceAll('\x96', '–').replaceAll('\x85', '…')),
  }
}
