import { brandResponse } from '../brand/_response'

export const dynamic = 'force-dynamic'

/** Browsers ask for it here where no page has told them of another address. */
export function GET(): Promise<Response> {
  return brandResponse('favicon.ico', { type: 'image/x-icon', hash: null })
}
