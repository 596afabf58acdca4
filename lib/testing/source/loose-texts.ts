import { readFileSync } from 'node:fs'
import { parseSync, type CallExpression, type Function, type JSXElement, type JSXFragment, type Node } from 'oxc-parser'

type Parent = JSXElement | JSXFragment

/** other: elements, and what another file gives as such. maybe: there at times, and then one of its kinds. */
type Child = { is: 'text' | 'blank' | 'other' } | { is: 'maybe'; kinds: Child[] }

/**
 * Where a text has no element of its own and React would later take it out, or put something in front of it. A browser
 * that translates the page has moved it by then, and the whole page falls.
 */
export function looseTexts(file: string, source = readFileSync(file, 'utf8')): string[] {
  const found: string[] = []
  const reader = new Reader(source)
  function look(node: Node): void {
    const fault = reader.faultOf(node)
    if (fault) found.push(`${file}:${source.slice(0, node.start).split('\n').length} ${fault}`)
    for (const child of childrenOf(node)) look(child)
  }
  look(parseSync(file, source).program)
  return found
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
}

class Reader {
  /** What holds or makes elements. */
  readonly #names: Set<string>

  constructor(source: string) {
    const typed = source.matchAll(/\b(\w+)(?:\([^()]*\))?\??: (?:\([^()]*\) => )?(?:ReactNode|ReactElement)/g)
    const made = source.matchAll(/\bconst (\w+) =(?: \(.*\) =>)?[\s(]*(?:[\w.!]+ && [\s(]*)?</g)
    this.#names = new Set(['children', 'createPortal', ...Array.from([...typed, ...made], ([, name = '']) => name)])
  }

  faultOf(node: Node): string | null {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') return this.#faultAmong(node)
    if (node.type !== 'FunctionDeclaration' || !/^[A-Z]/.test(node.id?.name ?? '')) return null
    return returnsOf(node).some((returned) => this.#isText(returned)) ? 'a component that is a bare text' : null
  }

  #isText(node: Node): boolean {
    const child = this.#childOf(node)
    return child !== null && mayBeText(child)
  }

  #faultAmong(parent: Parent): string | null {
    const children = parent.children.map((child) => this.#childOf(child)).filter((child) => child !== null)
    if (parent.type === 'JSXFragment' && children.some(mayBeText)) return 'a fragment with a text'
    if (children.length < 2) return null
    for (const [at, child] of children.entries()) {
      if (child.is !== 'maybe') continue
      if (mayBeText(child)) return 'a text that comes and goes beside others'
      const next = children.slice(at + 1).find(({ is }) => is !== 'maybe')
      if (next?.is === 'text') return 'what comes and goes stands before a text'
    }
    return null
  }

  #childOf(node: Node): Child | null {
    switch (node.type) {
      case 'JSXText':
        return node.value.trim() ? { is: 'text' } : node.value.includes('\n') ? null : { is: 'blank' }
      case 'JSXExpressionContainer':
      case 'ParenthesizedExpression':
      case 'ChainExpression':
        return this.#childOf(node.expression)
      case 'Literal':
        return node.value === null ? null : { is: String(node.value).trim() ? 'text' : 'blank' }
      case 'LogicalExpression':
        return this.#oneOf(node.operator === '&&' ? [node.right] : [node.left, node.right])
      case 'ConditionalExpression':
        return this.#oneOf([node.consequent, node.alternate])
      case 'CallExpression':
        return isList(node) ? { is: 'maybe', kinds: [] } : this.#named(node.callee)
      case 'Identifier':
        return node.name === 'undefined' ? null : this.#named(node)
      case 'JSXEmptyExpression':
        return null
      default:
        return node.type.startsWith('JSX') ? { is: 'other' } : this.#named(node)
    }
  }

  #named(node: Node): Child {
    const name = nameOf(node)
    return { is: this.#names.has(name) || /dialogs?$/i.test(name) ? 'other' : 'text' }
  }

  #oneOf(nodes: Node[]): Child {
    const kinds = nodes.map((node) => this.#childOf(node)).filter((kind) => kind !== null)
    return { is: 'maybe', kinds }
  }
}

/** Of a component itself, not of the functions in it. */
function returnsOf({ body }: Function): Node[] {
  const returned: Node[] = []
  function look(node: Node): void {
    if (/Function/.test(node.type)) return
    if (node.type === 'ReturnStatement' && node.argument) returned.push(node.argument)
    for (const child of childrenOf(node)) look(child)
  }
  if (body) look(body)
  return returned
}

function mayBeText(child: Child): boolean {
  return child.is === 'maybe' ? child.kinds.some(mayBeText) : child.is === 'text'
}

function isList({ callee }: CallExpression): boolean {
  return ['map', 'from'].includes(nameOf(callee))
}

function nameOf(node: Node): string {
  if (node.type === 'MemberExpression') return nameOf(node.property)
  return node.type === 'Identifier' ? node.name : ''
}
