import { changesCsv } from '@/lib/changes/changes-csv'
import { findDemo } from '@/lib/menu/demo/find-demo'
import { removeDemo } from '@/lib/menu/demo/remove-demo'
import { changeSettings } from '@/lib/orders/advance/retax-order'
import { settleStep, openShop } from '@/lib/shop/setup/setup'
import { shopState } from '@/lib/platform/events'
import { Refusal } from '@/lib/platform/refusal'
import { calendarDayOf } from '@/lib/platform/values/time'
import { extendLeadTime, pauseOrdering, sizeKitchen } from '@/lib/shop/settings/change-shop'
import { listContactMessages, markAnswered, sendContactMessage } from '@/lib/shop/contact/contact-messages'
import { addLookPicture } from '@/lib/shop/look/add-look-picture'
import { changeLook, discardDraft, publishAgain, publishLook } from '@/lib/shop/look/change-look'
import { findEditedLook, listEditions } from '@/lib/shop/look/queries'
import { activateMailServer, removeMailServer } from '@/lib/shop/mail-server/activate-mail-server'
import { findMailSettings } from '@/lib/shop/mail-server/find-mail-settings'
import { tryMailServer, sendTestMail } from '@/lib/shop/mail-server/try-mail-server'
import { currentShop } from '@/lib/shop/queries'
import { saveText } from '@/lib/shop/save-text'
import { shopAt } from '@/lib/shop/shop'
import { findText, listTexts } from '@/lib/pages/queries'
import type * as contract from '../contract/shop'
import { contract as everything } from '../contract/table'
import type { Handlers } from '../http/handler'
import { download, pageReply } from '../http/reply'
import { openApiOf } from '../document/open-api'

export const shop = {
  getShop: async ({ now }) => shopAt(await currentShop(), now),
  getShopState: () => ({ state: shopState() }),
  updateShop: async ({ caller, body, expectedVersions, now }) =>
    shopAt(await changeSettings(caller, { ...body, expectedVersions }, now), now),
  pauseOrdering: async ({ caller, body, expectedVersions, now }) =>
    shopAt(await pauseOrdering(caller, { ...body, expectedVersions }, now), now),
  extendLeadTime: async ({ caller, body, expectedVersions, now }) =>
    shopAt(await extendLeadTime(caller, { ...body, expectedVersions }, now), now),
  sizeKitchen: async ({ caller, body, expectedVersions, now }) =>
    shopAt(await sizeKitchen(caller, { ...body, expectedVersions }, now), now),
  settleSetupStep: ({ caller, body }) => settleStep(caller, body),
  openShop: async ({ caller, query, now }) => shopAt(await openShop(caller, query, now), now),
  getDemo: ({ caller }) => findDemo(caller),
  removeDemo: ({ caller, body }) => removeDemo(caller, body),
  sendContactMessage: ({ body, client }) => sendContactMessage(body, client),
  listContactMessages: async ({ caller, query, request }) =>
    pageReply(request, await listContactMessages(caller, query), 'before'),
  markAnswered: ({ caller, params, body, now }) => markAnswered(caller, params.id, { ...body, now }),
  listTexts: ({ caller }) => listTexts(caller),
  getText: ({ params }) => findText(params),
  saveText: ({ caller, params, body, expectedVersions }) => saveText(caller, params, { ...body, expectedVersions }),
  getLook: ({ caller }) => findEditedLook(caller),
  changeLook: ({ caller, body, expectedVersions }) => changeLook(caller, { ...body, expectedVersions }),
  publishLook: ({ caller, expectedVersions, now }) => publishLook(caller, { expectedVersions }, now),
  discardLook: ({ caller, expectedVersions }) => discardDraft(caller, { expectedVersions }),
  addLookPicture({ caller, form, now }) {
    const { image } = form.files
    if (!image) throw new Refusal('invalid_fields', { fields: { image: 'required' } })
    return addLookPicture(caller, { image: image.bytes, keepWholeImage: form.fields.keepWholeImage }, now)
  },
  listLookEditions: ({ caller }) => listEditions(caller),
  publishLookAgain: ({ caller, params, expectedVersions, now }) =>
    publishAgain(caller, params.id, { expectedVersions }, now),
  getMailSettings: ({ caller, now }) => findMailSettings(caller, now),
  sendTestMail: ({ caller, client }) => sendTestMail(caller, client),
  tryMailServer: ({ caller, body, client, now }) => tryMailServer(caller, body, { language: client.language, now }),
  activateMailServer: ({ caller, params, body, now }) => activateMailServer(caller, params.id, { ...body, now }),
  removeMailServer: ({ caller, params }) => removeMailServer(caller, params.id),
  exportChanges({ caller, query: { language, ...filter }, client, now }) {
    return download(changesCsv(caller, filter, language ?? client.language), `changes-${calendarDayOf(now)}.csv`)
  },
  openapi: () => openApiOf(everything),
} satisfies Handlers<typeof contract>
