import { type ComponentProps, type ReactNode, useState } from 'react'
import { ApiRefusal, explained, type Explain } from '@/app/_client/api'
import type { FieldErrors } from '@/app/_client/form'
import { useScope } from '@/app/_client/scope'
import { Button } from './button'
import { Dialog } from './dialog'

interface Props {
  question: string
  text: string
  yes: string
  no: string
  isOpen: boolean
  onClose: () => void
  onYes: () => Promise<unknown>
  explain?: Explain
  children?: (fieldErrors: FieldErrors) => ReactNode
}

export function AskDialog({ question, isOpen, onClose, ...rest }: Props) {
  return (
    <Dialog title={question} isOpen={isOpen} onClose={onClose}>
      <Answers {...rest} onClose={onClose} />
    </Dialog>
  )
}

function Answers({ text, yes, no, onClose, onYes, explain, children }: Omit<Props, 'question' | 'isOpen'>) {
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
      setProblem(explained(error, words.network, explain))
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

interface AskButtonProps
  extends
    Question,
    Pick<Props, 'onYes' | 'explain'>,
    Pick<ComponentProps<typeof Button>, 'look' | 'className' | 'aria-label'> {
  label: string
  /** Asked before, such as whether to leave unsaved changes. */
  mayAsk?: () => Promise<boolean>
}

export function AskButton({ label, look = 'outline', className, mayAsk, ...rest }: AskButtonProps) {
  const { 'aria-label': name, ...asked } = rest
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        look={look}
        className={className}
        aria-label={name}
        onClick={() => (mayAsk ? void mayAsk().then(setOpen) : setOpen(true))}
      >
        {label}
      </Button>
      <AskDialog {...asked} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

export interface Question {
  question: string
  text: string
  yes: string
  no: string
}

interface Asked extends Question {
  /** The key of the dialog: one that the browser has just closed cannot be reopened in place. */
  turn: number
  answer: (isYes: boolean) => void
}

const unasked: Asked = { question: '', text: '', yes: '', no: '', turn: 0, answer: () => undefined }

/** `await ask(…)` resolves with the answer; closing is a no. */
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
      // A promise settles once, so a no after a yes has no effect.
      onClose={() => {
        answer(false)
        setOpen(false)
      }}
      onYes={async () => answer(true)}
    />
  )
  return { ask, dialog }
}
