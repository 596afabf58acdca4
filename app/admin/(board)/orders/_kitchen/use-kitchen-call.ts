'use client'

import { useState } from 'react'
import { notify } from '@/app/_client/notices'
import { messageOf } from '../../../_client/admin-api'
import { useWords } from '../../../_client/admin-language'
import { useBoard } from '../_board/context'

/** Runs a change of the kitchen's settings and shows the board afterwards; true when the shop said yes. */
export function useKitchenCall() {
  const { callFailed } = useWords('shell')
  const { refresh } = useBoard()
  const [isBusy, setBusy] = useState(false)

  async function run(change: () => Promise<unknown>): Promise<boolean> {
    setBusy(true)
    try {
      await change()
      await refresh()
      return true
    } catch (error) {
      notify(messageOf(error, callFailed), 'alert')
      return false
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, run }
}
