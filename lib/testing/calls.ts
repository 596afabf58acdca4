import { GET as answer } from '@/app/api/v1/[[...path]]/route'

/** Answers a request to an address below /api/v1, with its segments decoded as Next does it. */
export function answerCall(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname.split('/').slice(3).map(decodeURIComponent)
  return answer(request, { params: Promise.resolve({ path }) })
}
