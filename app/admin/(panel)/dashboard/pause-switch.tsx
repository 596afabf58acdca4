'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useAction } from '@/app/_client/action'
import { api } from '@/app/_client/api'
import { Button } from '@/app/_ui/button'
import { Dialog } from '@/app/_ui/dialog'
import { useWords } from '../../_client/admin-words'
import { PauseForm } from '../../_ui/pause-form'

export function PauseSwitch({ isPaused }: { isPaused: boolean }) {
  const words = useWords('pause')
  const router = useRouter()
  const { isPending, run } = useAction()
  const [isOpen, setOpen] = useState(false)
  async function pause(minutes: number | null) {
    if (!(await run(() => api('PATCH shop/pause', { body: { minutes } })))) return
    setOpen(false)
    router.refresh()
  }
  return (
    <>
      {isPaused ? (
        <Button look="good" className="w-full" disabled={isPending} onClick={() => void pause(null)}>
          {words.resume}
        </Button>
      ) : (
        <Button look="plain" className="w-full" onClick={() => setOpen(true)}>
          {words.pause}
        </Button>
      )}
      <Dialog title={words.title} isOpen={isOpen} onClose={() => setOpen(false)}>
        <PauseForm isPaused={isPaused} isPending={isPending} onPause={(minutes) => void pause(minutes)} />
      </Dialog>
    </>
  )
}
