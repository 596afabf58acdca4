/** Under which key names count as the same. */
export function nameKey(name: string): string {
  return name.normalize('NFC').trim().toLowerCase()
}
