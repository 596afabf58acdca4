import * as accounts from './_contract/accounts'
import * as board from './_contract/board'
import * as menu from './_contract/menu'
import { openapi } from './_contract/openapi'
import * as shop from './_contract/shop'
import * as orders from './_contract/orders'
import * as payments from './_contract/payments'
import * as users from './_contract/users'

/** Every operation of /api/v1, by its operation id. A test holds this table and the route files against each other. */
export const contract = { ...accounts, ...board, ...menu, ...orders, ...payments, ...shop, ...users, openapi }
