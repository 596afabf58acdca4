import { useState, type ReactNode } from 'react'
import { ApiRefusal } from '@/app/_client/api'
import { useForm, type FormState, type Plan } from '@/app/_client/form'
import { useQuestion, type Question } from '@/app/_ui/question'
import { fill } from '@/lib/i18n/fill'
import { formatPrice, rappenOf } from '@/lib/platform/money'
import { isUnusualChange, readTypedAmount } from '@/lib/platform/typed-amount'
import { useWords } from '../_client/admin-words'
import type { Show } from './conflict'
import { OpenedForm } from './opened-form'
import { saveChanges } from './save-changes'
import { useConflict } from './use-conflict'
import { useSignIn } from './use-sign-in'

interface EditPlan<Fields, View> extends Pick<Plan, 'explain' | 'check'> {
  /** What the form was opened with; null: something new. */
  opened: View | null
  /** The fields of the call, out of what the form holds. */
  read: (typed: FormData) => Fields
  add?: (fields: Fields) => Promise<View>
  /** `current`: what the shop holds in that version, for a call that wants everything and gets what is left of `fields`. */
  change: (fields: Partial<Fields>, ifMatch: number, current: View) => Promise<View>
  /** Asked before a change is sent, instead of whether its amounts are right. */
  question?: (fields: Fields, opened: View) => Question | null
  /** `isMerged`: for some fields the version of somebody else was kept, so that the form holds what is no longer true. */
  onSaved: (view: View, isMerged: boolean) => void
  /** The fields in the words of the page, for whoever has to choose between two versions. */
  labels: Record<string, string>
  show: Show
}

export interface EditForm extends FormState {
  /** The form's `ref`. */
  watch: (element: HTMLFormElement) => () => void
  /** To be shown beside the form, not in it: they have fields of their own. */
  dialogs: ReactNode
  /** Asks before what was typed is given up. */
  leave: (go: () => void) => void
}

/**
 * A form of the admin pages, which loses nothing: a likely slip is asked about, the change of somebody else is shown, an
 * ended session asks for the password in place, and leaving asks as long as something is not saved.
 */
export function useEditForm<Fields extends object, View extends { version: number }>(
  plan: EditPlan<Fields, View>,
): EditForm {
  const [opened] = useState(() => new OpenedForm(plan.opened, plan.read))
  const { ask, dialog } = useQuestion()
  const unusual = useUnusualAmounts(ask)
  const session = useSignIn()
  const conflict = useConflict()

  async function save(typed: FormData) {
    const fields = plan.read(typed)
    if (!opened.view) return { view: await plan.add?.(fields), isMerged: false }
    const { show, change, labels } = plan
    const base = { opened: opened.view, untouched: opened.untouched ?? fields }
    return saveChanges({ fields, ...base, show, change, choose: conflict.chooserWith(labels) })
  }

  async function agree(form: HTMLFormElement): Promise<boolean> {
    const question = opened.view && plan.question?.(plan.read(new FormData(form)), opened.view)
    return question ? ask(question) : unusual(form)
  }

  const form = useForm({
    ...(plan.explain && { explain: plan.explain }),
    ...(plan.check && { check: plan.check }),
    agree,
    send: async (typed) => {
      const { view, isMerged } = await whileSignedIn(() => save(typed), session.signIn)
      if (!view) return null
      opened.rememberAsSaved(view)
      plan.onSaved(view, isMerged)
      return null
    },
  })
  const dialogs = (
    <>
      {dialog}
      {session.dialog}
      {conflict.dialog}
    </>
  )
  return { ...form, watch: opened.watch, dialogs, leave: opened.leave }
}

/** Again after the password, as often as the session has ended. */
export async function whileSignedIn<Result>(
  work: () => Promise<Result>,
  signIn: () => Promise<boolean>,
): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      const hasEnded = error instanceof ApiRefusal && error.code === 'not_signed_in'
      if (!hasEnded || !(await signIn())) throw error
    }
  }
}

function useUnusualAmounts(ask: (question: Question) => Promise<boolean>) {
  const words = useWords('forms')
  return async function agree(form: HTMLFormElement): Promise<boolean> {
    const unusual = unusualAmounts(form).map(({ label, fromRappen, toRappen }) =>
      fill(words.unusualAmount, { field: label, from: formatPrice(fromRappen), to: formatPrice(toRappen) }),
    )
    if (unusual.length === 0) return true
    return ask({
      question: words.unusualAmountAsk,
      text: unusual.join(' '),
      yes: words.unusualAmountYes,
      no: words.unusualAmountNo,
    })
  }
}

interface AddPlan extends Pick<Plan, 'explain'> {
  send: (typed: FormData) => Promise<unknown>
  onSaved: () => void
}

/** A form for what is only ever added: an ended session asks for the password in place, and leaving asks too. */
export function useAddForm({ explain, send, onSaved }: AddPlan): EditForm {
  const [opened] = useState(() => new OpenedForm<null, null>(null, () => null))
  const session = useSignIn()
  const form = useForm({
    ...(explain && { explain }),
    send: async (typed) => {
      await whileSignedIn(() => send(typed), session.signIn)
      opened.rememberAsSaved(null)
      onSaved()
      return null
    },
  })
  return { ...form, watch: opened.watch, dialogs: session.dialog, leave: opened.leave }
}

/** The error of a list or about anything in it: the shop names the place as `zones.2.fee`. */
export function errorBelow(fieldErrors: Record<string, string>, field: string): string | undefined {
  return Object.entries(fieldErrors).find(([name]) => name === field || name.startsWith(`${field}.`))?.[1]
}

interface UnusualAmount {
  label: string
  fromRappen: number
  toRappen: number
}

/** The amounts of a form that grow or fall so much that a slip is likelier than a decision. */
function unusualAmounts(form: HTMLFormElement): UnusualAmount[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[data-stored]')].flatMap((input) => {
    const fromRappen = rappenOf(Number(input.dataset.stored))
    const read = readTypedAmount(input.value)
    if (!('rappen' in read) || !isUnusualChange(fromRappen, read.rappen)) return []
    return [{ label: input.labels?.[0]?.textContent ?? '', fromRappen, toRappen: read.rappen }]
  })
}
