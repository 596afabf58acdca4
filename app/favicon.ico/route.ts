import { brandResponse } from '../brand/_response'

export const dynamic = 'force-dynamic'

/** Browsers request it where no page names another icon. */
export function GET(): Promise<Response> {
  return brandResponse('favicon.ico', { type: 'image/x-icon', hash: null })
}
