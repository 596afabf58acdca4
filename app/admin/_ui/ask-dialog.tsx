'use client'

import { useState, type ReactNode } from 'react'
import { fill } from '@/lib/i18n/fill'
import { messageOf } from '../_client/admin-api'
import { useWords } from '../_client/admin-language'
import { Button } from './button'
import { Dialog } from './dialog'

interface AskDialogProps {
  /** Names the thing: “Delete “Margherita”?” */
  question: string
  text: string
  yes: string
  isOpen: boolean
  onClose: () => void
  onYes: () => Promise<void>
  /** With `{message}` where the shop's own words go. */
  explain: string
  children?: ReactNode
}

/** Asks before something that cannot be taken back, and says in the same place why it did not work. */
export function AskDialog({ question, isOpen, onClose, ...rest }: AskDialogProps) {
  return (
    <Dialog title={question} isOpen={isOpen} onClose={onClose}>
      <Answer {...rest} onClose={onClose} />
    </Dialog>
  )
}

function Answer({ text, yes, onClose, onYes, explain, children }: Omit<AskDialogProps, 'question' | 'isOpen'>) {
  const words = useWords('shell')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  async function confirm() {
    setBusy(true)
    setProblem('')
    try {
      await onYes()
      onClose()
    } catch (error) {
      setProblem(fill(explain, { message: messageOf(error, words.callFailed) }))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <p>{text}</p>
      {children}
      <p role="alert" className="text-paprika-ink mt-4 font-semibold empty:hidden">
        {problem}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button autoFocus onClick={onClose}>
          {words.cancel}
        </Button>
        <Button tone="primary" disabled={isBusy} onClick={() => void confirm()}>
          {yes}
        </Button>
      </div>
    </>
  )
}
