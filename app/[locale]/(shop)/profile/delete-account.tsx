'use client'

import { useState } from 'react'
import type { FormNotice } from '@/app/_client/form'
import { api, reasonOf } from '@/app/_client/api'
import { useScope } from '@/app/_client/scope'
import { forgetSession } from '@/app/_client/user'
import { AskDialog } from '@/app/_ui/ask-dialog'
import { Button } from '@/app/_ui/button'
import { FormMessage } from '@/app/_ui/form-message'
import { Field } from '@/app/_ui/field'
import { href } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'
import { CodeField } from '../_account/otp-step'

interface Props {
  words: Texts['profile']['deletion']
  /** Without a password a mailed code proves the account. */
  hasPassword: boolean
}

export function DeleteAccount({ words, hasPassword }: Props) {
  const { prefix } = useScope()
  const [isAsking, setAsking] = useState(false)
  const [typed, setTyped] = useState('')
  async function deleteForGood() {
    await api('POST user/delete-account', { body: hasPassword ? { password: typed } : { otp: typed } })
    forgetSession({ target: href(prefix, '/'), farewell: words.done })
  }
  function close() {
    setAsking(false)
    setTyped('')
  }
  return (
    <div className="border-line border-t pt-8">
      <p className="text-ink-soft mb-4">{words.lead}</p>
      <Button look="outline" onClick={() => setAsking(true)}>
        {words.ask}
      </Button>
      <AskDialog
        question={words.question}
        text={words.text}
        yes={words.yes}
        no={words.no}
        isOpen={isAsking}
        onClose={close}
        onYes={deleteForGood}
      >
        {(fieldErrors) => (
          <div className="mt-5 grid gap-4">
            {hasPassword ? (
              <Field
                id="deletion-password"
                name="password"
                label={words.password}
                type="password"
                required
                autoComplete="current-password"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                error={fieldErrors.password}
              />
            ) : (
              <>
                <DeletionCode words={words} />
                <CodeField label={words.code} required value={typed} onChange={setTyped} error={fieldErrors.otp} />
              </>
            )}
          </div>
        )}
      </AskDialog>
    </div>
  )
}

function DeletionCode({ words }: { words: Pick<Texts['profile']['deletion'], 'sendCode' | 'codeSent'> }) {
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
