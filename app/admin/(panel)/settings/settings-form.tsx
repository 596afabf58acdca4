'use client'

import type { ReactNode } from 'react'
import { useRouter } from 'next/navigation'
import type { z } from 'zod'
import { notify } from '@/app/_client/notices'
import type { settings } from '@/lib/shop/settings-schema'
import { useAdminApi } from '../../_client/admin-api'
import { useWords } from '../../_client/admin-language'
import { useSubmit } from '../../_client/use-submit'
import { FormFoot } from '../../_ui/form-foot'

interface SettingsFormProps {
  title: string
  lead?: string
  /** The settings of this section, out of what its fields hold. */
  read: (typed: FormData) => z.input<typeof settings>
  children: (fieldErrors: Record<string, string>) => ReactNode
}

export function SettingsForm({ title, lead, read, children }: SettingsFormProps) {
  const words = useWords('settings')
  const { saved } = useWords('shell')
  const api = useAdminApi()
  const router = useRouter()
  const { onSubmit, fieldErrors, ...foot } = useSubmit({
    explain: words.failed,
    async send(form) {
      await api.updateShop(read(new FormData(form)))
      notify(`${title}: ${saved}`)
      router.refresh()
    },
  })
  return (
    <form onSubmit={onSubmit} aria-label={title} className="rounded-card border-line bg-card border p-5">
      <h2 className="text-lg">{title}</h2>
      {lead && <p className="text-ink-soft mb-4 max-w-prose">{lead}</p>}
      {children(fieldErrors)}
      <FormFoot {...foot} />
    </form>
  )
}
