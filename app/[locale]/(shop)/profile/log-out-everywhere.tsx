'use client'

import { useState } from 'react'
import { api } from '@/app/_client/api'
import { useScope } from '@/app/_client/scope'
import { forgetSession } from '@/app/_client/sign-out'
import { AskDialog } from '@/app/_ui/ask-dialog'
import { Button } from '@/app/_ui/button'
import { href } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'

interface Props {
  words: Pick<Texts['profile'], 'everywhere' | 'everywhereText' | 'everywhereConfirm' | 'keep'>
  farewell: string
}

export function LogOutEverywhere({ words, farewell }: Props) {
  const { prefix } = useScope()
  const [isAsking, setAsking] = useState(false)
  async function logOut() {
    await api('POST user/logout-everywhere')
    forgetSession({ target: href(prefix, '/login'), farewell })
  }
  return (
    <div className="border-line border-t pt-8">
      <p className="text-ink-soft mb-4">{words.everywhereText}</p>
      <Button look="outline" onClick={() => setAsking(true)}>
        {words.everywhere}
      </Button>
      <AskDialog
        question={words.everywhere}
        text={words.everywhereText}
        yes={words.everywhereConfirm}
        no={words.keep}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onYes={logOut}
      />
    </div>
  )
}
