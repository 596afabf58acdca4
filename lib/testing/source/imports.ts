import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

type Import = { from: string; to: string; isTypeOnly: boolean }

const statement =
  /^\s*(?:import|export)\s+(type\s)?[^'"`;]*?from\s+'([^']+)'|^\s*import\s+()'([^']+)'|\bimport\(\s*()'([^']+)'/gm

/** Source files below a folder of the repository. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => /\.(ts|tsx)$/.test(path) && !path.includes('lib/generated/'))
}

/** What a file imports: paths of the repository without ending, names of packages as they are. */
export function importsOf(file: string): Import[] {
  const found = readFileSync(file, 'utf8').matchAll(statement)
  return Array.from(found, ([, type, named, , bare, , dynamic]) => ({
    from: file,
    to: resolve(file, named ?? bare ?? dynamic ?? ''),
    isTypeOnly: Boolean(type),
  }))
}

/** Everything a file brings along, through all files in between. */
export function reachableFrom(file: string, seen = new Set<string>()): string[] {
  return importsOf(file)
    .filter(({ isTypeOnly, to }) => !isTypeOnly && !seen.has(to))
    .flatMap(({ to }) => {
      seen.add(to)
      const next = [`${to}.ts`, `${to}.tsx`].find((path) => existsSync(path))
      return next ? [to, ...reachableFrom(next, seen)] : [to]
    })
}

/** Every way from a file back to itself, once each: the files between two meetings with the same one. */
export function circlesIn(files: readonly string[]): string[] {
  const circles: string[] = []
  const finished = new Set<string>()
  function visit(file: string, path: string[]): void {
    const at = path.indexOf(file)
    if (at !== -1) return void circles.push([...path.slice(at), file].join(' -> '))
    if (finished.has(file)) return
    for (const next of importsOf(file).flatMap(({ to }) => [`${to}.ts`, `${to}.tsx`])) {
      if (existsSync(next)) visit(next, [...path, file])
    }
    finished.add(file)
  }
  for (const file of files) visit(file, [])
  return circles
}

function resolve(file: string, name: string): string {
  if (name.startsWith('@/')) return name.slice(2)
  return name.startsWith('.') ? normalize(join(dirname(file), name)) : name
}
