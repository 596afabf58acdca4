import type { Catalogue } from '../catalogue'
import { board } from './admin/board'
import { look, texts as adminTexts } from './admin/look'
import { menu as adminMenu } from './admin/menu'
import { menuFile, translations, declarations } from './admin/menu-file'
import { money, cash, reports, statistics } from './admin/money'
import { options } from './admin/options'
import { orders, orderStatuses, proposal } from './admin/orders'
import { people, customers, account as adminAccount, login, invitation, devices } from './admin/people'
import { settings, mail } from './admin/settings'
import { setup } from './admin/setup'
import { shell as adminShell, forms, changes } from './admin/shell'
import { mailParts, mails } from './mails'
import { refusals, messages, fieldErrors } from './answers'
import { about, contact, imprint, privacy, terms } from './shop/pages'
import { checkout, cart, delivery } from './shop/checkout'
import { menu, dish, choose, choices } from './shop/menu'
import { order, opensSoon, again } from './shop/order'
import { profile, account } from './shop/profile'
import { shell, home, seo, emptyStates, island } from './shop/shell'
import { typeset } from './typeset'

const written: Catalogue = {
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

export const fr = typeset(written)
