// A document for receiptline, which makes of it what each printer understands.

/** Characters in a line. */
export type Columns = 48 | 32

const commands = /[\\|{}~_"`^]/g
/** Directions have no meaning on paper, where every letter stands where it is sent. */
const unprintable = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/** Text that people typed: nothing of it is a command. */
export function typed(text: string): string {
  return shown(text).replace(commands, String.raw`\$&`)
}

function shown(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('₣', 'Fr.')
    .replaceAll(/[\u00a0\u202f\t\n\r]/g, ' ')
    .replace(unprintable, '')
    .trim()
}

/** In lines of at most so many characters; a longer word is cut. */
export function wrapped(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of shown(text).split(/ +/)) {
    const before = lines.at(-1)
    if (before !== undefined && before.length + 1 + word.length <= most) lines[lines.length - 1] = `${before} ${word}`
    else lines.push(...(word.match(new RegExp(`.{1,${most}}`, 'gu')) ?? []))
  }
  return lines.map(typed)
}

export function left(text: string, columns: Columns, isBold = false): string[] {
  return wrapped(text, columns).map((line) => (isBold ? `|"${line}"` : `|${line}`))
}

/** A box over the whole width; what was typed in several lines stays so. */
export function boxed(text: string, columns: Columns): string[] {
  const lines = text.split('\n').flatMap((line) => wrapped(line, columns - 2))
  if (lines.length === 0) return []
  return ['{border:line;width:*}', ...lines.map((line) => `|"${line}"`), '{border:space;width:*}']
}

/** In the middle, so many times as wide and high. */
export function large(text: string, times: 2 | 3 | 4 | 5, columns: Columns): string[] {
  return wrapped(text, Math.floor(columns / times)).map((line) => '^'.repeat(times + 1) + line)
}

/** White on black, twice as large. */
export function mark(text: string, columns: Columns): string[] {
  return wrapped(text, Math.floor(columns / 2)).map((line) => `^^^\`${line}\``)
}

/** An amount, or a number, at the right. */
export function row(
  label: string,
  amount: string,
  { columns, isBold }: { columns: Columns; isBold?: boolean },
): string[] {
  const [first = '', ...more] = wrapped(label, columns - 12)
  const strong = (text: string) => (isBold ? `"${text}"` : text)
  return [
    `{border:none;width:*,11}`,
    `|${strong(first)}|${strong(typed(amount))}|`,
    ...more.map((line) => `|${strong(line)}||`),
    '{border:space;width:*}',
  ]
}

export const rule = '---'
export const plain = '{border:space;width:*}'
export const cut = '='
