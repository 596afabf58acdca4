import { describe, expect, test } from 'vitest'
import { parseText } from './parse-text'
import { longestText } from './text-kind'

const problemsIn = (markdown: string, kind: Parameters<typeof parseText>[1] = 'terms') =>
  parseText(markdown, kind).problems.map(({ line, code, found }) => [line, code, found])

test('reads headings, paragraphs, lists, rules, emphasis, links and breaks', () => {
  const { blocks, problems } = parseText(
    ['## A *b*', '', 'one', 'two\\', '**three** [x](/menu)', '---', '- a', '  - b', '- c', '1. d'].join('\n'),
    'terms',
  )
  const text = (words: string) => ({ type: 'text', text: words })
  const paragraph = (words: string) => [{ type: 'paragraph', children: [text(words)] }]
  expect(problems).toEqual([])
  expect(blocks).toEqual([
    { type: 'heading', depth: 2, children: [text('A '), { type: 'em', children: [text('b')] }] },
    {
      type: 'paragraph',
      children: [
        text('one two'),
        { type: 'break' },
        { type: 'strong', children: [text('three')] },
        text(' '),
        { type: 'link', url: '/menu', children: [text('x')] },
      ],
    },
    { type: 'rule' },
    {
      type: 'list',
      start: null,
      items: [[...paragraph('a'), { type: 'list', start: null, items: [paragraph('b')] }], paragraph('c')],
    },
    { type: 'list', start: 1, items: [paragraph('d')] },
  ])
})

describe('what is never shown is refused with its line', () => {
  test.each([
    ['html', '<script>alert(1)</script>', '<script'],
    ['html', 'a <img src=x onerror=alert(1)>', '<img'],
    ['image', '![x](https://x.example/p.png)', '!['],
    ['link', '[x](javascript:alert(1))', 'javascript:alert(1)'],
    ['link', '[x](JaVaScRiPt:alert)', 'JaVaScRiPt:alert'],
    ['link', '[x](data:text/html,x)', 'data:text/html,x'],
    ['link', '[x](//evil.example)', '//evil.example'],
    ['link', '[x](/\\evil.example)', '/\\evil.example'],
    ['link', '<javascript:alert>', 'javascript:alert'],
    ['quote', '> so', '> so'],
    ['code', '```js', '```js'],
    ['reference', '[x]: https://x.example', '[x]: https://x.example'],
    ['main_heading', '# Titel', 'Titel'],
    ['unknown_fact', 'Hallo {boss}', '{boss}'],
  ])('%s: %s', (code, line, found) => {
    expect(problemsIn(`fine\n\n${line}`)).toContainEqual([3, code, found])
  })

  test('the line is counted inside of a paragraph and of a list too', () => {
    expect(problemsIn('a\nb\n<b>c')).toEqual([[3, 'html', '<b']])
    expect(problemsIn('- a\n- b\n\n  <b>c')).toEqual([[4, 'html', '<b']])
  })

  test('a list four deep', () => {
    expect(problemsIn('- a\n  - b\n    - c\n      - d')).toEqual([[4, 'deep_list', '']])
  })

  test('in a mail everything but sentences', () => {
    expect(problemsIn('Danke, {shop}!', 'mail_closing')).toEqual([])
    expect(problemsIn('## Danke', 'mail_closing')).toEqual([[1, 'only_sentences', '']])
  })
})

test('the page about the shop has a headline in its first line, and only there', () => {
  expect(problemsIn('# Grill first', 'about')).toEqual([])
  expect(problemsIn('so\n\n# Grill first', 'about')).toEqual([[3, 'main_heading', 'Grill first']])
})

test('signs that mean nothing are text', () => {
  const { blocks } = parseText('5 * 3, snake_case_name, 2 < 3, a_b *c', 'terms')
  expect(blocks).toEqual([
    { type: 'paragraph', children: [{ type: 'text', text: '5 * 3, snake_case_name, 2 < 3, a_b *c' }] },
  ])
})

test('an escaped sign is only a sign', () => {
  const { blocks, problems } = parseText('\\<b> \\{shop} \\*a\\* \\[x](/menu)', 'terms')
  expect(problems).toEqual([])
  expect(blocks).toEqual([{ type: 'paragraph', children: [{ type: 'text', text: '<b> {shop} *a* [x](/menu)' }] }])
})

test.each(['[x](/&#9;/evil.example)', '[x](java&#10;script:alert)', '<vbscript:x>', '[x](mailto:{boss}@x.example)'])(
  '%s is no link',
  (source) => {
    const { blocks, problems } = parseText(source, 'terms')
    expect(JSON.stringify(blocks)).not.toContain('"link"')
    expect(problems).toHaveLength(1)
  },
)

// Signs that open something and are never closed, or closed as often: the longest text of them has no more parts than
// characters, and none of them lies deep.
test.each([
  '[',
  '![',
  '*a ',
  '*a**b',
  '_a ',
  '<a ',
  '- ',
  '- a\n',
  '1. a\n\n',
  '> ',
  '[a](',
  '[a](b',
  '[[a](/b)',
  '\\',
  '#\n',
  '{x',
  '{shop}',
  '<a@',
])('the longest text of nothing but %j is read, and flat', (part) => {
  const text = part.repeat(longestText).slice(0, longestText)
  const { blocks, problems } = parseText(text, 'terms')
  expect(sizeOf(blocks).parts + problems.length).toBeLessThanOrEqual(longestText)
  expect(sizeOf(blocks).depth).toBeLessThanOrEqual(10)
})

test('what is nested deeper than anyone writes is cut, and its words stay', () => {
  const half = longestText / 8
  const marks = parseText(`${'*a '.repeat(half)}b${' a*'.repeat(half)}`, 'terms').blocks
  expect(sizeOf(marks)).toEqual({ parts: 9, depth: 5 })
  const lists = Array.from({ length: 150 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')
  expect(sizeOf(parseText(lists, 'terms').blocks).depth).toBe(8)
})

/** Of all blocks and words, and how many lie in one another at most. */
function sizeOf(nodes: readonly unknown[]): { parts: number; depth: number } {
  const inside = nodes.flatMap((node) => (Array.isArray(node) ? node : typeof node === 'object' ? partsOf(node) : []))
  if (nodes.length === 0) return { parts: 0, depth: 0 }
  const { parts, depth } = sizeOf(inside)
  return { parts: nodes.length + parts, depth: depth + 1 }
}

function partsOf(node: object | null): unknown[] {
  if (node && 'children' in node && Array.isArray(node.children)) return node.children
  return node && 'items' in node && Array.isArray(node.items) ? node.items : []
}
