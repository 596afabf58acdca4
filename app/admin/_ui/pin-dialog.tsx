import { api } from '@/app/_client/api'
import { textOf, useForm } from '@/app/_client/form'
import { notify } from '@/app/_client/notices'
import { useAction } from '@/app/_client/action'
import { Button } from '@/app/_ui/button'
import { Dialog } from '@/app/_ui/dialog'
import { Field } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import { useWords } from '../_client/admin-words'
import { FormFoot } from './form-foot'

interface PinOwner {
  id: string
  name: string
  has_pin?: boolean
}

interface PinDialogProps {
  person: PinOwner
  isOpen: boolean
  onClose: () => void
  onSaved?: () => void
}

/** Sets or removes the PIN that identifies a person on a paired device. */
export function PinDialog({ person, isOpen, onClose, onSaved = () => undefined }: PinDialogProps) {
  const { pin: words } = useWords('shell')
  return (
    <Dialog title={fill(words.title, { name: person.name })} isOpen={isOpen} onClose={onClose}>
      <PinForm
        person={person}
        onDone={() => {
          onClose()
          onSaved()
        }}
      />
    </Dialog>
  )
}

function PinForm({ person: { id, name, has_pin = true }, onDone }: { person: PinOwner; onDone: () => void }) {
  const { pin: words, saved } = useWords('shell')
  const { isPending, run } = useAction()
  async function save(pin: string | null) {
    await api('PUT users/{id}/pin', { params: { id }, body: { pin } })
    notify(saved)
    onDone()
  }
  const form = useForm({
    send: async (data) => {
      await save(textOf(data, 'pin'))
    },
  })
  return (
    <form onSubmit={form.onSubmit}>
      <p className="mb-4">{fill(words.lead, { name })}</p>
      <Field
        name="pin"
        id={`pin-${id}`}
        label={words.digits}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        required
        autoFocus
        error={form.fieldErrors.pin}
      />
      {has_pin && (
        <Button look="quiet" className="mt-3" disabled={isPending} onClick={() => void run(() => save(null))}>
          {words.remove}
        </Button>
      )}
      <FormFoot form={form} />
    </form>
  )
}
