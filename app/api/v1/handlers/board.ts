import { renewSession } from '@/lib/accounts/sessions/renew-session'
import { closeDay } from '@/lib/orders/board/close-day'
import { findBoard } from '@/lib/orders/board/find-board'
import type * as contract from '../contract/board'
import type { Handlers } from '../http/handler'

export const board = {
  getBoard: ({ caller, now }) => findBoard(caller, now),
  closeDay: ({ caller, body, now }) => closeDay(caller, { ...body, now }),
  async renewSession({ caller, body, now }) {
    return { sessionEndsAt: await renewSession(caller, { password: body.password, now }) }
  },
} satisfies Handlers<typeof contract>
