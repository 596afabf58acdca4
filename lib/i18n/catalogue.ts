import type { en } from './en/texts'

/** English is the form: a language that lacks a key does not compile. */
type Words = typeof en

/** What stands in several places is written once, in answers, declared and order-statuses. */
export function catalogueOf({ shop, admin, answers, mails, declared, orderStatuses }: Words) {
  const { again, cart, checkout, emptyStates, menu, order } = shop
  const { callInstead, choices, waysToPay: ways } = answers
  const { statusTitles, statusTexts, statusSteps, statusActions } = orderStatuses
  return {
    ...answers,
    ...mails,
    shop: {
      ...shop,
      menu: { ...menu, methodNames: declared.methodNames },
      cart: { ...cart, choices },
      again: { ...again, choices, newTime: checkout.newTime },
      checkout: { ...checkout, callInstead, paying: { ...checkout.paying, ways } },
      order: {
        ...order,
        callInstead,
        choices,
        paying: { ...order.paying, ways },
        statuses: statusTitles,
        statusTexts,
        steps: statusSteps,
      },
      emptyStates: { ...emptyStates, payment: { ...emptyStates.payment, ways } },
    },
    admin: {
      ...admin,
      menu: { ...admin.menu, ...declared },
      settings: { ...admin.settings, ...declared },
      orders: { ...admin.orders, callInstead },
      board: { ...admin.board, callInstead, choices, forward: statusActions },
      orderStatuses: orderStatuses.orderStatuses,
    },
  }
}

export type Catalogue = ReturnType<typeof catalogueOf>

export type FieldError = keyof Catalogue['fieldErrors']

export type MessageKey = keyof Catalogue['messages']

export type MailName = keyof Catalogue['mails']
