import { accounts } from './accounts'
import { people } from './people'
import { menu } from './menu'
import { shop } from './shop'
import { orders } from './orders'
import { money } from './money'

/** What answers each operation of the contract. */
export const handlers = { ...accounts, ...people, ...menu, ...shop, ...orders, ...money }
