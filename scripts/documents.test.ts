import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

import { inCheckout } from './bootstrap/paths.mjs'

const documents = ['', '.github', 'docs', 'docs/decisions'].flatMap((folder) => filesIn(folder, '.md'))
const forGitHub = ['.github', '.github/workflows', '.github/ISSUE_TEMPLATE'].flatMap((folder) =>
  filesIn(folder, '.yml'),
)
const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }

const inlineLink = /\]\((?!https?:)([^)#]+)[^)]*\)/g
const pathOfTree =
  /(?<![\w@/.:-])(app|bench|docs|e2e|emails|lib|node_modules|prisma|public|scripts|server)\/[\w/.[\]()-]*/g
const command = /\bnpm (?:run ([\w:]+)|(start|test)\b)|\bnpx ([a-z]\w+)/g

describe.each(documents)('%s', (document) => {
  const text = textOf(document)

  test('links to what is there', () => {
    const links = Array.from(text.matchAll(inlineLink), ([, link = '']) => join(dirname(document), link))
    expect(links.filter((link) => !existsSync(inCheckout(link)))).toEqual([])
  })

  test('names paths of the tree', () => {
    const paths = text.replaceAll(inlineLink, ' ').match(pathOfTree) ?? []
    expect(paths.filter((path) => !isThere(path))).toEqual([])
  })

  test('names commands of package.json and of its packages', () => {
    expect(unknownCommandsIn(text)).toEqual([])
  })
})

test.each(forGitHub)('%s is YAML and calls commands that there are', (file) => {
  expect(parse(textOf(file))).toBeTypeOf('object')
  expect(unknownCommandsIn(textOf(file))).toEqual([])
})

test('each command of package.json is explained', () => {
  const explained = ['README.md', 'CONTRIBUTING.md', 'docs/operate.md'].map(textOf).join('\n')
  const named = new Set(Array.from(explained.matchAll(command), ([, script, lifecycle]) => script ?? lifecycle))
  expect(Object.keys(scripts).filter((script) => !named.has(script))).toEqual([])
})

test('the good lines of the house style stand in the files that it names', () => {
  const pairs = textOf('docs/house-style.md').split('\n\n**')
  const good = pairs.flatMap((pair) => {
    const [, file] = /\(`([^`]+)`\)/.exec(pair) ?? []
    const [, lines] = /```ts\n\/\/ good\n([^]*?)\n\/\/ bad/.exec(pair) ?? []
    return file && lines ? lines.split('\n').map((line) => ({ file, line })) : []
  })
  expect(good.length).toBeGreaterThan(7)
  expect(good.filter(({ file, line }) => !textOf(file).includes(line))).toEqual([])
})

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(inCheckout(folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))
}

function unknownCommandsIn(text: string): string[] {
  return Array.from(text.matchAll(command))
    .filter(([, script, lifecycle, program]) =>
      program ? !existsSync(inCheckout('node_modules', '.bin', program)) : !scripts[script ?? lifecycle ?? ''],
    )
    .map(([named]) => named)
}

function textOf(path: string): string {
  return readFileSync(inCheckout(path), 'utf8')
}

/** Also by the beginning of its name, as vitest takes it. */
function isThere(path: string): boolean {
  const folder = inCheckout(dirname(path))
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith(basename(path)))
}
