import { api } from '@/app/_client/api'
import { textOf, useForm } from '@/app/_client/form'
import { Field } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import { useWords } from '../../_client/admin-words'
import { FormFoot } from '../../_ui/form-foot'
import { PairingCode, type Invitation } from './pairing-code'

interface AddDeviceProps {
  invitation: Invitation | null
  onInvited: (invitation: Invitation) => void
}

/** First a name, then the code until the device has entered it. */
export function AddDevice({ invitation, onInvited }: AddDeviceProps) {
  async function invite(name: string) {
    onInvited({ ...(await api('POST devices', { body: { name } })), name })
  }
  if (!invitation) return <NameForm invite={invite} />
  return <PairingCode key={invitation.id} invitation={invitation} onRenew={() => invite(invitation.name)} />
}

function NameForm({ invite }: { invite: (name: string) => Promise<void> }) {
  const words = useWords('devices')
  const form = useForm({
    explain: (message) => fill(words.failed, { message }),
    send: async (data) => {
      await invite(textOf(data, 'name'))
      return null
    },
  })
  return (
    <form onSubmit={form.onSubmit}>
      <Field
        name="name"
        id="device-name"
        label={words.name}
        hint={words.nameHint}
        maxLength={60}
        required
        autoFocus
        autoComplete="off"
        error={form.fieldErrors.name}
      />
      <FormFoot form={form} label={words.getCode} />
    </form>
  )
}
