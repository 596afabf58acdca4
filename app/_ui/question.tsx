import { useState, type ReactNode } from 'react'
import { AskDialog } from './ask-dialog'

export interface Question {
  question: string
  text: string
  yes: string
  no: string
}

interface Asked extends Question {
  answer: (isYes: boolean) => void
}

const unasked: Question = { question: '', text: '', yes: '', no: '' }

/** A question in the middle of something: `await ask(…)` goes on once it is answered; closing it is a no. */
export function useQuestion(): { ask: (question: Question) => Promise<boolean>; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null)

  function ask(question: Question): Promise<boolean> {
    return new Promise((answer) => setAsked({ ...question, answer }))
  }

  const { answer, ...question } = asked ?? { ...unasked, answer: () => undefined }
  const dialog = (
    <AskDialog
      {...question}
      isOpen={asked !== null}
      // A promise takes only its first answer, so that this is a no unless a yes came before it.
      onClose={() => {
        answer(false)
        setAsked(null)
      }}
      onYes={async () => answer(true)}
    />
  )
  return { ask, dialog }
}
