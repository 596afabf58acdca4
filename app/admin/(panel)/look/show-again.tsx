'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { api } from '@/app/_client/api'
import { notify } from '@/app/_client/notices'
import { confirmLeave } from '@/app/_client/unsaved'
import { AskDialog } from '@/app/_ui/ask-dialog'
import { Button } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import { useWords } from '../../_client/admin-words'

export function ShowAgain({ id, moment }: { id: string; moment: string }) {
  const words = useWords('look')
  const shell = useWords('shell')
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        look="plain"
        aria-label={fill(words.showAgainNamed, { moment })}
        onClick={() => void confirmLeave().then(setOpen)}
      >
        {words.showAgain}
      </Button>
      <AskDialog
        question={fill(words.showAgainAsk, { moment })}
        text={words.showAgainText}
        yes={words.showAgain}
        no={shell.cancel}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onYes={async () => {
          await api('POST look/editions/{id}/publish', { params: { id } })
          notify(words.published)
          router.refresh()
        }}
      />
    </>
  )
}
