import { useState, type ReactNode } from 'react'
import { AskDialog } from './ask-dialog'

export interface Question {
  question: string
  text: string
  yes: string
  no: string
}

interface Asked extends Question {
  /** Which question this is: a dialog that one of before has just closed in the browser is not the place for the next. */
  turn: number
  answer: (isYes: boolean) => void
}

const unasked: Asked = { question: '', text: '', yes: '', no: '', turn: 0, answer: () => undefined }

/** A question in the middle of something: `await ask(…)` goes on once it is answered; closing it is a no. */
export function useQuestion(): { ask: (question: Question) => Promise<boolean>; dialog: ReactNode } {
  const [asked, setAsked] = useState(unasked)
  const [isOpen, setOpen] = useState(false)

  function ask(question: Question): Promise<boolean> {
    asked.answer(false)
    setOpen(true)
    return new Promise((answer) => setAsked({ ...question, turn: asked.turn + 1, answer }))
  }

  const { turn, answer, ...question } = asked
  const dialog = (
    <AskDialog
      key={turn}
      {...question}
      isOpen={isOpen}
      // A promise takes only its first answer, so that this is a no unless a yes came before it.
      onClose={() => {
        answer(false)
        setOpen(false)
      }}
      onYes={async () => answer(true)}
    />
  )
  return { ask, dialog }
}
