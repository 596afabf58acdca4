import { about } from './en/about'
import { account } from './en/account'
import { cart } from './en/cart'
import { checkout } from './en/checkout'
import { contact } from './en/contact'
import { home } from './en/home'
import { imprint } from './en/imprint'
import { island } from './en/island'
import { menu } from './en/menu'
import { order } from './en/order'
import { privacy } from './en/privacy'
import { profile } from './en/profile'
import { seo } from './en/seo'
import { shell } from './en/shell'
import { emptyStates } from './en/signposts'
import { terms } from './en/terms'

export const en = {
  about,
  account,
  cart,
  checkout,
  contact,
  home,
  imprint,
  island,
  menu,
  order,
  privacy,
  profile,
  seo,
  shell,
  emptyStates,
  terms,
}
