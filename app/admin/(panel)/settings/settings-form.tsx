import type { ReactNode } from 'react'
import { useRouter } from 'next/navigation'
import type { Body } from '@/app/_client/contract-calls'
import { api } from '@/app/_client/api'
import { notify } from '@/app/_client/notices'
import { fill } from '@/lib/i18n/fill'
import { useWords } from '../../_client/admin-words'
import { useEditForm } from '../../_form/use-edit-form'
import { FormFoot } from '../../_ui/form-foot'

interface SettingsFormProps {
  title: string
  lead?: string
  /** The settings of this section, out of what its fields hold. */
  read: (typed: FormData) => Body<'PUT shop'>
  children: (fieldErrors: Record<string, string>) => ReactNode
}

export function SettingsForm({ title, lead, read, children }: SettingsFormProps) {
  const words = useWords('settings')
  const { saved } = useWords('shell')
  const router = useRouter()
  const form = useEditForm({
    explain: (message) => fill(words.failed, { message }),
    send: async (data) => {
      await api('PUT shop', { body: read(data) })
      notify(`${title}: ${saved}`)
      router.refresh()
      return null
    },
  })
  return (
    <>
      <form
        noValidate
        onSubmit={form.onSubmit}
        aria-label={title}
        className="rounded-card border-line bg-card border p-4 pb-0 sm:p-5 sm:pb-0"
      >
        <h2 className="text-lg">{title}</h2>
        {lead && <p className="text-ink-soft mb-4 max-w-prose">{lead}</p>}
        {children(form.fieldErrors)}
        <FormFoot form={form} />
      </form>
      {form.dialogs}
    </>
  )
}
