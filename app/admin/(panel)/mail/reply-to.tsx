'use client'

import { useRouter } from 'next/navigation'
import type { ShopView } from '@/lib/shop/schema'
import { useWords } from '../../_client/admin-words'
import { Edition, SettingsForm } from '../settings/settings-form'
import { SettingControls, settingsOf, typedSettings } from '../settings/setting-control'

const names = settingsOf('mail', { isOwner: true })

export function ReplyTo({ shop }: { shop: ShopView }) {
  const words = useWords('mail')
  const router = useRouter()
  return (
    <Edition shop={shop} onSaved={() => router.refresh()}>
      {(opened) => (
        <SettingsForm title={words.replyTitle} lead={words.replyLead} read={(typed) => typedSettings(typed, names)}>
          <SettingControls names={names} placeholder={opened.email} />
        </SettingsForm>
      )}
    </Edition>
  )
}
