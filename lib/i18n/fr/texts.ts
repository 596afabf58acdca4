import type { Catalogue } from '../catalogue'
import * as adminMenu from './admin/menu'
import * as adminMenuSheet from './admin/menu-sheet'
import * as adminMoney from './admin/money'
import * as adminOrders from './admin/orders'
import * as adminPaymentsOnline from './admin/payments-online'
import * as adminPeople from './admin/people'
import * as adminSettings from './admin/settings'
import * as adminShell from './admin/shell'
import * as answers from './answers'
import * as mails from './mails'
import { orderStatuses } from './order-statuses'
import * as checkout from './shop/checkout'
import * as menu from './shop/menu'
import * as order from './shop/order'
import * as pages from './shop/pages'
import * as profile from './shop/profile'
import * as shell from './shop/shell'

const narrowSpace = '\u202F'

/**
 * French has a narrow no-break space before ; : ! ? % and inside of « ». The catalogue is written with an ordinary
 * space, which editors can see.
 */
function typeset<Part>(part: Part): Part {
  if (typeof part === 'string') return part.replace(/ (?=[;:!?%»])|(?<=«) /g, narrowSpace) as Part
  if (Array.isArray(part)) return part.map(typeset) as Part
  const entries = Object.entries(part as object).map(([key, inner]) => [key, typeset(inner)])
  return Object.fromEntries(entries) as Part
}

const shop = { ...checkout, ...menu, ...order, ...pages, ...profile, ...shell }
const admin = {
  ...adminMenu,
  ...adminMenuSheet,
  ...adminMoney,
  ...adminOrders,
  orderStatuses,
  ...adminPaymentsOnline,
  ...adminPeople,
  ...adminSettings,
  ...adminShell,
}

const written: Catalogue = {
  shop,
  admin,
  ...answers,
  ...mails,
}

export const fr = typeset(written)
