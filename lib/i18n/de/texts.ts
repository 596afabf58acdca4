import type { Catalogue } from '../catalogue'
import { account as adminAccount } from './admin/account'
import { board } from './admin/board'
import { declarations } from './admin/declarations'
import { cash } from './admin/cash'
import { changes } from './admin/changes'
import { customers } from './admin/customers'
import { devices } from './admin/devices'
import { forms } from './admin/forms'
import { invitation } from './admin/invitation'
import { login } from './admin/login'
import { mail } from './admin/mail'
import { look } from './admin/look'
import { menu as adminMenu } from './admin/menu'
import { menuFile } from './admin/menu-file'
import { money } from './admin/money'
import { options } from './admin/options'
import { orderStatuses } from './admin/order-statuses'
import { orders } from './admin/orders'
import { people } from './admin/people'
import { proposal } from './admin/proposal'
import { reports } from './admin/reports'
import { settings } from './admin/settings'
import { setup } from './admin/setup'
import { shell as adminShell } from './admin/shell'
import { statistics } from './admin/statistics'
import { translations } from './admin/translations'
import { texts as adminTexts } from './admin/texts'
import { choices } from './choices'
import { fieldErrors } from './field-errors'
import { mailParts, mails } from './mails'
import { messages } from './messages'
import { refusals } from './refusals'
import { about } from './shop/about'
import { account } from './shop/account'
import { again } from './shop/again'
import { cart } from './shop/cart'
import { checkout } from './shop/checkout'
import { choose } from './shop/choose'
import { contact } from './shop/contact'
import { delivery } from './shop/delivery'
import { home } from './shop/home'
import { imprint } from './shop/imprint'
import { island } from './shop/island'
import { menu } from './shop/menu'
import { opensSoon } from './shop/opens-soon'
import { order } from './shop/order'
import { privacy } from './shop/privacy'
import { profile } from './shop/profile'
import { seo } from './shop/seo'
import { shell } from './shop/shell'
import { dish } from './shop/dish'
import { emptyStates } from './shop/empty-states'
import { terms } from './shop/terms'

export const de: Catalogue = {
  shop: {
    about,
    account,
    again,
    cart,
    checkout,
    choose,
    contact,
    delivery,
    dish,
    home,
    imprint,
    island,
    menu,
    opensSoon,
    order,
    privacy,
    profile,
    seo,
    shell,
    emptyStates,
    terms,
  },
  admin: {
    account: adminAccount,
    board,
    declarations,
    cash,
    changes,
    customers,
    devices,
    forms,
    invitation,
    login,
    mail,
    look,
    menu: adminMenu,
    menuFile,
    money,
    options,
    orders,
    orderStatuses,
    people,
    proposal,
    reports,
    settings,
    setup,
    shell: adminShell,
    statistics,
    translations,
    texts: adminTexts,
  },
  choices,
  refusals,
  fieldErrors,
  messages,
  mails,
  mailParts,
}
