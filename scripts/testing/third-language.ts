import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { inCheckout } from '../bootstrap/paths.mjs'
import { runProgram, tryProgram } from '../bootstrap/program.mjs'

// What a build makes anew, and what is no part of the program.
const leftOut = /^(node_modules|dist|test-results|\.git|\.data|\.next.*|\.env)$/

/** A copy of this checkout with a language more: a folder, and a line where languages are listed. */
export async function copyWithThirdLanguage(folder: string) {
  cpSync(inCheckout(), folder, { recursive: true, filter: (path) => !leftOut.test(basename(path)) })
  await copyPackages(join(folder, 'node_modules'))
  mkdirSync(join(folder, 'lib/i18n/xx'))
  writeFileSync(join(folder, 'lib/i18n/xx/texts.ts'), texts)
  insert(join(folder, 'lib/i18n/language.ts'), "  de: { name: 'Deutsch'", line)
  insert(join(folder, 'lib/i18n/texts.ts'), "import { de } from './de/texts'", "import { xx } from './xx/texts'\n")
  insert(join(folder, 'lib/i18n/texts.ts'), '  de: catalogueOf(de)', '  xx: catalogueOf(xx),\n')
}

// Intl is asked for Japanese, so that a date in German or English shows as well.
const line = "  xx: { name: '⟦xx⟧', tag: 'xx', formats: 'ja', colon: ':', first: '1' },\n"
const texts = `import { bracketed } from '@/lib/testing/random/bracketed'
import { en } from '../en/texts'

export const xx = bracketed(en)
`

/** Hard links where the file system allows them: copying nine hundred megabytes takes its time. */
async function copyPackages(target: string) {
  const packages = inCheckout('node_modules')
  const { code } = await tryProgram('cp', ['-al', packages, target])
  if (code !== 0) await runProgram('cp', ['-a', packages, target])
}

function insert(path: string, before: string, text: string) {
  const source = readFileSync(path, 'utf8')
  if (!source.includes(before)) throw new Error(`${path} has no place for a language any more: ${before}`)
  writeFileSync(path, source.replace(before, text + before))
}
