import type { en } from './en'
import { about } from './de/about'
import { account } from './de/account'
import { cart } from './de/cart'
import { checkout } from './de/checkout'
import { contact } from './de/contact'
import { home } from './de/home'
import { imprint } from './de/imprint'
import { island } from './de/island'
import { menu } from './de/menu'
import { order } from './de/order'
import { privacy } from './de/privacy'
import { profile } from './de/profile'
import { seo } from './de/seo'
import { shell } from './de/shell'
import { emptyStates } from './de/signposts'
import { terms } from './de/terms'

export const de: typeof en = {
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
