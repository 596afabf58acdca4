import { useState, type ReactNode } from 'react'
import { reasonOf } from '@/app/_client/api'
import { useScope } from '@/app/_client/scope'
import { Button } from './button'
import { Dialog } from './dialog'

interface Props {
  /** Names the thing: “Delete “Margherita”?” */
  question: string
  text: string
  yes: string
  no: string
  isOpen: boolean
  onClose: () => void
  onYes: () => Promise<unknown>
  /** The page's words around the shop's message. */
  explain?: (message: string) => string
  children?: ReactNode
}

/** Asks before something that cannot be taken back, and says in the same place why it did not work. */
export function AskDialog({ question, isOpen, onClose, ...rest }: Props) {
  return (
    <Dialog title={question} isOpen={isOpen} onClose={onClose}>
      <Answers {...rest} onClose={onClose} />
    </Dialog>
  )
}

function Answers({
  text,
  yes,
  no,
  onClose,
  onYes,
  explain = (message) => message,
  children,
}: Omit<Props, 'question' | 'isOpen'>) {
  const { words } = useScope()
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState('')

  async function confirm() {
    setPending(true)
    setProblem('')
    try {
      await onYes()
      onClose()
    } catch (error) {
      setProblem(explain(reasonOf(error, words.network)))
    } finally {
      setPending(false)
    }
  }

  return (
    <>
      <p>{text}</p>
      {children}
      <p role="alert" className="text-paprika-ink mt-4 font-semibold empty:hidden">
        {problem}
      </p>
      <div className="dialog-answers">
        <Button look="outline" data-safe-answer onClick={onClose}>
          {no}
        </Button>
        <Button disabled={isPending} onClick={() => void confirm()}>
          {yes}
        </Button>
      </div>
    </>
  )
}
