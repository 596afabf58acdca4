// A spreadsheet runs what begins like this; an apostrophe before it makes it a text.
// eslint-disable-next-line no-control-regex
const runs = /^'*[=+\-@\t\r]/

/** A text with apostrophes of its own before such a character gets one more. */
export function defused(text: string): string {
  return runs.test(text) ? `'${text}` : text
}

export function undefused(cell: string): string {
  return cell.startsWith("'") && runs.test(cell.slice(1)) ? cell.slice(1) : cell
}
