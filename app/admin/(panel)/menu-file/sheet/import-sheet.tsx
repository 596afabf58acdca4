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
import { Alcohol } from '../alcohol'
import { Problems, type RefusedFile } from '../problems'
import { Columns } from './columns'
import { AllergenKey, Questions } from './questions'
import { columnsFor, rememberColumns } from './remembered-columns'
import { SheetResult } from './result'
import type { Answers, Meaning, SheetOutcome } from './outcome'

export function ImportSheet() {
  const words = useWords('menuSheet')
  const { form, seen, refused, forget, answer, assign, apply, isBusy, signInDialog, questionDialog } = useImport()
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
          <Questions outcome={seen} onAnswer={answer} />
          <Columns outcome={seen} onAssign={assign} />
          <AllergenKey outcome={seen} onAnswer={answer} />
          <Alcohol proposals={seen.outcome?.alcohol ?? []} onAnswer={(notAlcoholic) => answer({ notAlcoholic })} />
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
  const answers = useRef<Answers>({})
  const isCorrected = useRef(false)

  function forget() {
    file.current = null
    answers.current = {}
    isCorrected.current = false
    setSeen(null)
    setRefused(null)
  }

  async function look(): Promise<void> {
    const asked = file.current
    const looked = await whileSignedIn(() => send(asked, { answers: answers.current, isDryRun: true }), session.signIn)
    // Another file was chosen, or another answer given, while this was read.
    if (file.current !== asked || isCorrected.current) return undefined
    const remembered = answers.current.columns ? null : columnsFor(looked.columns)
    if (!remembered) return setSeen(looked)
    answers.current = { ...answers.current, columns: remembered }
    return look()
  }

  async function lookAtCorrected() {
    while (isCorrected.current) {
      isCorrected.current = false
      await look()
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

  /** Another reading or another sheet has other columns. */
  function answer(said: Answers) {
    const { columns, ...others } = answers.current
    answers.current = { ...others, ...((said.allergenKey ?? said.notAlcoholic) && columns && { columns }), ...said }
    isCorrected.current = true
    if (!isBusy) void whileBusy(lookAtCorrected)
  }

  function assign(columns: readonly Meaning[]) {
    if (!seen) return
    rememberColumns(seen.columns, columns)
    setSeen({ ...seen, columns: seen.columns.map((column, at) => ({ ...column, meaning: columns[at] ?? 'ignore' })) })
    answer({ columns })
  }

  const sent = () => ({ file: file.current, answers: answers.current })
  const applying = useApply({ sent, signIn: session.signIn, whileBusy, look, forget })
  return { form, seen, refused, forget, answer, assign, isBusy, ...applying, signInDialog: session.dialog }
}

interface Applying {
  sent: () => { file: File | null; answers: Answers }
  signIn: () => Promise<boolean>
  whileBusy: (work: () => Promise<void>) => Promise<void>
  look: () => Promise<void>
  forget: () => void
}

/** Imports what was looked at: of the same file and the same menu. */
function useApply({ sent, signIn, whileBusy, look, forget }: Applying) {
  const words = useWords('menuFile')
  const sheetWords = useWords('menuSheet')
  const { language } = useScope()
  const { ask, dialog } = useQuestion()

  const apply = (seen: SheetOutcome) =>
    whileBusy(async () => {
      const leftOut = seen.refused_count > 0 ? `${counted(sheetWords.leftOut, seen.refused_count, language)} ` : ''
      const text = `${leftOut}${words.askNothingRemoved}`
      if (!(await ask({ question: words.ask, text, yes: words.apply, no: words.askNo }))) return
      const { file, answers } = sent()
      const columns = seen.columns.map(({ meaning }) => meaning)
      const { reading, sheet, refused_count: refused, outcome } = seen
      try {
        const wanted = { answers: { ...answers, columns, reading, sheet }, onlyGood: refused > 0 }
        const done = await whileSignedIn(() => send(file, { ...wanted, menuVersion: outcome?.menu_version }), signIn)
        notify(counted(sheetWords.done, done.dish_count, language))
        forget()
      } catch (error) {
        if (!(error instanceof ApiRefusal) || error.code !== 'changed_meanwhile') throw error
        notify(words.changedMeanwhile, 'alert', { about })
        await look()
      }
    })
  return { apply, questionDialog: dialog }
}

interface Wanted {
  answers: Answers
  isDryRun?: boolean
  onlyGood?: boolean
  menuVersion?: string | undefined
}

function send(file: File | null, { answers, isDryRun = false, onlyGood = false, menuVersion }: Wanted) {
  const { columns, reading, sheet, allergenKey, notAlcoholic } = answers
  return apiInWireNames('POST menu/sheet', {
    ...(isDryRun && { query: { dry_run: '1' } }),
    form: {
      file,
      ...(columns && { columns: JSON.stringify(columns) }),
      ...(reading && { reading }),
      ...(sheet && { sheet }),
      ...(allergenKey && { allergen_key: JSON.stringify(allergenKey) }),
      ...(notAlcoholic && { not_alcoholic: JSON.stringify(notAlcoholic) }),
      ...(onlyGood && { only_good: 'true' }),
      ...(menuVersion && { menu_version: menuVersion }),
    },
  })
}
