import adminMenuSheet from './admin/menu-sheet.json'
import adminMenu from './admin/menu.json'
import adminMoney from './admin/money.json'
import adminOrders from './admin/orders.json'
import adminPaymentsOnline from './admin/payments-online.json'
import adminPeople from './admin/people.json'
import adminPrinters from './admin/printers.json'
import adminPrinting from './admin/printing.json'
import adminSettings from './admin/settings.json'
import adminShell from './admin/shell.json'
import adminWebhooks from './admin/webhooks.json'
import answers from './answers.json'
import declared from './declared.json'
import mails from './mails.json'
import orderStatuses from './order-statuses.json'
import checkout from './shop/checkout.json'
import menu from './shop/menu.json'
import order from './shop/order.json'
import pages from './shop/pages.json'
import profile from './shop/profile.json'
import shell from './shop/shell.json'

export const fr = {
  shop: { ...checkout, ...menu, ...order, ...pages, ...profile, ...shell },
  admin: {
    ...adminMenu,
    ...adminMenuSheet,
    ...adminMoney,
    ...adminOrders,
    ...adminPaymentsOnline,
    ...adminPeople,
    ...adminPrinters,
    ...adminPrinting,
    ...adminSettings,
    ...adminShell,
    ...adminWebhooks,
  },
  answers,
  mails,
  declared,
  orderStatuses,
}
