import * as accounts from './accounts'
import * as people from './people'
import * as menu from './menu'
import * as shop from './shop'
import * as orders from './orders'
import * as money from './money'
import * as payments from './payments'
import * as printers from './printers'
import * as events from './events'

/** The compiler checks the handlers against it. */
export const contract = {
  ...accounts,
  ...people,
  ...menu,
  ...shop,
  ...orders,
  ...money,
  ...payments,
  ...printers,
  ...events,
}
