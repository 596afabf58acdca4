import type { ReactNode } from 'react'
import { useForm, type FormState, type Plan } from '@/app/_client/form'
import { useQuestion } from '@/app/_ui/question'
import { fill } from '@/lib/i18n/fill'
import { formatPrice } from '@/lib/platform/money'
import { useWords } from '../_client/admin-words'
import { unusualAmounts } from './unusual-amounts'

export interface EditForm extends FormState {
  /** To be shown beside the form, not in it: they have fields of their own. */
  dialogs: ReactNode
}

/** A form of the admin pages: what is likely to be a slip is asked about before it is saved. */
export function useEditForm(plan: Omit<Plan, 'agree'>): EditForm {
  const words = useWords('forms')
  const { ask, dialog } = useQuestion()

  async function agree(form: HTMLFormElement): Promise<boolean> {
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

  return { ...useForm({ ...plan, agree }), dialogs: dialog }
}
