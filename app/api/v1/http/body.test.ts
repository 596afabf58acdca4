import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readForm, readJson, readUnwanted } from './body'

const json = { 'content-type': 'application/json' }
const pictureForm = { fields: z.object({}), files: { image: { maxBytes: 1000 } } }

function post(body: BodyInit | null, headers: Record<string, string> = json): Request {
  return new Request('http://localhost/x', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
}

function endless(): ReadableStream<Uint8Array> {
  return new ReadableStream({ pull: (out) => out.enqueue(new Uint8Array(16 * 1024)) })
}

function form(parts: Record<string, string | Blob>): Request {
  const body = new FormData()
  for (const [name, value] of Object.entries(parts)) body.append(name, value)
  return new Request('http://localhost/x', { method: 'POST', body })
}

describe('a JSON body', () => {
  it('is read as an object', async () => {
    expect(await readJson(post('{"a":1}'))).toEqual({ a: 1 })
    expect(await readJson(post('{"a":1}', { 'content-type': 'application/json; charset=utf-8' }))).toEqual({ a: 1 })
  })

  it.each(['', '{', '[]', 'null', '"text"', '1'])('that is %j is malformed', async (body) => {
    await expect(readJson(post(body))).rejects.toThrow('malformed')
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'of type %j is not read',
    async (type) => {
      await expect(readJson(post('{}', { 'content-type': type }))).rejects.toThrow('unsupported_media_type')
    },
  )

  it('of exactly 64 KiB is read, one byte more is not', async () => {
    const padded = `{"a":"${'x'.repeat(64 * 1024 - 8)}"}`
    expect(padded).toHaveLength(64 * 1024)
    await expect(readJson(post(padded))).resolves.toBeDefined()
    await expect(readJson(post(`${padded} `))).rejects.toThrow('too_large')
  })

  it('that never ends is refused while it arrives', async () => {
    await expect(readJson(post(endless()))).rejects.toThrow('too_large')
  })
})

describe('a body that no call asked for', () => {
  it.each(['', ' ', 'null', '{}'])('that is %j is none', async (body) => {
    expect(await readUnwanted(post(body))).toEqual({})
  })

  it('is read where it is JSON, and left alone where it is not', async () => {
    expect(await readUnwanted(post('{"amount":5}'))).toEqual({ amount: 5 })
    expect(await readUnwanted(post('amount=5', { 'content-type': 'application/x-www-form-urlencoded' }))).toEqual({})
    expect(await readUnwanted(new Request('http://localhost/x', { method: 'POST' }))).toEqual({})
    for (const broken of ['{', '[]', '"text"']) await expect(readUnwanted(post(broken))).rejects.toThrow('malformed')
  })
})

describe('a form', () => {
  it('gives texts and files apart', async () => {
    const sent = await readForm(form({ name: 'Pizza', image: new Blob(['bytes'], { type: 'image/png' }) }), pictureForm)
    expect(sent.fields).toEqual({ name: 'Pizza' })
    expect(sent.files.image).toMatchObject({ type: 'image/png', bytes: new TextEncoder().encode('bytes') })
  })

  it('without a chosen picture has none', async () => {
    expect((await readForm(form({ image: new Blob([]) }), pictureForm)).files).toEqual({})
    expect((await readForm(form({ image: '' }), pictureForm)).files).toEqual({})
  })

  it('over the picture limit and 64 KiB is refused while it arrives', async () => {
    const type = { 'content-type': 'multipart/form-data; boundary=b' }
    await expect(readForm(post(endless(), type), pictureForm)).rejects.toThrow('too_large')
  })

  it('that is broken is malformed, that is JSON is not read', async () => {
    await expect(
      readForm(post('--b', { 'content-type': 'multipart/form-data; boundary=b' }), pictureForm),
    ).rejects.toThrow('malformed')
    await expect(readForm(post('{}'), pictureForm)).rejects.toThrow('unsupported_media_type')
  })

  it('of more parts than any form of ours has is malformed before it is parsed', async () => {
    const parts = (count: number) => {
      const body = new FormData()
      for (let n = 0; n < count; n += 1) body.append('name', String(n))
      return new Request('http://localhost/x', { method: 'POST', body })
    }
    expect((await readForm(parts(250), pictureForm)).fields.name).toHaveLength(250)
    await expect(readForm(parts(251), pictureForm)).rejects.toThrow('malformed')
    const quoted = { 'content-type': 'multipart/form-data; boundary="b b"' }
    const empty = '--b b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'
    const many = `${empty.repeat(251)}--b b--\r\n`
    await expect(readForm(post(many, quoted), pictureForm)).rejects.toThrow('malformed')
  })

  it.each([
    'xboundary=A; boundary=B',
    'boundary="B\\BB"',
    'boundary=',
    'boundary="B',
    'charset="x; boundary=A"; boundary=B',
  ])('with %s is read by the boundary that was counted, or not at all', async (parameters) => {
    const part = '--B\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'
    const type = { 'content-type': `multipart/form-data; ${parameters}` }
    await expect(readForm(post(`${part.repeat(251)}--B--\r\n`, type), pictureForm)).rejects.toThrow('malformed')
  })

  it.each(['boundary=B', 'charset=utf-8; boundary="B"', 'Boundary=B ; charset=utf-8'])(
    'with %s is read',
    async (parameters) => {
      const body = '--B\r\nContent-Disposition: form-data; name="a"\r\n\r\nRösti\r\n--B--\r\n'
      const sent = await readForm(post(body, { 'content-type': `multipart/form-data; ${parameters}` }), pictureForm)
      expect(sent.fields).toEqual({ a: 'Rösti' })
    },
  )

  it('of parts with longer heads than any browser sends is malformed before it is parsed', async () => {
    const formOf = (head: string) =>
      post(`--B\r\ncontent-disposition: form-data; name="name"\r\n${head}\r\nPizza\r\n--B--\r\n`, {
        'content-type': 'multipart/form-data; boundary=B',
      })
    expect((await readForm(formOf(`x-more: ${'x'.repeat(2000)}\r\n`), pictureForm)).fields).toEqual({ name: 'Pizza' })
    await expect(readForm(formOf(`x-more: ${'x'.repeat(5000)}\r\n`), pictureForm)).rejects.toThrow('malformed')
  })

  it('with a field called __proto__ changes nothing else', async () => {
    const sent = await readForm(form({ ['__proto__']: 'polluted' }), pictureForm)
    expect(Object.hasOwn(sent.fields, '__proto__')).toBe(true)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
})
