import { api } from '@/app/_client/api'
import { textOf, useForm } from '@/app/_client/form'
import { Button } from '@/app/_ui/button'
import { Field } from '@/app/_ui/field'
import { useWords } from '../../../_client/admin-words'
import { useBoard } from '../_board/context'
import { Opener } from '../../../_ui/opener'
import { useKitchenCall } from './use-kitchen-call'

/** On a paired device, the cook who acts from now on, by PIN. */
export function WhoCooks() {
  const words = useWords('devices')
  const { device } = useBoard()
  const { isPending, run } = useKitchenCall()
  if (!device) return null
  return (
    <Opener label={device.actor ?? words.who} title={words.who}>
      {(close) => (
        <>
          <PinForm close={close} />
          {device.actor && (
            <Button
              look="plain"
              className="mt-4 min-h-16 w-full text-lg"
              disabled={isPending}
              onClick={() => void run(() => api('DELETE devices/actor'), close)}
            >
              {words.nobody}
            </Button>
          )}
        </>
      )}
    </Opener>
  )
}

function PinForm({ close }: { close: () => void }) {
  const words = useWords('devices')
  const { refresh } = useBoard()
  const form = useForm({
    send: async (data) => {
      await api('PUT devices/actor', { body: { pin: textOf(data, 'pin') } })
      await refresh()
      close()
    },
  })
  return (
    <form onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <p>{words.whoLead}</p>
      <Field
        name="pin"
        label={words.pin}
        hint={words.pinHint}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        pattern="[0-9]{4,6}"
        maxLength={6}
        required
        autoFocus
        className="[&_input]:text-xl [&_input]:tracking-widest"
        error={form.fieldErrors.pin ?? form.notice?.text}
      />
      <Button type="submit" className="min-h-16 text-lg" disabled={form.isPending}>
        {words.thatsMe}
      </Button>
    </form>
  )
}
