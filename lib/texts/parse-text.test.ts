import { describe, expect, test } from 'vitest'
import { parseText } from './parse-text'

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
    expect(problemsIn('- a\n  - b\n    - c\n      - d')).toEqual([[4, 'deep_list', '- d']])
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

// What brings readers of Markdown to their knees: signs that open something and are never closed. Each would take
// minutes if anything grew with the cube; how long they take is measured in record 0086.
test.each([
  '[',
  '![',
  '*a ',
  '*a**b',
  '*a_',
  '_a ',
  '<a ',
  '- ',
  '- a\n',
  '- a\n\n',
  '> ',
  '[a](',
  '[a](b',
  '&#',
  '\\',
  '`',
  ' #',
  '{x',
  '<a@',
  '\n',
  '(',
])('a text of nothing but %j is read to its end', (part) => {
  const text = `## a${part.repeat(20_000)}`.slice(0, 20_000)
  const { blocks, problems } = parseText(text, 'terms')
  expect(blocks.length + problems.length).toBeGreaterThan(0)
})
