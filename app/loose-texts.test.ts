import { describe, expect, test } from 'vitest'
import { sourceFiles } from '@/lib/testing/source/imports'
import { looseTexts } from '@/lib/testing/source/loose-texts'

/** Browsers translate pages: they move each text, and what React takes out or puts in beside it is then not where it was. */
describe('a text that comes, goes or has such a neighbour', () => {
  test('has an element of its own in every component', () => {
    expect(sourceFiles('app').flatMap((file) => (file.endsWith('.tsx') ? looseTexts(file) : []))).toEqual([])
  })

  test.each([
    ['<p>{isFull && <>text {count}</>}</p>', 'a fragment with a text'],
    ['<p>{isFull && words.full} <b /></p>', 'a text that comes and goes beside others'],
    ['<p><b />{isOpen ? words.open : words.closed}</p>', 'a text that comes and goes beside others'],
    ['<p>{isFull && <b />} text</p>', 'what comes and goes stands before a text'],
    ['<p>{items.map((one) => <b key={one} />)}{words.more}</p>', 'what comes and goes stands before a text'],
  ])('is found in %s', (jsx, fault) => {
    expect(looseTexts('it.tsx', `const it = ${jsx}`)).toEqual([`it.tsx:1 ${fault}`])
  })

  test('is found where a component is nothing else', () => {
    const source = 'function Count({ count }) {\n  return count > 0 && fill(words.count, { count })\n}'
    expect(looseTexts('it.tsx', source)).toEqual(['it.tsx:1 a component that is a bare text'])
  })

  test.each([
    '<p>{isFull && words.full}</p>',
    '<p>{isFull && <b>{words.full}</b>} <i>text</i></p>',
    '<p>text {isFull && <b />}</p>',
    '<>{children}<b /></>',
  ])('is not seen in %s', (jsx) => {
    expect(looseTexts('it.tsx', `const it = ${jsx}`)).toEqual([])
  })
})
