import { ownValue } from '@/lib/i18n/fill'
import type { Facts } from './facts'
import { type Block, type FactName, factNames, type Inline, isSafeUrl } from './rich-text'

/** Drops paragraphs whose fact the shop does not have, and headings without content. */
export function fillText(blocks: readonly Block[], facts: Facts): Block[] {
  const filled = blocks.flatMap((block) => fillBlock(block, facts))
  return filled.filter((block, index) => block.type !== 'heading' || hasContent(filled.slice(index + 1), block.depth))
}

/** A deeper heading counts: one without content is gone already. */
function hasContent([next]: Block[], depth: number): boolean {
  if (!next) return depth === 1
  return next.type !== 'heading' || next.depth > depth
}

function fillBlock(block: Block, facts: Facts): Block[] {
  if (block.type === 'rule' || block.type === 'retention') return [block]
  if (block.type === 'list') {
    const items = block.items.map((item) => fillText(item, facts)).filter((item) => item.length > 0)
    return items.length > 0 ? [{ ...block, items }] : []
  }
  const isMissing = block.type === 'paragraph' && namesNothing(block.children, facts)
  return isMissing ? [] : [{ ...block, children: fillInline(block.children, facts) }]
}

function namesNothing(nodes: readonly Inline[], facts: Facts): boolean {
  return nodes.some((node) => {
    if (node.type === 'fact') return facts[node.name] === ''
    return 'children' in node && namesNothing(node.children, facts)
  })
}

function fillInline(nodes: readonly Inline[], facts: Facts): Inline[] {
  return nodes.map((node): Inline => {
    if (node.type === 'fact') return { type: 'text', text: facts[node.name] }
    if (node.type === 'link') return fillLink(node, facts)
    return 'children' in node ? { ...node, children: fillInline(node.children, facts) } : node
  })
}

function fillLink(link: Extract<Inline, { type: 'link' }>, facts: Facts): Inline {
  const url = link.url.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    (ownValue({ ...facts }, name) ?? '').replaceAll(/\s/g, ''),
  )
  const children = fillInline(link.children, facts)
  // A setting may hold no address: then its words stand there without a link.
  return isSafeUrl(url) ? { ...link, url, children } : { type: 'em', children }
}

export function isFactName(value: string): value is FactName {
  return factNames.some((name) => name === value)
}
