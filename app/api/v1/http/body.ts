import { Refusal } from '@/lib/platform/refusal'
import type { RefusalCode } from '@/lib/platform/refusals'
import type { FormSpec } from './operation'
import { unknownField } from './unknown-fields'

const jsonLimit = 64 * 1024
const formOverhead = 64 * 1024

/** A form of a dish with all allergens, origins and option groups has about a hundred. */
const mostParts = 250

/** Of a part: its name, the name of a file and its kind. */
const longestHead = 4096

export interface SentFile {
  bytes: Uint8Array
  name: string
  type: string
}

export interface SentForm {
  fields: Record<string, string | string[]>
  files: Record<string, SentFile>
}

/** Counts bytes as they arrive, so that an endless body costs nothing. */
export async function readJson(request: Request, most = jsonLimit): Promise<object> {
  expectType(request, jsonType)
  return objectIn(Buffer.from(await limited(request, most)).toString('utf8'))
}

const jsonType = /^application\/([\w.+-]+\+)?json$/

/** Of a call that takes no body: some clients send an empty one with every call. */
export async function readUnwanted(request: Request): Promise<object> {
  if (!jsonType.test(typeOf(request))) return {}
  const text = await readText(request)
  return ['', 'null'].includes(text.trim()) ? {} : objectIn(text)
}

/** As it was sent, because it is signed. */
export async function readText(request: Request): Promise<string> {
  return Buffer.from(await limited(request, jsonLimit)).toString('utf8')
}

export async function readForm(request: Request, spec: FormSpec): Promise<SentForm> {
  expectType(request, /^multipart\/form-data$/)
  const most = Object.values(spec.files).reduce((sum, file) => sum + file.maxBytes, formOverhead)
  const code = Object.values(spec.files).find((file) => file.tooLarge)?.tooLarge
  const bytes = await limited(request, most, code)
  const boundary = boundaryOf(request.headers.get('content-type') ?? '')
  if (boundary === null || !areParsable(bytes, boundary)) throw new Refusal('malformed')
  // Rewritten, so that the parser uses the boundary that was counted.
  const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` }
  const form = await new Response(bytes, { headers }).formData().catch(asMalformed)
  const fields = new Map<string, string | string[]>()
  const files: SentForm['files'] = {}
  for (const [name, value] of form) {
    if (typeof value !== 'string') await storeFile(files, { spec, name, file: value })
    else if (!Object.hasOwn(spec.files, name)) fields.set(name, together(fields.get(name), value))
    // Some clients send an empty text part where no file was chosen.
    else if (value !== '') throw new Refusal('image_invalid')
  }
  return { fields: Object.fromEntries(fields), files }
}

/** As RFC 2046 allows it, and without quotes or backslashes; null where there is none. */
function boundaryOf(contentType: string): string | null {
  const [, quoted, plain] =
    /^[^;]*;(?:[^"]*;)?\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'()+,./:=?-]{1,70}))\s*(?:;|$)/i.exec(
      contentType,
    ) ?? []
  return quoted ?? plain ?? null
}

/** Asked before parsing, which takes quadratic time for many parts, and long for long heads. */
function areParsable(bytes: Uint8Array, boundary: string): boolean {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const delimiter = `--${boundary}`
  let parts = 0
  for (let at = body.indexOf(delimiter); at >= 0; at = body.indexOf(delimiter, at + 1)) {
    const head = body.subarray(at + delimiter.length, at + delimiter.length + longestHead)
    // The last delimiter has no part behind it.
    if (head.subarray(0, 2).equals(dashes)) continue
    parts += 1
    if (parts > mostParts || (head.length === longestHead && !head.includes('\r\n\r\n'))) return false
  }
  return true
}

const dashes = Buffer.from('--')

async function storeFile(files: SentForm['files'], { spec, name, file }: { spec: FormSpec; name: string; file: File }) {
  if (!Object.hasOwn(spec.files, name))
    throw new Refusal('invalid_fields', { fields: { [name]: unknownField(name, Object.keys(spec.files)) } })
  if (file.size === 0) return
  files[name] = { bytes: new Uint8Array(await file.arrayBuffer()), name: file.name, type: file.type }
}

function together(before: string | string[] | undefined, value: string): string | string[] {
  return before === undefined ? value : [before, value].flat()
}

function expectType(request: Request, expected: RegExp): void {
  if (!expected.test(typeOf(request))) throw new Refusal('unsupported_media_type')
}

function typeOf(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

/** In a plain loop: a TransformStream costs more than all the rest of a small call. */
async function limited(
  request: Request,
  most: number,
  code: RefusalCode = 'too_large',
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > most) throw new Refusal(code)
  const chunks: Uint8Array[] = []
  let seen = 0
  const reader = request.body?.getReader()
  for (;;) {
    const { done, value } = (await reader?.read().catch(asMalformed)) ?? { done: true, value: undefined }
    if (done) return new Uint8Array(Buffer.concat(chunks))
    seen += value.byteLength
    // Not cancelled: that would end the connection before the refusal is sent.
    if (seen > most) throw new Refusal(code)
    chunks.push(value)
  }
}

function objectIn(json: string): object {
  const value = parsed(json)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Refusal('malformed')
  return value
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new Refusal('malformed')
  }
}

/** A broken body or invalid multipart is a 400, not a failure of ours. */
function asMalformed(): never {
  throw new Refusal('malformed')
}
