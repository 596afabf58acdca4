import { exactTextOf, useForm } from '@/app/_client/form'
import { api, ApiRefusal } from '@/app/_client/api'
import { Button } from '@/app/_ui/button'
import { Field } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import { useWords } from '../../../_client/admin-words'
import { useNow } from '../_board/clock'
import { useBoard } from '../_board/context'
import { Opener } from '../../../_ui/opener'

const warnMinutes = 30

/** From half an hour before the session ends: the password keeps the board, without leaving it. */
export function RenewSession({ endsAt }: { endsAt: Date }) {
  const words = useWords('board')
  const now = useNow(10_000)
  const minutes = Math.ceil((endsAt.getTime() - now) / 60_000)
  return (
    <Opener
      label={`${fill(words.sessionEnds, { minutes: Math.max(0, minutes) })} ${words.renew}`}
      title={words.renew}
      chip="bg-saffron text-poster-ink"
      role="alert"
      isOffered={minutes <= warnMinutes}
    >
      {(close) => <RenewForm close={close} />}
    </Opener>
  )
}

function RenewForm({ close }: { close: () => void }) {
  const words = useWords('board')
  const { refresh } = useBoard()

  const form = useForm({
    send: async (data) => {
      await api('POST admin/renew', { body: { password: exactTextOf(data, 'password') } })
      await refresh()
      close()
    },
    explain: (message, error) =>
      error instanceof ApiRefusal && 'password' in error.fieldErrors ? words.wrongPassword : message,
  })

  return (
    <form onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <p>{words.renewLead}</p>
      <Field
        name="password"
        label={words.password}
        type="password"
        autoComplete="current-password"
        required
        autoFocus
        error={form.notice?.text}
      />
      <Button type="submit" className="min-h-14 text-lg">
        {words.renew}
      </Button>
    </form>
  )
}
