import { useState } from 'react'
import { api, reasonOf } from '@/app/_client/api'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { FormMessage } from '@/app/_ui/form-message'
import type { FormNotice } from '@/app/_client/form'
import type { Texts } from '@/lib/i18n/texts'

/** Sends the code that deletes the account, once it is wanted. */
export function DeletionCode({ words }: { words: Pick<Texts['profile']['deletion'], 'sendCode' | 'codeSent'> }) {
  const { words: shared } = useScope()
  const [isPending, setPending] = useState(false)
  const [notice, setNotice] = useState<FormNotice | null>(null)
  async function send() {
    setPending(true)
    try {
      await api('POST user/send-deletion-code')
      setNotice({ kind: 'status', text: words.codeSent })
    } catch (error) {
      setNotice({ kind: 'alert', text: reasonOf(error, shared.network) })
    } finally {
      setPending(false)
    }
  }
  return (
    <>
      <Button look="ink" className="justify-self-start" disabled={isPending} onClick={() => void send()}>
        {words.sendCode}
      </Button>
      <FormMessage kind={notice?.kind ?? 'status'} text={notice?.text ?? null} />
    </>
  )
}
