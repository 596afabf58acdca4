import { renewSession } from '@/lib/accounts/sessions/renew-session'
import { findBoard } from '@/lib/orders/board/find-board'
import type * as contract from '../contract/board'
import type { Handlers } from '../http/handler'

export const board = {
  getBoard: ({ caller, now }) => findBoard(caller, now),
  async renewSession({ caller, body, now }) {
    const endsAt = await renewSession(caller, { password: body.password, now })
    return { session_ends_at: endsAt.toISOString() }
  },
} satisfies Handlers<typeof contract>
