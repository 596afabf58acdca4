import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Asks the browser to compile the scripts that every page runs while they arrive and beside the page; otherwise it
 * compiles each function when it is called, one after the other, while nobody can press anything.
 * @param folder of the build
 */
export function addCompileHints(folder: string) {
  const manifest = JSON.parse(readFileSync(join(folder, 'build-manifest.json'), 'utf8')) as { rootMainFiles: string[] }
  for (const file of manifest.rootMainFiles.map((name) => join(folder, name))) {
    const script = readFileSync(file, 'utf8')
    if (!script.startsWith(HINT)) writeFileSync(file, HINT + script)
  }
}
