import { folded } from '../platform/folded'

/** Under which key names count as the same. */
export function nameKey(name: string): string {
  return folded(name.normalize('NFC').trim())
}
