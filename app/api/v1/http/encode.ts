import { fill } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { requestScope } from '@/lib/platform/requests/request-scope'
import { answerText } from './answer-text'
import type { OperationSpec } from './operation'
import { Reply, textResponse } from './reply'
import { etagOf } from './versions'
import { toWire } from './wire'

/** Sends only what the operation's answer schema names, under the contract's names. */
export function encode(spec: OperationSpec, result: unknown, language: Language): Response {
  const { data, extra } = result instanceof Reply ? result : new Reply<unknown>(result, {})
  const body = envelope(spec, data, { language, values: extra.values })
  const version = spec.versioned ? versionOf(data) : undefined
  const etag: Record<string, string> = version === undefined ? {} : { ETag: etagOf(body, version) }
  return textResponse(body, 200, { ...extra.headers, ...etag })
}

function versionOf(data: unknown): number | undefined {
  const { version } = Object(data) as { version?: unknown }
  return typeof version === 'number' ? version : undefined
}

function envelope(
  spec: OperationSpec,
  data: unknown,
  { language, values }: { language: Language; values?: Record<string, string> | undefined },
): string {
  const answer = answerText(spec.answer, toWire(spec.answer, data ?? null))
  if (spec.answers === 'bare') return answer
  const message = spec.message ? fill(texts(language).messages[spec.message], values) : 'OK'
  return `{"isSuccess":true,"message":${JSON.stringify(message)},"data":${answer}}`
}

/** The same for everyone without credentials: the response cache stores it until the shop changes. */
export async function publicRead({ publicRead: isPublic }: OperationSpec, response: Response): Promise<Response> {
  const body = Buffer.from(await response.arrayBuffer())
  const scope = requestScope().getStore()
  // By the generation in which the request came in: what was read since is of no older one.
  if (isPublic === true && scope && scope.generation !== null) scope.servedGeneration = scope.generation
  const headers = {
    'Content-Type': 'application/json',
    'Cache-Control': 'public, max-age=0, must-revalidate',
    ETag: response.headers.get('etag') ?? etagOf(body),
    Vary: 'Accept-Language, Authorization, Cookie',
  }
  return new Response(body, { headers })
}
