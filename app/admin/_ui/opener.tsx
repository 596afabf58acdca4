import { useState, type ReactNode } from 'react'
import { Button, type Look } from '@/app/_ui/button'
import { Dialog } from '@/app/_ui/dialog'

interface OpenerProps {
  label: ReactNode
  'aria-label'?: string
  title: string
  look?: Look
  /** Set: a chip in the head of the board, in this colour. */
  chip?: string
  className?: string
  role?: 'alert'
  /** False: shown only until its dialog is closed. */
  isOffered?: boolean
  /** What a tap does instead. */
  instead?: () => void
  isWide?: boolean
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** A button, and the dialog that it opens. */
export function Opener({ title, isOffered = true, isWide, instead, children, ...rest }: OpenerProps) {
  const { label, chip, role, ...look } = rest
  const [isOpen, setOpen] = useState(false)
  const press = instead ?? (() => setOpen(true))
  const close = () => setOpen(false)
  if (!isOffered && !isOpen) return null
  return (
    <>
      {chip ? (
        <span role={role} className="contents">
          <button type="button" onClick={press} className={`strip-chip ${chip}`}>
            {label}
          </button>
        </span>
      ) : (
        <Button look="plain" {...look} onClick={press}>
          {label}
        </Button>
      )}
      <Dialog title={title} isOpen={isOpen} onClose={close} isWide={isWide}>
        {typeof children === 'function' ? children(close) : children}
      </Dialog>
    </>
  )
}
