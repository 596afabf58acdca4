import * as accounts from './accounts'
import * as people from './people'
import * as menu from './menu'
import * as shop from './shop'
import * as orders from './orders'
import * as money from './money'

/** Every operation of /api/v1, by its operation id. The handlers are held against it by the compiler. */
export const contract = { ...accounts, ...people, ...menu, ...shop, ...orders, ...money }
