import { useState, type ReactNode } from 'react'
import { ApiRefusal, reasonOf } from '@/app/_client/api'
import type { FieldErrors } from '@/app/_client/form'
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
  /** What else is asked; it is told what the shop found wrong with it. */
  children?: (fieldErrors: FieldErrors) => ReactNode
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
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})

  async function confirm() {
    setPending(true)
    setProblem('')
    setFieldErrors({})
    try {
      await onYes()
      onClose()
    } catch (error) {
      setProblem(explain(reasonOf(error, words.network)))
      if (error instanceof ApiRefusal) setFieldErrors(error.fieldErrors)
    } finally {
      setPending(false)
    }
  }

  return (
    <>
      <p className="whitespace-pre-line">{text}</p>
      {children?.(fieldErrors)}
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
