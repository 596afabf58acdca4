import { activateMailServer, removeMailServer } from '@/lib/shop/mail-server/activate-mail-server'
import { findMailSettings } from '@/lib/shop/mail-server/find-mail-settings'
import { tryMailServer, sendTestMail } from '@/lib/shop/mail-server/try-mail-server'
import type * as contract from '../contract/mail-server'
import type { Handlers } from '../http/handler'

export const mailServer = {
  getMailSettings: ({ caller, now }) => findMailSettings(caller, now),
  sendTestMail: ({ caller, client }) => sendTestMail(caller, client),
  tryMailServer: ({ caller, body, client, now }) => tryMailServer(caller, body, { language: client.language, now }),
  activateMailServer: ({ caller, params, body, now }) => activateMailServer(caller, params.id, { ...body, now }),
  removeMailServer: ({ caller, params }) => removeMailServer(caller, params.id),
} satisfies Handlers<typeof contract>
