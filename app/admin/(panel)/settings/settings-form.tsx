import { useScope } from '@/app/_client/scope'
import { labelled } from '@/lib/i18n/labelled'
import type { ReactNode } from 'react'
import type { Body } from '@/app/_client/contract-calls'
import { api } from '@/app/_client/api'
import { notify } from '@/app/_client/notices'
import { fill } from '@/lib/i18n/fill'
import type { ShopView } from '@/lib/shop/schema'
import { useWords } from '../../_client/admin-words'
import { useFurtherLabels } from '../../_form/further-texts'
import { useEditForm } from '../../_form/use-edit-form'
import { FormFoot } from '../../_ui/form-foot'
import { useSection } from './edition'
import { settingLabels, shownSetting } from './shown-setting'

interface SettingsFormProps {
  title: string
  lead?: string
  /** The settings of this section, out of what its fields hold. */
  read: (typed: FormData) => Body<'PUT shop'>
  children: (fieldErrors: Record<string, string>) => ReactNode
}

export function SettingsForm({ title, lead, read, children }: SettingsFormProps) {
  const settings = useWords('settings')
  const forms = useWords('forms')
  const { language } = useScope()
  const { saved } = useWords('shell')
  const { shop, renew, onSaved } = useSection()
  const noteLabels = useFurtherLabels('header_note', settings.headerNote)
  const form = useEditForm<Body<'PUT shop'>, ShopView>({
    opened: shop,
    explain: (message) => fill(settings.failed, { message }),
    read,
    change: (fields, ifMatch) => api('PUT shop', { body: fields, ifMatch }),
    onSaved: (view, isMerged) => {
      notify(labelled(title, saved, language))
      if (isMerged) renew(view)
      onSaved?.()
    },
    labels: { ...settingLabels(settings), ...noteLabels },
    show: shownSetting({ forms, settings }),
  })
  const { watch } = form
  return (
    <>
      <form
        ref={watch}
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
