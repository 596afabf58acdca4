import { z } from 'zod'
import { answered, contactForm, contactMessageView, messagesQuery } from '@/lib/shop/contact-schema'
import { demoView, removal, removed } from '@/lib/menu/demo/schema'
import { blockingSteps, settledStep } from '@/lib/orders/setup/setup-steps'
import { lastChange } from '@/lib/platform/version'
import { shopAnswer, shopView } from '@/lib/shop/schema'
import { longerLeadTime, pause, settings } from '@/lib/shop/settings-schema'
import { operation } from '../http/operation'

const currentShop = shopView.extend(lastChange)

export const getShop = operation({
  method: 'GET',
  path: 'shop',
  caller: 'visitor',
  summary: 'Contact, hours, minimums, zones, and whether it is open now',
  answer: shopAnswer,
  publicRead: 'by the clock',
  versioned: true,
  refusals: [],
})

export const updateShop = operation({
  method: 'PUT',
  path: 'shop',
  caller: 'manager',
  summary: 'Change the settings; an absent field keeps its value, lists are replaced; those of money are the owner’s',
  body: settings,
  answer: shopAnswer,
  message: 'settingsSaved',
  versioned: true,
  changesShop: true,
  refusals: ['changed_meanwhile', 'forbidden_setting'],
  refusalData: { changed_meanwhile: currentShop },
})

export const pauseOrdering = operation({
  method: 'PATCH',
  path: 'shop/pause',
  caller: 'board',
  summary: 'Take no orders for at once during so many minutes; ends by itself',
  body: pause,
  answer: shopAnswer,
  versioned: true,
  changesShop: true,
  refusals: ['changed_meanwhile'],
  refusalData: { changed_meanwhile: currentShop },
})

export const extendLeadTime = operation({
  method: 'PATCH',
  path: 'shop/lead-time',
  caller: 'board',
  summary: 'Take more time for every order during so many minutes; ends by itself',
  body: longerLeadTime,
  answer: shopAnswer,
  versioned: true,
  changesShop: true,
  refusals: ['changed_meanwhile'],
  refusalData: { changed_meanwhile: currentShop },
})

export const settleSetupStep = operation({
  method: 'PATCH',
  path: 'shop/setup',
  caller: 'manager',
  summary: 'Say of a step that sets the shop up that it is done or left out',
  body: settledStep,
  answer: settledStep,
  changesShop: true,
  refusals: [],
})

export const openShop = operation({
  method: 'POST',
  path: 'shop/opening',
  caller: 'admin',
  summary: 'Let guests in, from now on; the second time changes nothing',
  answer: shopAnswer,
  changesShop: true,
  refusals: ['shop_not_ready'],
  refusalData: { shop_not_ready: blockingSteps },
})

export const getDemo = operation({
  method: 'GET',
  path: 'shop/demo',
  caller: 'admin',
  summary: 'What is left of the demo shop, and what of it was changed',
  answer: demoView,
  refusals: [],
})

export const removeDemo = operation({
  method: 'POST',
  path: 'shop/demo/removal',
  caller: 'admin',
  summary: 'Remove what the demo has brought; orders stay, and a shop that nothing is left of is closed to guests',
  body: removal,
  answer: removed,
  changesShop: true,
  refusals: [],
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
  refusals: [],
})

export const listContactMessages = operation({
  method: 'GET',
  path: 'contact-messages',
  caller: 'manager',
  summary: 'Messages to the shop, newest first; the next page is in the Link header',
  query: messagesQuery,
  answer: z.array(contactMessageView),
  refusals: [],
})

export const markAnswered = operation({
  method: 'PATCH',
  path: 'contact-messages/{id}',
  caller: 'manager',
  summary: 'Mark a message as answered, or not',
  params: z.object({ id: z.guid() }),
  body: answered,
  answer: contactMessageView,
  refusals: [],
})
