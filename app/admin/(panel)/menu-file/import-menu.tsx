'use client'

import { CheckField, Field } from '@/app/_ui/field'
import { useWords } from '../../_client/admin-words'
import { FormFoot } from '../../_ui/form-foot'
import { Preview } from './preview'
import { Problems, type Outcome, type RefusedFile } from './problems'
import { useState } from 'react'
import { apiInWireNames, ApiRefusal, reasonOf } from '@/app/_client/api'
import { fileOf, useForm } from '@/app/_client/form'
import { notify } from '@/app/_client/notices'
import { useScope } from '@/app/_client/scope'
import { useQuestion } from '@/app/_ui/ask-dialog'
import { counted, fill } from '@/lib/i18n/fill'
import { useSignIn, whileSignedIn } from '../../_form/use-sign-in'

export function ImportMenu() {
  const words = useWords('menuFile')
  const { form, shown, forget, apply, look, isApplying, signInDialog, questionDialog } = useImport()
  return (
    <>
      <form noValidate onSubmit={form.onSubmit} className="flex max-w-prose flex-col gap-4" onChange={forget}>
        <Field
          name="file"
          type="file"
          accept=".json,application/json"
          label={words.file}
          hint={words.fileHint}
          required
          error={form.fieldErrors.file}
        />
        <CheckField name="remove" label={words.remove} />
        <FormFoot form={form} label={words.look} />
      </form>
      {shown?.kind === 'problems' && <Problems {...shown.refused} />}
      {shown?.kind === 'preview' && (
        <Preview
          outcome={shown.outcome}
          onApply={apply}
          onNotAlcoholic={(names) => void look(names)}
          isApplying={isApplying}
        />
      )}
      {signInDialog}
      {questionDialog}
    </>
  )
}

type Shown = { kind: 'preview'; outcome: Outcome } | { kind: 'problems'; refused: RefusedFile }

const about = 'menu-file'

interface Chosen {
  file: File
  remove: boolean
  /** Names of dishes that only sound like alcohol. */
  notAlcoholic: string[]
}

/** First the preview, then, for the same file and the same menu, the import. */
function useImport() {
  const words = useWords('menuFile')
  const session = useSignIn()
  const [shown, setShown] = useState<Shown | null>(null)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const forget = () => setShown(null)

  function showInstead(error: unknown): boolean {
    const instead = shownInstead(error)
    if (instead) setShown(instead)
    if (instead?.kind === 'preview') notify(words.changedMeanwhile, 'alert', { about })
    return instead !== null
  }

  const form = useForm({
    send: async (data) => {
      const file = fileOf(data, 'file')
      if (!file) return { kind: 'alert', text: words.emptyFile }
      const next = { file, remove: data.get('remove') !== null, notAlcoholic: [] }
      setChosen(next)
      forget()
      try {
        const outcome = await whileSignedIn(() => send(next, { isDryRun: true }), session.signIn)
        setShown({ kind: 'preview', outcome })
      } catch (error) {
        if (!showInstead(error)) throw error
      }
      return null
    },
  })
  async function look(notAlcoholic: string[]) {
    if (!chosen) return
    const next = { ...chosen, notAlcoholic }
    setChosen(next)
    try {
      const outcome = await whileSignedIn(() => send(next, { isDryRun: true }), session.signIn)
      setShown({ kind: 'preview', outcome })
    } catch (error) {
      if (!showInstead(error)) notify(reasonOf(error, words.noAnswer), 'alert', { about })
    }
  }

  const applying = useApply({ chosen, showInstead, signIn: session.signIn, onDone: forget })
  return { form, shown, forget, look, ...applying, signInDialog: session.dialog }
}

function shownInstead(error: unknown): Shown | null {
  if (!(error instanceof ApiRefusal)) return null
  if (error.code === 'menu_file_invalid') return { kind: 'problems', refused: error.data as RefusedFile }
  return error.code === 'changed_meanwhile' ? { kind: 'preview', outcome: error.data as Outcome } : null
}

interface Applying {
  chosen: Chosen | null
  showInstead: (error: unknown) => boolean
  signIn: () => Promise<boolean>
  onDone: () => void
}

function useApply({ chosen, showInstead, signIn, onDone }: Applying) {
  const words = useWords('menuFile')
  const scope = useScope()
  const [isApplying, setApplying] = useState(false)
  const { ask, dialog } = useQuestion()

  async function apply({ counts, menu_version: menuVersion }: Outcome) {
    if (!chosen || isApplying) return
    const removed = counts.reduce((sum, count) => sum + count.removed, 0)
    const text = removed > 0 ? counted(words.askRemoved, removed, scope.language) : words.askNothingRemoved
    if (!(await ask({ question: words.ask, text, yes: words.apply, no: words.askNo }))) return
    setApplying(true)
    try {
      const done = await whileSignedIn(() => send(chosen, { menuVersion }), signIn)
      const total = done.counts.reduce((sum, count) => sum + count.added + count.changed + count.removed, 0)
      notify(counted(words.done, total, scope.language))
      onDone()
    } catch (error) {
      if (!showInstead(error))
        // Without an answer it is unknown whether it was applied; a second preview tells.
        notify(error instanceof ApiRefusal ? fill(words.failed, { message: error.message }) : words.noAnswer, 'alert', {
          about,
        })
    } finally {
      setApplying(false)
    }
  }

  return { apply, isApplying, questionDialog: dialog }
}

interface Wanted {
  isDryRun?: boolean
  menuVersion?: string
}

function send({ file, remove, notAlcoholic }: Chosen, { isDryRun = false, menuVersion }: Wanted) {
  return apiInWireNames('POST menu/import', {
    ...(isDryRun && { query: { dry_run: '1' } }),
    form: {
      file,
      ...(remove && { remove: 'true' }),
      ...(menuVersion && { menu_version: menuVersion }),
      ...(notAlcoholic.length > 0 && { not_alcoholic: JSON.stringify(notAlcoholic) }),
    },
  })
}
