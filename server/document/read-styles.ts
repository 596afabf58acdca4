import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Styles } from './rewrite-document'

/** What scripts/launch/build/split-styles.ts left in the build, by the address of the sheet. */
export function readStyles(buildFolder: string): Styles {
  return JSON.parse(readFileSync(join(buildFolder, 'styles.json'), 'utf8')) as Styles
}
