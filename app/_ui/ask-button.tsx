import { useState, type ComponentProps } from 'react'
import { AskDialog } from './ask-dialog'
import { Button } from './button'
import type { Question } from './question'

interface AskButtonProps extends Question, Pick<ComponentProps<typeof Button>, 'look' | 'className'> {
  label: string
  onYes: () => Promise<unknown>
}

/** A button for what is not done before it was asked about. */
export function AskButton({ label, onYes, look = 'outline', className, ...asked }: AskButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look={look} {...(className && { className })} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <AskDialog {...asked} isOpen={isOpen} onClose={() => setOpen(false)} onYes={onYes} />
    </>
  )
}
