/** How a text can be read. `repaired`: Unicode that another program took for one of the code pages, and saved so. */
export const readings = ['unicode', 'repaired', 'windows', 'mac', 'dos'] as const
export type Reading = (typeof readings)[number]

export interface DecodedText {
  text: string
  reading: Reading
  /** Where the bytes do not say it: how it would read in each code page. */
  choices: ReadingChoice[]
  /** Bytes of it are no text: U+FFFD stands for them. */
  isBroken: boolean
}

export interface ReadingChoice {
  reading: Reading
  sample: string
}

const codePages = ['windows', 'mac', 'dos'] as const
type CodePage = (typeof codePages)[number]

// From 128 on. Node takes windows-1252 for Latin-1 and has no page of DOS, of which 850 has the letters of 437 as well.
const latin = Array.from({ length: 96 }, (_, at) => String.fromCharCode(160 + at)).join('')
const upperHalf: Record<CodePage, string> = {
  windows: `€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ${latin}`,
  mac: 'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ',
  dos: 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
}

/** A mark or zeros tell UTF-16, whole sequences UTF-8; else it is the page whose letters and quotes stand where they do. */
export function decodeText(bytes: Uint8Array, chosen?: Reading): DecodedText {
  const sure = utf16Of(bytes) ?? wholeUtf8(bytes)
  if (sure !== null) return { text: sure, reading: 'unicode', choices: [], isBroken: false }
  const judged = bytes.subarray(0, endOfJudged(bytes))
  const likely = (['unicode', ...codePages] as const)
    .map((reading) => ({ reading, plausibility: plausibility(readAs(reading, judged)) }))
    .toSorted((a, b) => b.plausibility - a.plausibility)
  const reading = codePages.find((page) => page === chosen) ?? likely[0]?.reading ?? 'windows'
  // One wrong byte in UTF-8 does not make it a code page; its row is refused.
  const isBroken = reading === 'unicode'
  const choices = isBroken ? [] : codePages.map((page) => ({ reading: page, sample: sampleIn(bytes, page) }))
  return { text: readAs(reading, bytes), reading, choices, isBroken }
}

function wholeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Without a mark, every second byte of Latin letters is zero. */
function utf16Of(bytes: Uint8Array): string | null {
  const mark = bytes[0] === undefined ? 0 : bytes[0] * 256 + (bytes[1] ?? 0)
  const start = bytes.subarray(0, 2000)
  const zeros = (half: number) => start.filter((byte, at) => at % 2 === half && byte === 0).length
  const [even, odd, many] = [zeros(0), zeros(1), start.length * 0.3]
  if (mark === 0xfeff || (even > many && odd === 0)) return new TextDecoder('utf-16be').decode(bytes)
  return mark === 0xfffe || (odd > many && even === 0) ? new TextDecoder('utf-16le').decode(bytes) : null
}

function readAs(reading: 'unicode' | CodePage, bytes: Uint8Array): string {
  if (reading === 'unicode') return new TextDecoder().decode(bytes)
  const upper = upperHalf[reading]
  const units = Uint16Array.from(bytes, (byte) => (byte < 128 ? byte : upper.charCodeAt(byte - 128)))
  return new TextDecoder('utf-16le').decode(units)
}

const shownAround = 20

/** Around the first letter that the pages read differently, as far as the cell goes. */
function sampleIn(bytes: Uint8Array, page: CodePage): string {
  const at = bytes.findIndex((byte) => byte > 127)
  const from = Math.max(0, at - shownAround)
  const shown = readAs(page, bytes.subarray(from, at + shownAround))
  const [before, after] = [shown.slice(0, at - from), shown.slice(at - from)]
  return (before.split(/[\r\n;,\t"]/).at(-1) ?? '') + (after.split(/[\r\n;,\t"]/)[0] ?? '')
}

const mostJudged = 2000

function endOfJudged(bytes: Uint8Array): number {
  let left = mostJudged
  const last = bytes.findIndex((byte) => byte > 127 && (left -= 1) === 0)
  return last < 0 ? bytes.length : last + 1
}

const usualLetters = 'äöüéèàÄÖÜ'
const otherLetters = 'âêîôûëïçñùœßáíóúìòãõåøæşğıÉÈÀÂÊÎÔÇÑÙŒÁÍÓÚÅØÆŞĞİ'
const otherSigns = '€£°½¼¾²•·×®™…\u00a0'

function plausibility(text: string): number {
  let sum = 0
  for (const { 0: sign, index } of text.matchAll(/[^\0-\x7f]/g))
    sum += likelihood(sign, text.charAt(index - 1), text.charAt(index + 1))
  return sum
}

/** Of a sign between its neighbours, as menus are written. */
function likelihood(sign: string, before: string, after: string): number {
  const [follows, precedes] = [letter.test(before), letter.test(after)]
  if (usualLetters.includes(sign) || otherLetters.includes(sign)) {
    const isMisplaced = isCapital(sign) ? isSmall(before) : isCapital(after)
    const isAlone = !follows && !precedes && sign !== 'à'
    if (isMisplaced || isAlone) return -1
    return usualLetters.includes(sign) ? 3 : 1
  }
  if ('–—'.includes(sign)) return follows === precedes ? 2 : -1
  if ('’‘'.includes(sign)) return follows || precedes ? 2 : -1
  if ('„“”«»‹›‚'.includes(sign)) return follows && precedes ? -2 : 2
  return otherSigns.includes(sign) && !(follows && precedes) ? 1 : -2
}

const letter = /\p{L}/u

function isCapital(sign: string): boolean {
  return sign !== sign.toLowerCase()
}

function isSmall(sign: string): boolean {
  return sign !== sign.toUpperCase()
}

const likelyText = new RegExp(
  `^[${usualLetters}${otherLetters}${otherSigns}–—’‘„“”«»‹›‚\\p{Emoji_Presentation}]+$`,
  'u',
)
const byteOf = new Map(
  codePages.map((page) => [page, new Map(Array.from(upperHalf[page], (sign, at) => [sign, at + 128] as const))]),
)

/** "KÃ¤se" becomes "Käse": a program took each byte for a letter. A text in which nothing of the kind stands stays. */
export function repairedText(text: string): string {
  for (const page of codePages) {
    const repaired = text.replace(/[^\0-\x7f]{2,40}/g, (run) => repairedRun(run, page))
    if (repaired !== text) return repaired
  }
  return text
}

function repairedRun(run: string, page: CodePage): string {
  const bytes = Array.from(run, (sign) => byteOf.get(page)?.get(sign) ?? 0)
  const whole = bytes.includes(0) ? null : wholeUtf8(Uint8Array.from(bytes))
  if (whole === null) return run
  // It may have happened twice; each time the text gets shorter.
  const meant = repairedText(whole)
  return likelyText.test(meant) ? meant : run
}
