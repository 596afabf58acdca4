import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AtRule, ChildNode, Container, Rule as Selected } from 'postcss'

import type { Rule, SplitStyles } from '../../../server/document/used-rules'

const WITH_RULES = new Set(['media', 'supports', 'layer', 'container'])
const ADDRESS = '/_next/static/chunks/'
const LATE = '-late.css'
const MENTIONED = new Set(['keyframes', 'property'])

/**
 * Takes the style sheets of a build apart, so that the server can write into a page the rules that it needs.
 * @param folder of the build
 */
export async function splitStylesOf(folder: string) {
  const chunks = join(folder, 'static', 'chunks')
  const files = readdirSync(chunks).filter((file) => file.endsWith('.css') && !file.endsWith(LATE))
  const sheets = files.map(async (file) => {
    const css = readFileSync(join(chunks, file), 'utf8')
    const late = file.replace('.css', LATE)
    writeFileSync(join(chunks, late), await withoutFontFaces(css))
    return [`${ADDRESS}${file}`, { ...(await splitStyles(css)), late: `${ADDRESS}${late}` }]
  })
  writeFileSync(join(folder, 'styles.json'), JSON.stringify(Object.fromEntries(await Promise.all(sheets))))
}

/** What a page loads later has its fonts already: named once more, every line of the page would be laid out anew. */
async function withoutFontFaces(css: string) {
  const { default: postcss } = await import('postcss')
  const sheet = postcss.parse(css)
  sheet.walkAtRules('font-face', (face) => void face.remove())
  return sheet.toString()
}

export async function splitStyles(css: string): Promise<SplitStyles> {
  // Only a build needs it: a shop that is built starts without it.
  const { default: postcss } = await import('postcss')
  const mentioned: SplitStyles['mentioned'] = []
  const rules = rulesIn(postcss.parse(withFixedAddresses(css)), mentioned)
  return { rules, mentioned }
}

/** In a page an address is not relative to the sheet any more. */
function withFixedAddresses(css: string) {
  return css.replaceAll('url(../', 'url(/_next/static/')
}

function rulesIn(container: Container, mentioned: SplitStyles['mentioned']): Rule[] {
  return (container.nodes ?? []).flatMap((node): Rule[] => {
    if (node.type === 'comment') return []
    if (node.type === 'rule') return [{ text: textOf(node), needs: needsOf(node) }]
    if (node.type !== 'atrule' || isForOldBrowsers(node)) return []
    if (MENTIONED.has(node.name)) {
      mentioned.push({ name: node.params, text: textOf(node) })
      return []
    }
    if (!node.nodes || !WITH_RULES.has(node.name)) return [{ text: textOf(node), needs: [[]] }]
    return [{ head: headOf(node), rules: rulesIn(node, mentioned) }]
  })
}

/** Initial values where `@property` is unknown: they come with the whole sheet. */
function isForOldBrowsers({ name, params }: AtRule) {
  return name === 'layer' && params === 'properties'
}

function headOf({ name, params }: AtRule) {
  return `@${name} ${params}`
}

function textOf(node: ChildNode) {
  return node.toString() + (node.type === 'atrule' && !node.nodes ? ';' : '')
}

/** What each selector cannot match without: classes, the element that it begins with, and the tone of another area. */
function needsOf({ selectors }: Selected): string[][] {
  return selectors.map((selector) => {
    const certain = withoutAlternatives(selector)
    const classes = [...certain.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => `.${name.replaceAll('\\', '')}`)
    const element = /^[a-z][\w-]*/.exec(certain)?.[0]
    return [...classes, ...(element ? [element] : []), ...(/\[data-tone/.test(certain) ? ['[data-tone'] : [])]
  })
}

/** Any of a list may match, and what is excluded need not be there. */
function withoutAlternatives(selector: string): string {
  return selector
    .replace(/:(?:not|has)\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '')
    .replace(/:(?:is|where)\([^()]*,[^()]*\)/g, '')
}
