import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseAst } from 'vitest/node'
import { reachableFrom, sourceFiles } from '@/lib/testing/source/imports'
import { isLanguage } from './language'

interface Node {
  type: string
  [key: string]: unknown
}

// What a person reads or hears of an element.
const spoken = /^(aria-label|aria-description|aria-roledescription|title|placeholder|alt|label)$/
const letter = /\p{L}/u
// The currency, a code of a country and the two halves of the product's own name are the same in every language.
const names = /&\w+;|\bCHF\b|\bCH\b|^limmat$|^grill$/g
const isWord = (value: unknown) => typeof value === 'string' && letter.test(value.trim().replaceAll(names, ''))

const files = ['app', 'lib', 'emails', 'server'].flatMap(sourceFiles).filter((file) => {
  return !/\.test\.tsx?$|^lib\/(testing|i18n)\//.test(file)
})

function parsed(file: string): Node {
  return parseAst(readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value)
}

function everyNode(node: Node): Node[] {
  return [node, ...childrenOf(node).flatMap(everyNode)]
}

/** The words that an expression shows if it is what stands in the page. */
function wordsIn(node: Node): string[] {
  const { type } = node
  if (type === 'JSXText' || type === 'Literal') return isWord(node.value) ? [String(node.value).trim()] : []
  if (type === 'TemplateElement') {
    const { cooked } = node.value as { cooked: string }
    return isWord(cooked) ? [cooked.trim()] : []
  }
  if (type === 'ConditionalExpression')
    return [node.consequent, node.alternate].flatMap((side) => wordsIn(side as Node))
  // The left side of && decides and is not shown.
  if (type === 'LogicalExpression' && node.operator === '&&') return wordsIn(node.right as Node)
  if (type === 'BinaryExpression' && node.operator !== '+') return []
  const shows = /^(JSXExpressionContainer|LogicalExpression|TemplateLiteral|BinaryExpression)$/
  return shows.test(type) ? childrenOf(node).flatMap(wordsIn) : []
}

function wordsShown(node: Node): string[] {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return (node.children as Node[]).flatMap(wordsIn)
  const name = node.type === 'JSXAttribute' && (node.name as { name?: unknown }).name
  return typeof name === 'string' && spoken.test(name) && node.value ? wordsIn(node.value as Node) : []
}

describe('words stand in the catalogue alone', () => {
  const trees = files.map((file) => ({ file, nodes: everyNode(parsed(file)) }))

  test('no component shows words of its own', () => {
    const components = trees.filter(({ file }) => file.endsWith('.tsx'))
    const shown = components.map(({ file, nodes }) => [file, ...nodes.flatMap(wordsShown)])
    expect(shown.filter(([, ...words]) => words.length > 0)).toEqual([])
  })

  test('nothing but lib/i18n knows which languages there are', () => {
    const naming = trees.filter(({ nodes }) => nodes.some(({ type, value }) => type === 'Literal' && isLanguage(value)))
    expect(naming.map(({ file }) => file)).toEqual([])
  })

  const client = files.filter((file) => /^['"]use client['"]/m.test(readFileSync(file, 'utf8')))

  test('no page brings patterns of syllables, a reader of Markdown or schemas along', () => {
    const heavy = /^(hyphen|markdown-it|zod|libphonenumber-js|csv-)/
    const public_ = client.filter((file) => !file.startsWith('app/admin/'))
    const loaded = public_.map((file) => [file, ...reachableFrom(file).filter((path) => heavy.test(path))])
    expect(loaded.filter(([, ...paths]) => paths.length > 0)).toEqual([])
  })

  test('the browser is handed words, never the catalogue', () => {
    const loaded = client.filter((file) => reachableFrom(file).some((path) => /^lib\/i18n\/(texts$|\w+\/)/.test(path)))
    expect(loaded).toEqual([])
  })
})
