'use client'

import { useState } from 'react'
import { api } from '@/app/_client/api'
import { reasonOf } from '@/app/_client/form'
import { notify } from '@/app/_client/notices'
import { useScope } from '@/app/_client/scope'
import { forgetSession } from '@/app/_client/sign-out'
import { Button } from '@/app/_ui/button'
import { Dialog } from '@/app/_ui/dialog'
import { href } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'

interface Props {
  words: Pick<Texts['profile'], 'everywhere' | 'everywhereText' | 'everywhereConfirm' | 'keep'>
  farewell: string
}

export function LogOutEverywhere({ words, farewell }: Props) {
  const { language, prefix, words: shared } = useScope()
  const [isAsking, setAsking] = useState(false)
  async function signOutEverywhere() {
    try {
      await api.logoutEverywhere(language)
      forgetSession(farewell, href(prefix, '/login'))
    } catch (error) {
      setAsking(false)
      notify(reasonOf(error, shared.network), 'alert')
    }
  }
  return (
    <div className="border-line border-t pt-8">
      <p className="text-ink-soft mb-4">{words.everywhereText}</p>
      <Button look="outline" onClick={() => setAsking(true)}>
        {words.everywhere}
      </Button>
      <Dialog title={words.everywhere} isOpen={isAsking} onClose={() => setAsking(false)}>
        <p className="mb-6">{words.everywhereText}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={signOutEverywhere}>{words.everywhereConfirm}</Button>
          <Button look="outline" onClick={() => setAsking(false)}>
            {words.keep}
          </Button>
        </div>
      </Dialog>
    </div>
  )
}
