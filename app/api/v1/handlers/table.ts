import { accounts } from './accounts'
import { board } from './board'
import { devices } from './devices'
import { invitations } from './invitations'
import { menu } from './menu'
import { menuFile } from './menu-file'
import { openapi } from './openapi'
import { optionGroups } from './option-groups'
import { orders } from './orders'
import { payments } from './payments'
import { personalData } from './personal-data'
import { secondFactor } from './second-factor'
import { shop } from './shop'
import { texts } from './texts'
import { users } from './users'

/** What answers each operation of the contract. */
export const handlers = {
  ...accounts,
  ...board,
  ...devices,
  ...invitations,
  ...menu,
  ...menuFile,
  ...openapi,
  ...optionGroups,
  ...orders,
  ...payments,
  ...personalData,
  ...secondFactor,
  ...shop,
  ...texts,
  ...users,
}
