export const FORMAT = 'limmatgrill-backup-2'

/** Begins each line that is no row: COPY doubles a backslash, so no row begins like this. */
export const MARK = String.raw`\#`

export function countLines(text: Buffer): number {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1
  return count
}
