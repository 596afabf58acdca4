import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { splitStyles } from '@/scripts/launch/build/split-styles'
import { rewriteDocument } from './rewrite-document'

const head =
  '<link rel="stylesheet" href="/_next/a.css" data-precedence="next"/><link rel="preload" as="script" fetchPriority="low" href="/_next/b.js"/>' +
  '<script src="/_next/a.js" async=""></script><script src="/_next/old.js" noModule=""></script>'
const body = '<main><p class="a">Text</p></main>'
const data = '<script>self.__next_f.push([1,"x"])</script>'
const page = `<html><head>${head}</head><body>${body}${data}<script src="/_next/b.js" async=""></script></body></html>`
const styles = {
  '/_next/a.css': { ...(await splitStyles('.a{color:red}.z{color:blue}')), late: '/_next/a-late.css' },
}

test('the rules of the page stand in it, and nothing has to be loaded before it is painted', () => {
  const rewritten = rewriteDocument(page, styles)
  expect(rewritten).toContain('<style>.a{color:red}</style>')
  expect(rewritten).not.toMatch(/<script[^>]* src=|rel="stylesheet"|as="script"/)
  expect(rewritten).toContain(body)
})

test('every script is started afterwards, once, with the sheet that it looks for', () => {
  const rewritten = rewriteDocument(page, styles)
  expect(rewritten).toContain(
    '{"scripts":[{"src":"/_next/a.js"},{"src":"/_next/old.js","noModule":true},{"src":"/_next/b.js"}],"styles":[{"href":"/_next/a.css","late":"/_next/a-late.css"}],"nonce":null}',
  )
})

test('on a page with a nonce the start has it too', () => {
  const rewritten = rewriteDocument(page.replaceAll('<script', '<script nonce="abc"'), styles)
  expect(rewritten).toMatch(/<script nonce="abc">\(function holdInput/)
  expect(rewritten).toContain('"nonce":"abc"')
})

test('a sheet that is not known is linked as before, and a document without scripts gets none', () => {
  expect(rewriteDocument(page, {})).toContain('<link rel="stylesheet" href="/_next/a.css"')
  expect(rewriteDocument('<html><body>x</body></html>', styles)).toBe('<html><body>x</body></html>')
})

test('the data of the router is one script where nothing stands between, and nothing else is joined', () => {
  const push = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`
  const first = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
  const json = '<script type="application/ld+json">{}</script>'
  const html = `<html><body>${json}${first}${push('a')}<p>x</p>${push('b')}${push('c')}<script>other()</script></body></html>`
  expect(rewriteDocument(html, styles)).toBe(
    `<html><body>${json}<script>(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,'a'])</script><p>x</p>` +
      `<script>self.__next_f.push([1,'b']);self.__next_f.push([1,'c'])</script><script>other()</script></body></html>`,
  )
})

test('the data of the router stands in it with fewer escapes and says the same', () => {
  const sent = `1:["$","p",null,{"children":"It's \\\\ </script> & é\u2028"}]\n2:"$Sreact.suspense"\r\n`
  const written = JSON.stringify([1, sent]).replace(
    /[<>&\u2028]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  const script = (content: string) => `<script nonce="abc">${content}</script>`
  const rewritten = rewriteDocument(
    `<html><body>${script('(self.__next_f=self.__next_f||[]).push([0])')}${script(`self.__next_f.push(${written})`)}</body></html>`,
    styles,
  )
  const content = [...rewritten.matchAll(/<script nonce="abc">([^]*?)<\/script>/g)]
    .map(([, found = '']) => found)
    .join(';')
  const received: { __next_f?: unknown[] } = {}
  runInNewContext(content, { self: received })
  expect(received.__next_f).toEqual([[0], [1, sent]])
  expect(rewritten).toContain('1:["$","p",null,{"children":"It')
})
