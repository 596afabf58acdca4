import { existsSync, readFileSync } from 'node:fs'
import { importsOf } from './imports'

const startsOnServer = /\/(page|layout|template|route|not-found|default|loading|manifest|robots|sitemap)\.tsx?$/
// Next itself hands over to an error page.
const startsInBrowser = /\/(error|global-error)\.tsx$/

interface Boundary {
  /** Files that begin with 'use client'. */
  marked: string[]
  /** Those of them that a page, a layout or a component of the server imports. */
  needed: string[]
  /** What files of the server take out of them and is no component: calling it fails, but only when the page is asked for. */
  called: string[]
}

/** Walks from the pages along their imports, and stops where the browser takes over. */
export function clientBoundary(files: string[]): Boundary {
  const marked = files.filter((file) => /^\s*['"]use client['"]/.test(readFileSync(file, 'utf8')))
  const needed = new Set(marked.filter((file) => startsInBrowser.test(file)))
  const waiting = files.filter((file) => startsOnServer.test(file))
  const seen = new Set<string>()
  const called: string[] = []
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    for (const imported of importedFiles(file)) {
      if (!marked.includes(imported)) waiting.push(imported)
      else {
        needed.add(imported)
        called.push(...functionsFrom(file, imported))
      }
    }
  }
  return { marked, needed: [...needed], called }
}

function importedFiles(file: string): string[] {
  return importsOf(file).flatMap(({ to, isTypeOnly }) =>
    isTypeOnly ? [] : [`${to}.ts`, `${to}.tsx`].filter((path) => existsSync(path)),
  )
}

function functionsFrom(file: string, imported: string): string[] {
  const source = readFileSync(file, 'utf8')
  const name = imported.replace(/^.*\//, '').replace(/\.tsx?$/, '')
  const imports = [...source.matchAll(/^import \{([^}]*)\} from '([^']*)'/gm)].filter(([, , from]) =>
    from?.endsWith(`/${name}`),
  )
  const names = imports.flatMap(([, list = '']) => list.split(',').map((one) => one.trim()))
  return names.filter((one) => /^(?!use[A-Z]|type )[a-z]/.test(one)).map((one) => `${file}: ${one}`)
}
