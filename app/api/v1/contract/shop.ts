import { z } from 'zod'
import { changeFilter } from '@/lib/changes/change-query'
import { languages } from '@/lib/i18n/language'
import { demoView, removal, removed } from '@/lib/menu/demo/schema'
import { blockingSteps, openingQuery, settledStep } from '@/lib/shop/setup/schema'
import { fieldError } from '@/lib/platform/values/text'
import { answered, contactForm, contactMessageView, messagesQuery } from '@/lib/shop/contact/contact-schema'
import { lookPictureLimit } from '@/lib/shop/limits'
import { editionView, lookChanges, lookView, uploadedPicture } from '@/lib/shop/look/schema'
import {
  mailCodeBody,
  mailFailure,
  mailServerBody,
  mailSettingsView,
  testMailView,
} from '@/lib/shop/mail-server/schema'
import { shopAnswer, shopView } from '@/lib/shop/schema'
import { kitchenSize, longerLeadTime, pause, settings } from '@/lib/shop/settings/settings-schema'
import { textChange, textPlace, textProblems, textView } from '@/lib/pages/schema'
import { byId, exportLimit, fileOf, operation, versionedChange } from '../http/operation'

const shopChange = versionedChange(shopView)

export const getShop = operation({
  method: 'GET',
  path: 'shop',
  caller: 'visitor',
  scope: 'shop:read',
  summary: 'Contact, hours, minimums, zones, and whether it is open now',
  answer: shopAnswer,
  publicRead: 'by the clock',
  versioned: true,
})

export const getShopState = operation({
  method: 'GET',
  path: 'shop/state',
  caller: 'visitor',
  summary: 'Another text once anything has changed that guests see: cheap to ask often, instead of what it is about',
  answer: z.object({ state: z.string() }),
  publicRead: true,
})

export const updateShop = operation({
  method: 'PUT',
  path: 'shop',
  caller: 'manager',
  scope: 'shop:write',
  summary: 'Change the settings; an absent field keeps its value, lists are replaced; those of money are the owner’s',
  body: settings,
  answer: shopAnswer,
  message: 'settingsSaved',
  ...shopChange,
  refusals: ['forbidden_setting'],
})

export const pauseOrdering = operation({
  method: 'PATCH',
  path: 'shop/pause',
  caller: 'board',
  scope: 'shop:write',
  summary: 'Take no orders for at once during so many minutes; ends by itself',
  body: pause,
  answer: shopAnswer,
  ...shopChange,
})

export const extendLeadTime = operation({
  method: 'PATCH',
  path: 'shop/lead-time',
  caller: 'board',
  scope: 'shop:write',
  summary: 'Take more time for every order during so many minutes; ends by itself',
  body: longerLeadTime,
  answer: shopAnswer,
  ...shopChange,
})

export const sizeKitchen = operation({
  method: 'PATCH',
  path: 'kitchen/size',
  caller: 'board',
  scope: 'shop:write',
  summary: 'Count the kitchen smaller or larger during so many minutes; ends by itself',
  body: kitchenSize,
  answer: shopAnswer,
  ...shopChange,
})

export const settleSetupStep = operation({
  method: 'PATCH',
  path: 'shop/setup',
  caller: 'manager',
  summary: 'Say of a step that sets the shop up that it is done or left out',
  body: settledStep,
  answer: settledStep,
  changesShop: true,
})

export const openShop = operation({
  method: 'POST',
  path: 'shop/opening',
  caller: 'admin',
  summary: 'Let guests in, from now on; the second time changes nothing',
  query: openingQuery,
  answer: shopAnswer,
  changesShop: true,
  refusalData: { shop_not_ready: blockingSteps },
})

export const getDemo = operation({
  method: 'GET',
  path: 'shop/demo',
  caller: 'admin',
  summary: 'What is left of the demo shop, and what of it was changed',
  answer: demoView,
})

export const removeDemo = operation({
  method: 'POST',
  path: 'shop/demo/removal',
  caller: 'admin',
  summary: 'Remove what the demo has brought; orders stay, and a shop that nothing is left of is closed to guests',
  body: removal,
  answer: removed,
  changesShop: true,
})

export const sendContactMessage = operation({
  method: 'POST',
  path: 'contact',
  caller: 'visitor',
  summary: 'Write to the shop',
  limit: { client: { name: 'contact', points: 5, seconds: 600 } },
  body: contactForm,
  answer: z.null(),
  message: 'contactMessageSent',
})

export const listContactMessages = operation({
  method: 'GET',
  path: 'contact-messages',
  caller: 'manager',
  summary: 'Messages to the shop, newest first; the next page is in the Link header',
  query: messagesQuery,
  answer: z.array(contactMessageView),
})

export const markAnswered = operation({
  method: 'PATCH',
  path: 'contact-messages/{id}',
  caller: 'manager',
  summary: 'Mark a message as answered, or not',
  params: byId,
  body: answered,
  answer: contactMessageView,
})

export const listTexts = operation({
  method: 'GET',
  path: 'texts',
  caller: 'manager',
  summary: 'The pages and lines of mails in the owner’s words, each in every language',
  answer: z.array(textView),
})

export const getText = operation({
  method: 'GET',
  path: 'texts/{kind}/{language}',
  caller: 'manager',
  summary: 'One text. Its ETag is for If-Match',
  params: textPlace,
  answer: textView,
  versioned: true,
})

export const saveText = operation({
  method: 'PUT',
  path: 'texts/{kind}/{language}',
  caller: 'manager',
  summary: 'Save a text as a new edition, or go back to the default; earlier editions stay',
  params: textPlace,
  body: textChange,
  answer: textView,
  message: 'saved',
  versioned: true,
  changesShop: true,
  refusalData: { changed_meanwhile: textView, text_invalid: textProblems },
})

const lookChange = versionedChange(lookView)

export const getLook = operation({
  method: 'GET',
  path: 'look',
  caller: 'manager',
  summary: 'The draft of the look, or what guests see where there is none',
  answer: lookView,
  versioned: true,
})

export const changeLook = operation({
  method: 'PUT',
  path: 'look',
  caller: 'manager',
  summary: 'Change the draft; an absent field keeps its value, lists are replaced. Guests see nothing of it yet',
  body: lookChanges,
  answer: lookView,
  message: 'lookSaved',
  versioned: true,
  refusals: ['contrast_too_low'],
  refusalData: lookChange.refusalData,
})

export const publishLook = operation({
  method: 'POST',
  path: 'look/publish',
  caller: 'manager',
  summary: 'Show guests the draft, all of it at once',
  answer: lookView,
  message: 'lookPublished',
  ...lookChange,
  refusals: ['contrast_too_low', 'changed_meanwhile'],
})

export const discardLook = operation({
  method: 'POST',
  path: 'look/discard',
  caller: 'manager',
  summary: 'Begin the draft again with what guests see',
  answer: lookView,
  message: 'lookDiscarded',
  versioned: true,
  refusals: ['changed_meanwhile'],
  refusalData: lookChange.refusalData,
})

export const addLookPicture = operation({
  method: 'POST',
  path: 'look/pictures',
  caller: 'manager',
  summary: 'Upload a logo or the picture of a slide; it stays for a day, or with the look that is saved with it',
  limit: { caller: { name: 'look-pictures', points: 60, seconds: 600 } },
  form: {
    fields: z.object({
      keep_whole_image: z
        .stringbool({ error: fieldError('invalid') })
        .optional()
        .meta({
          description: 'true: with its plain margins. Absent: they are taken away.',
        }),
    }),
    files: { image: { maxBytes: lookPictureLimit, tooLarge: 'look_image_too_large' } },
  },
  answer: uploadedPicture,
  refusals: ['image_invalid', 'svg_refused'],
})

export const listLookEditions = operation({
  method: 'GET',
  path: 'look/editions',
  caller: 'manager',
  summary: 'The latest published looks, newest first: guests see the first',
  answer: z.array(editionView),
})

export const publishLookAgain = operation({
  method: 'POST',
  path: 'look/editions/{id}/publish',
  caller: 'manager',
  summary: 'Show guests an earlier look again, as a new edition; a draft stays',
  params: byId,
  answer: lookView,
  message: 'lookPublished',
  ...lookChange,
  refusals: ['changed_meanwhile'],
})

// Each may open a connection to another machine and send a mail to any address.
const mails = { name: 'mail-server', points: 15, seconds: 600 }
const codes = { name: 'mail-server-code', points: 30, seconds: 600 }
const failed = { mail_not_sent: mailFailure }
const mailServerChanged = { changed_meanwhile: mailSettingsView }

export const getMailSettings = operation({
  method: 'GET',
  path: 'mail-server',
  caller: 'admin',
  summary: 'How mail leaves: whose server, the sender, and what is being tried out; never a password',
  answer: mailSettingsView,
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
  refusalData: { ...failed, ...mailServerChanged },
})

export const activateMailServer = operation({
  method: 'POST',
  path: 'mail-server/drafts/{id}/activation',
  caller: 'admin',
  summary: 'Use the mail server that has brought this code; the settings become active together',
  limit: { caller: codes },
  params: byId,
  body: mailCodeBody,
  answer: mailSettingsView,
  message: 'mailServerActive',
  refusals: ['code_invalid', 'changed_meanwhile'],
  refusalData: mailServerChanged,
})

export const removeMailServer = operation({
  method: 'DELETE',
  path: 'mail-server/{id}',
  caller: 'admin',
  summary: 'Use the owner’s mail server no more; mail leaves as the environment says',
  params: byId,
  answer: mailSettingsView,
  message: 'mailServerRemoved',
  refusals: ['changed_meanwhile'],
  refusalData: mailServerChanged,
})

export const exportChanges = operation({
  method: 'GET',
  path: 'changes/export',
  caller: 'manager',
  summary:
    'Who changed what and when, a line for each value with before and after, as CSV, newest first; without people and settings of money for all but the owner',
  limit: exportLimit,
  query: z.strictObject({
    ...changeFilter.shape,
    language: z.enum(languages).optional().meta({ description: 'Of the words; absent: as Accept-Language' }),
  }),
  ...fileOf('text/csv'),
})

export const openapi = operation({
  method: 'GET',
  path: 'openapi.json',
  caller: 'visitor',
  summary: 'This description, printed from the table that the calls themselves run on',
  answer: z.record(z.string(), z.unknown()),
  answers: 'bare',
  publicRead: true,
})
