import { z } from 'zod'
import {
  mailCodeBody,
  mailFailure,
  mailServerBody,
  mailSettingsView,
  testMailView,
} from '@/lib/shop/mail-server/schema'
import { operation } from '../http/operation'

const id = z.object({ id: z.guid() })
// Each may open a connection to another machine and lands in somebody's mailbox.
const mails = { name: 'mail-server', points: 15, seconds: 600 }
const codes = { name: 'mail-server-code', points: 30, seconds: 600 }
const failed = { mail_not_sent: mailFailure }
const changed = { changed_meanwhile: mailSettingsView }

export const getMailSettings = operation({
  method: 'GET',
  path: 'mail-server',
  caller: 'admin',
  summary: 'How mail leaves: whose server, the sender, and what is being tried out; never a password',
  answer: mailSettingsView,
  refusals: [],
})

export const sendTestMail = operation({
  method: 'POST',
  path: 'mail-server/test',
  caller: 'admin',
  summary: 'Send a mail to the caller through the server that is in use, and say what went wrong',
  limit: { caller: mails },
  answer: testMailView,
  message: 'testMailSent',
  refusals: ['mail_not_sent'],
  refusalData: failed,
})

export const tryMailServer = operation({
  method: 'POST',
  path: 'mail-server/drafts',
  caller: 'admin',
  summary: 'Try a mail server out: it mails a code to the caller, and is used once the code is back',
  limit: { caller: mails },
  body: mailServerBody,
  answer: mailSettingsView,
  message: 'mailCodeSent',
  refusals: ['mail_not_sent', 'changed_meanwhile'],
  refusalData: { ...failed, ...changed },
})

export const activateMailServer = operation({
  method: 'POST',
  path: 'mail-server/drafts/{id}/activation',
  caller: 'admin',
  summary: 'Use the mail server that has brought this code; the settings become active together',
  limit: { caller: codes },
  params: id,
  body: mailCodeBody,
  answer: mailSettingsView,
  message: 'mailServerActive',
  refusals: ['code_invalid', 'changed_meanwhile'],
  refusalData: changed,
})

export const removeMailServer = operation({
  method: 'DELETE',
  path: 'mail-server/{id}',
  caller: 'admin',
  summary: 'Use the owner’s mail server no more; mail leaves as the environment says',
  params: id,
  answer: mailSettingsView,
  message: 'mailServerRemoved',
  refusals: ['changed_meanwhile'],
  refusalData: changed,
})
