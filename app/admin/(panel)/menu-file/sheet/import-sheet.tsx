'use client'

import { useRef, useState } from 'react'
import { apiInWireNames, ApiRefusal, reasonOf } from '@/app/_client/api'
import { fileOf, useForm } from '@/app/_client/form'
import { notify } from '@/app/_client/notices'
import { useScope } from '@/app/_client/scope'
import { useQuestion } from '@/app/_ui/ask-dialog'
import { Field } from '@/app/_ui/field'
import { counted, fill } from '@/lib/i18n/fill'
import { useWords } from '../../../_client/admin-words'
import { useSignIn, whileSignedIn } from '../../../_form/use-sign-in'
import { FormFoot } from '../../../_ui/form-foot'
import { Problems, type RefusedFile } from '../problems'
import { Columns } from './columns'
import { columnsFor, rememberColumns } from './remembered-columns'
import { SheetResult } from './result'
import type { Meaning, SheetOutcome } from './outcome'

export function ImportSheet() {
  const words = useWords('menuSheet')
  const { form, seen, refused, forget, assign, apply, isBusy, signInDialog, questionDialog } = useImport()
  return (
    <>
      <form noValidate onSubmit={form.onSubmit} onChange={forget} className="flex max-w-prose flex-col gap-4">
        <Field
          id="sheet-file"
          name="file"
          type="file"
          accept=".xlsx,.ods,.csv,.txt,text/csv"
          label={words.file}
          hint={words.fileHint}
          required
          error={form.fieldErrors.file}
        />
        <FormFoot form={form} label={words.read} />
      </form>
      {refused && <Problems {...refused} />}
      {seen && (
        <>
          <Columns outcome={seen} onAssign={assign} />
          <SheetResult outcome={seen} onApply={apply} isBusy={isBusy} />
        </>
      )}
      {signInDialog}
      {questionDialog}
    </>
  )
}

const about = 'menu-sheet'

function useImport() {
  const words = useWords('menuFile')
  const session = useSignIn()
  const file = useRef<File | null>(null)
  const [seen, setSeen] = useState<SheetOutcome | null>(null)
  const [refused, setRefused] = useState<RefusedFile | null>(null)
  const [isBusy, setBusy] = useState(false)
  const corrected = useRef<readonly Meaning[] | null>(null)

  function forget() {
    file.current = null
    corrected.current = null
    setSeen(null)
    setRefused(null)
  }

  async function look(columns?: readonly Meaning[]): Promise<void> {
    const asked = file.current
    const looked = await whileSignedIn(() => send(asked, { columns, isDryRun: true }), session.signIn)
    // Another file was chosen, or another column corrected, while this was read.
    if (file.current !== asked || corrected.current) return undefined
    const remembered = columns ? null : columnsFor(looked.columns)
    if (remembered) return look(remembered)
    setSeen(looked)
    return undefined
  }

  async function lookAtCorrected() {
    while (corrected.current) {
      const columns = corrected.current
      corrected.current = null
      await look(columns)
    }
  }

  function showInstead(error: unknown): boolean {
    if (!(error instanceof ApiRefusal) || error.code !== 'menu_file_invalid') return false
    setSeen(null)
    setRefused(error.data as RefusedFile)
    return true
  }

  async function whileBusy(work: () => Promise<void>) {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      if (!showInstead(error))
        notify(fill(words.failed, { message: reasonOf(error, words.noAnswer) }), 'alert', { about })
    } finally {
      setBusy(false)
    }
  }

  const form = useForm({
    send: async (data) => {
      forget()
      file.current = fileOf(data, 'file')
      if (!file.current) return { kind: 'alert', text: words.emptyFile }
      try {
        await look()
      } catch (error) {
        if (!showInstead(error)) throw error
      }
      return null
    },
  })

  function assign(columns: readonly Meaning[]) {
    if (!seen) return
    rememberColumns(seen.columns, columns)
    setSeen({ ...seen, columns: seen.columns.map((column, at) => ({ ...column, meaning: columns[at] ?? 'ignore' })) })
    corrected.current = columns
    if (!isBusy) void whileBusy(lookAtCorrected)
  }

  const applying = useApply({ file: () => file.current, signIn: session.signIn, whileBusy, look, forget })
  return { form, seen, refused, forget, assign, isBusy, ...applying, signInDialog: session.dialog }
}

interface Applying {
  file: () => File | null
  signIn: () => Promise<boolean>
  whileBusy: (work: () => Promise<void>) => Promise<void>
  look: (columns: readonly Meaning[]) => Promise<void>
  forget: () => void
}

/** Imports what was looked at: of the same file and the same menu. */
function useApply({ file, signIn, whileBusy, look, forget }: Applying) {
  const words = useWords('menuFile')
  const sheetWords = useWords('menuSheet')
  const { language } = useScope()
  const { ask, dialog } = useQuestion()

  const apply = (seen: SheetOutcome) =>
    whileBusy(async () => {
      const leftOut = seen.refused_count > 0 ? `${counted(sheetWords.leftOut, seen.refused_count, language)} ` : ''
      const text = `${leftOut}${words.askNothingRemoved}`
      if (!(await ask({ question: words.ask, text, yes: words.apply, no: words.askNo }))) return
      const columns = seen.columns.map(({ meaning }) => meaning)
      try {
        const sent = { columns, onlyGood: seen.refused_count > 0, menuVersion: seen.outcome?.menu_version }
        const done = await whileSignedIn(() => send(file(), sent), signIn)
        notify(counted(sheetWords.done, done.dish_count, language))
        forget()
      } catch (error) {
        if (!(error instanceof ApiRefusal) || error.code !== 'changed_meanwhile') throw error
        notify(words.changedMeanwhile, 'alert', { about })
        await look(columns)
      }
    })
  return { apply, questionDialog: dialog }
}

interface Wanted {
  columns?: readonly Meaning[] | undefined
  isDryRun?: boolean
  onlyGood?: boolean
  menuVersion?: string | undefined
}

function send(file: File | null, { columns, isDryRun = false, onlyGood = false, menuVersion }: Wanted) {
  return apiInWireNames('POST menu/sheet', {
    ...(isDryRun && { query: { dry_run: '1' } }),
    form: {
      file,
      ...(columns && { columns: JSON.stringify(columns) }),
      ...(onlyGood && { only_good: 'true' }),
      ...(menuVersion && { menu_version: menuVersion }),
    },
  })
}
