import { useState, type ReactNode } from 'react'
import { contentOf, confirmLeave, watchForm } from '@/app/_client/unsaved'
import { useForm, type FormState, type Plan } from '@/app/_client/form'
import { type Question, useQuestion } from '@/app/_ui/ask-dialog'
import { fill } from '@/lib/i18n/fill'
import { formatPrice, rappenOf, isUnusualChange, readTypedAmount } from '@/lib/platform/values/money'
import { useWords } from '../_client/admin-words'
import { FieldWords, type Composed } from './field-in-words'
import { saveChanges } from './save-changes'
import { useConflict } from './use-conflict'
import { useSignIn, whileSignedIn } from './use-sign-in'

interface EditPlan<Fields, View> extends Pick<Plan, 'explain' | 'check'> {
  /** Null for a new thing. */
  opened: View | null
  read: (typed: FormData) => Fields
  add?: (fields: Fields) => Promise<View>
  /** `current` is the stored version, for a call that replaces everything although `fields` are partial. */
  change: (fields: Partial<Fields>, ifMatch: number, current: View) => Promise<View>
  /** Asked before a change is sent, instead of the question about unusual amounts. */
  question?: (fields: Fields, opened: View) => Question | null
  /** `isMerged`: some fields kept another person's version, so that the form is out of date. */
  onSaved: (view: View, isMerged: boolean) => void
  composed?: Partial<Record<keyof Fields, Composed>>
}

export interface EditFormState extends FormState {
  watch: (element: HTMLFormElement) => () => void
  /** They contain fields of their own, so they stand beside the form. */
  dialogs: ReactNode
  leave: (go: () => void) => void
  /** For the form's further calls. */
  whileSignedIn: <Result>(work: () => Promise<Result>) => Promise<Result>
}

/**
 * A likely slip is asked about, another person's change is shown, an ended session asks for the password in place, and
 * leaving asks while changes are unsaved.
 */
export function useEditForm<Fields extends object, View extends { version: number }>(
  plan: EditPlan<Fields, View>,
): EditFormState {
  const [opened] = useState(() => new OpenedForm(plan.opened, plan.read))
  const words = useWords('forms')
  const { ask, dialog } = useQuestion()
  const unusual = useUnusualAmounts(ask)
  const session = useSignIn()
  const conflict = useConflict()

  async function save(typed: FormData) {
    const fields = plan.read(typed)
    if (!opened.view) return { view: await plan.add?.(fields), isMerged: false }
    const { labelOf, show } = new FieldWords(opened.element, plan.composed ?? {}, words)
    const base = { opened: opened.view, untouched: opened.untouched ?? fields }
    return saveChanges({ fields, ...base, show, change: plan.change, choose: conflict.chooserWith(labelOf) })
  }

  async function agree(form: HTMLFormElement): Promise<boolean> {
    const question = opened.view && plan.question?.(plan.read(new FormData(form)), opened.view)
    return question ? ask(question) : unusual(form)
  }

  const form = useForm({
    explain: plan.explain,
    check: plan.check,
    agree,
    send: async (typed) => {
      const { view, isMerged } = await whileSignedIn(() => save(typed), session.signIn)
      if (!view) return
      opened.rememberAsSaved(view)
      plan.onSaved(view, isMerged)
    },
  })
  const dialogs = (
    <>
      {dialog}
      {session.dialog}
      {conflict.dialog}
    </>
  )
  return {
    ...form,
    watch: opened.watch,
    dialogs,
    leave: opened.leave,
    whileSignedIn: (work) => whileSignedIn(work, session.signIn),
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

interface AddPlan<Result> extends Pick<Plan, 'explain'> {
  send: (typed: FormData) => Promise<Result>
  onSaved?: (result: Result) => void
}

/** For things that are only added: no versions, the rest as above. */
export function useAddForm<Result>({ explain, send, onSaved }: AddPlan<Result>): EditFormState {
  const [opened] = useState(() => new OpenedForm<null, null>(null, () => null))
  const session = useSignIn()
  const form = useForm({
    explain,
    send: async (typed) => {
      const result = await whileSignedIn(() => send(typed), session.signIn)
      opened.rememberAsSaved(null)
      onSaved?.(result)
    },
  })
  return {
    ...form,
    watch: opened.watch,
    dialogs: session.dialog,
    leave: opened.leave,
    whileSignedIn: (work) => whileSignedIn(work, session.signIn),
  }
}

interface UnusualAmount {
  label: string
  fromRappen: number
  toRappen: number
}

/** Amounts that grow or fall so much that a slip is likelier than a decision. */
function unusualAmounts(form: HTMLFormElement): UnusualAmount[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[data-stored]')].flatMap((input) => {
    const fromRappen = rappenOf(Number(input.dataset.stored))
    const read = readTypedAmount(input.value)
    if (!('rappen' in read) || !isUnusualChange(fromRappen, read.rappen)) return []
    return [{ label: input.labels?.[0]?.textContent ?? '', fromRappen, toRappen: read.rappen }]
  })
}

class OpenedForm<Fields, View> {
  #element: HTMLFormElement | null = null
  #content = ''
  #untouched: Fields | null = null
  #view: View | null
  readonly #read: (typed: FormData) => Fields

  constructor(view: View | null, read: (typed: FormData) => Fields) {
    this.#view = view
    this.#read = read
  }

  /** Null for a new one. */
  get view(): View | null {
    return this.#view
  }

  get element(): HTMLFormElement | null {
    return this.#element
  }

  get untouched(): Fields | null {
    return this.#untouched
  }

  readonly watch = (element: HTMLFormElement) => {
    this.#element = element
    this.#remember(element)
    const unwatch = watchForm(element, () => contentOf(element) !== this.#content)
    return () => {
      unwatch()
      this.#element = null
    }
  }

  rememberAsSaved(view: View): void {
    this.#view = view
    if (this.#element) this.#remember(this.#element)
  }

  readonly leave = (go: () => void): void => {
    const asked = this.#element ? confirmLeave(this.#element) : Promise.resolve(true)
    void asked.then((may) => {
      if (may) go()
    })
  }

  #remember(element: HTMLFormElement): void {
    this.#untouched = this.#read(new FormData(element))
    this.#content = contentOf(element)
  }
}
