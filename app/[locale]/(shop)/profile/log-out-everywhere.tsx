'use client'

import { api } from '@/app/_client/api'
import { useScope } from '@/app/_client/scope'
import { forgetSession } from '@/app/_client/user'
import { AskButton } from '@/app/_ui/ask-button'
import { href } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'

interface Props {
  words: Pick<Texts['profile'], 'everywhere' | 'everywhereText' | 'everywhereConfirm' | 'keep'>
  farewell: string
}

export function LogOutEverywhere({ words, farewell }: Props) {
  const { prefix } = useScope()
  async function logOut() {
    await api('POST user/logout-everywhere')
    forgetSession({ target: href(prefix, '/login'), farewell })
  }
  return (
    <div className="border-line border-t pt-8">
      <p className="text-ink-soft mb-4">{words.everywhereText}</p>
      <AskButton
        label={words.everywhere}
        question={words.everywhere}
        text={words.everywhereText}
        yes={words.everywhereConfirm}
        no={words.keep}
        onYes={logOut}
      />
    </div>
  )
}
