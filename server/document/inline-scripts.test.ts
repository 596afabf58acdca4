import { expect, test } from 'vitest'
import { inlineScriptHashes } from './inline-scripts'

// As `printf %s 'a()' | openssl dgst -sha256 -binary | base64` says.
const hashOfA = 'qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='

test('every script that stands in a document has its hash, once, whatever its attributes', () => {
  const html = `<script>a()</script><script id="x">a()</script><p>Rösti</p><script>\nb("ö")\n</script>`
  expect(inlineScriptHashes(html)).toHaveLength(2)
  expect(inlineScriptHashes(html)[0]).toBe(hashOfA)
})

test('neither what is loaded has one nor what is data', () => {
  const html = `<script src="/a.js" async=""></script><script type="application/ld+json">{"a":1}</script>`
  expect(inlineScriptHashes(html)).toEqual([])
})
