import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readCompressedAssets } from './compressed-assets'
import { testHandler } from '@/lib/testing/calls/request-handler'
import { rawRequest } from '@/lib/testing/calls/raw-request'

const script = 'export const words = "many ".repeat(3)\n'.repeat(50)
const build = mkdtempSync(join(tmpdir(), 'build-'))
let server: Server

beforeAll(async () => {
  mkdirSync(join(build, 'static', 'chunks'), { recursive: true })
  writeFileSync(join(build, 'static', 'chunks', 'a.js'), script)
  writeFileSync(join(build, 'static', 'chunks', 'a.js.br'), brotliCompressSync(script))
  writeFileSync(join(build, 'static', 'font.woff2'), 'already small')
  const handler = testHandler({
    next: async (_request, response) => void response.end('from Next'),
    assets: readCompressedAssets(build),
  })
  server = createServer(handler)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(() => {
  server.close()
  rmSync(build, { recursive: true })
})

function ask(path: string, encoding: string) {
  const head = `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nAccept-Encoding: ${encoding}`
  return rawRequest(server, head)
}

describe('a script of the build', () => {
  test('is sent as brotli to who reads it, for ever, with the headers of every answer', async () => {
    const { port } = server.address() as { port: number }
    const answer = await fetch(`http://127.0.0.1:${port}/_next/static/chunks/a.js`, {
      headers: { 'accept-encoding': 'br' },
    })
    expect(await answer.text()).toBe(script)
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('x-request-id')).toBeTruthy()
  })

  test('comes from Next for everybody else', async () => {
    expect((await ask('/_next/static/chunks/a.js', 'gzip')).headers['content-encoding']).toBeUndefined()
    expect((await ask('/_next/static/font.woff2', 'br')).headers['content-encoding']).toBeUndefined()
    expect((await ask('/_next/static/chunks/a.js.br', 'br')).headers['content-encoding']).toBeUndefined()
  })
})
