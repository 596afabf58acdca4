import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { notify } from '@/app/_client/notices'
import { AskDialog } from '@/app/_ui/ask-dialog'
import { Button } from '@/app/_ui/button'
import { Dialog } from '@/app/_ui/dialog'
import { Icon } from '@/app/_ui/icon'
import { fill } from '@/lib/i18n/fill'
import { useWords } from '../_client/admin-words'
import { type MenuEntry, RowMenu } from '../_ui/row-menu'

interface FormDialog {
  title: string
  isWide?: boolean
  form: (close: () => void) => ReactNode
}

interface RowActionsProps {
  name: string
  moves?: MenuEntry[]
  /** In a dialog, or on a page of its own. */
  edit: FormDialog | (() => void)
  remove: { question: string; text: string; call: () => Promise<unknown> }
}

/** What can be done with one entry of the menu in its row: edit, move, delete. */
export function RowActions({ name, moves = [], edit, remove }: RowActionsProps) {
  const words = useWords('menu')
  const shell = useWords('shell')
  const router = useRouter()
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className="flex justify-end">
      <EditButton name={name} onClick={typeof edit === 'function' ? edit : () => setOpen('edit')} />
      <RowMenu
        label={fill(words.moreNamed, { name })}
        entries={[...moves, { label: shell.delete, onSelect: () => setOpen('delete'), isDanger: true }]}
      />
      {typeof edit === 'object' && (
        <Dialog title={edit.title} isOpen={open === 'edit'} onClose={close} isWide={edit.isWide ?? false}>
          {edit.form(close)}
        </Dialog>
      )}
      <AskDialog
        question={fill(remove.question, { name })}
        text={remove.text}
        yes={shell.delete}
        no={shell.cancel}
        isOpen={open === 'delete'}
        onClose={close}
        explain={words.deleteFailed}
        // Also after a refusal: the entry may have changed, and then the page is behind.
        onYes={async () => {
          await remove.call().finally(() => router.refresh())
          notify(fill(shell.deleted, { name }))
        }}
      />
    </div>
  )
}

function EditButton({ name, onClick }: { name: string; onClick: () => void }) {
  const words = useWords('menu')
  const shell = useWords('shell')
  return (
    <button type="button" className="row-control" aria-label={fill(words.editNamed, { name })} onClick={onClick}>
      <span className="@max-[40rem]/cards:hidden">{shell.edit}</span>
      <Icon name="pencil" className="hidden size-5 @max-[40rem]/cards:block" />
    </button>
  )
}

export function AddButton({ title, isWide = false, form }: FormDialog) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{title}</Button>
      <Dialog title={title} isOpen={isOpen} onClose={() => setOpen(false)} isWide={isWide}>
        {form(() => setOpen(false))}
      </Dialog>
    </>
  )
}
