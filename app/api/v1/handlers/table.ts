import { accounts } from './accounts'
import { board } from './board'
import { changes } from './changes'
import { devices } from './devices'
import { invitations } from './invitations'
import { look } from './look'
import { menu } from './menu'
import { menuFile } from './menu-file'
import { openapi } from './openapi'
import { optionGroups } from './option-groups'
import { orders } from './orders'
import { payments } from './payments'
import { personalData } from './personal-data'
import { secondFactor } from './second-factor'
import { shop } from './shop'
import { users } from './users'

/** What answers each operation of the contract. */
export const handlers = {
  ...accounts,
  ...board,
  ...changes,
  ...devices,
  ...invitations,
  ...look,
  ...menu,
  ...menuFile,
  ...openapi,
  ...optionGroups,
  ...orders,
  ...payments,
  ...personalData,
  ...secondFactor,
  ...shop,
  ...users,
}
