import { useState } from 'react'
import { useForm, type Plan } from '@/app/_client/form'
import { OpenedForm } from './opened-form'
import { whileSignedIn, type EditForm } from './use-edit-form'
import { useSignIn } from './use-sign-in'

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
