'use client'

import { useRouter } from 'next/navigation'
import { useState, type FormEvent } from 'react'
import { useAction } from '@/app/_client/action'
import { api } from '@/app/_client/api'
import { textOf } from '@/app/_client/form'
import { notify } from '@/app/_client/notices'
import { Button } from '@/app/_ui/button'
import { Field, TextArea } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import { languageFacts, type Language } from '@/lib/i18n/language'
import { labelled } from '@/lib/i18n/format'
import type { Translation } from '@/lib/menu/translations/schema'
import { longestTranslation, type Untranslated } from '@/lib/menu/translations/untranslated'
import { useScope } from '@/app/_client/scope'
import { useWords } from '../../_client/admin-words'

export function UntranslatedRow({ text, into }: { text: Untranslated; into: Language }) {
  const words = useWords('translations')
  const shell = useWords('shell')
  const { language } = useScope()
  const router = useRouter()
  const { isPending, run } = useAction()
  const [isEmpty, setEmpty] = useState(true)
  const { kind, id, of, instead, version } = text
  const what = fill(words.kinds[kind], { of })
  const Input = kind === 'description' ? TextArea : Field

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = textOf(new FormData(event.currentTarget), 'text')
    if (typed === '') return
    const body = { kind, id, language: into, text: typed } as Translation
    if (await run(() => api('PUT translations', { body, ifMatch: version })))
      notify(labelled(instead.length > 40 ? what : instead, shell.saved, language))
    router.refresh()
  }

  return (
    <li className="p-4">
      <form
        onSubmit={(event) => void save(event)}
        className="grid items-end gap-x-4 gap-y-2 md:grid-cols-[1fr_1fr_auto]"
      >
        <p className="min-w-0 self-start wrap-anywhere">
          <span className="text-ink-soft block text-sm">{what}</span>
          <span className="whitespace-pre-line">{instead}</span>
        </p>
        <Input
          name="text"
          id={`text-${kind}-${id}`}
          lang={into}
          label={fill(words.inLanguage, { language: languageFacts[into].name })}
          maxLength={longestTranslation[kind]}
          aria-description={instead}
          onChange={({ currentTarget }) => setEmpty(currentTarget.value.trim() === '')}
        />
        <Button
          type="submit"
          look="plain"
          aria-label={labelled(shell.save, instead, language)}
          disabled={isPending || isEmpty}
        >
          {shell.save}
        </Button>
      </form>
    </li>
  )
}
