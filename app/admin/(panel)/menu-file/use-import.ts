import { useState } from 'react'
import { api, ApiRefusal } from '@/app/_client/api'
import { fileOf, useForm } from '@/app/_client/form'
import { notify } from '@/app/_client/notices'
import { useScope } from '@/app/_client/scope'
import { useQuestion } from '@/app/_ui/question'
import { counted, fill } from '@/lib/i18n/fill'
import { useWords } from '../../_client/admin-words'
import { whileSignedIn } from '../../_form/use-edit-form'
import { useSignIn } from '../../_form/use-sign-in'
import type { Outcome, RefusedFile } from './problems'

export type Shown = { kind: 'preview'; outcome: Outcome } | { kind: 'problems'; refused: RefusedFile }

/** Whatever is said of an import takes the place of what was said before. */
const about = 'menu-file'

interface Chosen {
  file: File
  remove: boolean
}

/** First what would change, then, for the same file and the same menu, the change. */
export function useImport() {
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
      const next = { file, remove: data.get('remove') !== null }
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
  const applying = useApply({ chosen, showInstead, signIn: session.signIn, onDone: forget })
  return { form, shown, forget, ...applying, signInDialog: session.dialog }
}

/** What a refusal brings along says more than its message. */
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
        // Without an answer nobody knows here whether it was applied; a second look at the changes tells.
        notify(error instanceof ApiRefusal ? fill(words.failed, { message: error.message }) : words.noAnswer, 'alert', {
          about,
        })
    } finally {
      setApplying(false)
    }
  }

  return { apply, isApplying, questionDialog: dialog }
}

function send(
  { file, remove }: Chosen,
  { isDryRun = false, menuVersion }: { isDryRun?: boolean; menuVersion?: string },
) {
  return api('POST menu/import', {
    ...(isDryRun && { query: { dry_run: '1' } }),
    form: { file, ...(remove && { remove: 'true' }), ...(menuVersion && { menu_version: menuVersion }) },
  })
}
