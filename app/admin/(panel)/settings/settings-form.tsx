import { useScope } from '@/app/_client/scope'
import { labelled } from '@/lib/i18n/format'
import { type ReactNode, createContext, Fragment, use, useState } from 'react'
import { apiInWireNames, type Body } from '@/app/_client/api'
import type { Question } from '@/app/_ui/ask-dialog'
import { notify } from '@/app/_client/notices'
import type { ShopView } from '@/lib/shop/schema'
import { useWords } from '../../_client/admin-words'
import type { Composed } from '../../_form/field-in-words'
import { EditForm } from '../../_form/edit-form'
import { useEditForm } from '../../_form/use-edit-form'

export interface FormProps {
  shop: ShopView
  isOwner: boolean
}

interface SettingsFormProps {
  title: string
  lead?: string
  read: (typed: FormData) => Body<'PUT shop'>
  composed?: Partial<Record<keyof Body<'PUT shop'>, Composed>>
  /** Asked before it is saved. */
  question?: (fields: Body<'PUT shop'>, opened: ShopView) => Question | null
  children: ReactNode
}

export function SettingsForm({ title, lead, read, composed, question, children }: SettingsFormProps) {
  const settings = useWords('settings')
  const { language } = useScope()
  const { saved } = useWords('shell')
  const { shop, renew, onSaved } = useSection()
  const form = useEditForm<Body<'PUT shop'>, ShopView>({
    opened: shop,
    explain: settings.failed,
    read,
    change: (fields, ifMatch) => apiInWireNames('PUT shop', { body: fields, ifMatch }),
    onSaved: (view, isMerged) => {
      notify(labelled(title, saved, language))
      if (isMerged) renew(view)
      onSaved?.()
    },
    ...(composed && { composed }),
    ...(question && { question }),
  })
  return (
    <EditForm form={form} aria-label={title} isCard>
      <h2 className="text-lg">{title}</h2>
      {lead && <p className="text-ink-soft mb-4 max-w-prose">{lead}</p>}
      {children}
    </EditForm>
  )
}

interface PartProps {
  title: string
  lead?: string
  children: ReactNode
}

/** Of a form with one save, where its subject has several. */
export function Part({ title, lead, children }: PartProps) {
  return (
    <section className="mt-5">
      <h3 className="font-semibold">{title}</h3>
      {lead && <p className="text-ink-soft mb-3 max-w-prose">{lead}</p>}
      {children}
    </section>
  )
}

interface Section {
  shop: ShopView
  /** Mounts the form again with these settings. */
  renew: (shop: ShopView) => void
  onSaved?: (() => void) | undefined
}

const SectionContext = createContext<Section | null>(null)

export function useSection(): Section {
  const section = use(SectionContext)
  if (!section) throw new Error('useSection needs an Edition above it')
  return section
}

interface EditionProps {
  shop: ShopView
  /** For a page that depends on what is saved. */
  onSaved?: () => void
  children: (shop: ShopView) => ReactNode
}

/**
 * A section keeps the settings that it was opened with: a newer value saved beside it must not slip into a form being
 * filled in.
 */
export function Edition({ shop, onSaved, children }: EditionProps) {
  const [{ current, number }, setEdition] = useState({ current: shop, number: 0 })
  const renew = (next: ShopView) => setEdition({ current: next, number: number + 1 })
  return (
    <SectionContext value={{ shop: current, renew, onSaved }}>
      <Fragment key={number}>{children(current)}</Fragment>
    </SectionContext>
  )
}
