'use client'

import { useRouter } from 'next/navigation'
import { textOf } from '@/app/_client/form'
import { Field } from '@/app/_ui/field'
import type { ShopView } from '@/lib/shop/schema'
import { useWords } from '../../_client/admin-words'
import { Edition } from '../settings/edition'
import { SettingsForm } from '../settings/settings-form'

export function ReplyTo({ shop }: { shop: ShopView }) {
  const words = useWords('mail')
  const { mailReplyTo } = useWords('settings')
  const router = useRouter()
  return (
    <Edition shop={shop} onSaved={() => router.refresh()}>
      {(opened) => (
        <SettingsForm
          title={words.replyTitle}
          lead={words.replyLead}
          read={(typed) => ({ mail_reply_to: textOf(typed, 'mail_reply_to') })}
        >
          {(fieldErrors) => (
            <Field
              name="mail_reply_to"
              type="email"
              label={mailReplyTo}
              placeholder={opened.email}
              maxLength={254}
              defaultValue={opened.mail_reply_to}
              error={fieldErrors.mail_reply_to}
            />
          )}
        </SettingsForm>
      )}
    </Edition>
  )
}
