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

export const de: Catalogue = {
  shop,
  admin,
  ...answers,
  ...mails,
}
