import { accounts } from './accounts'
import { board } from './board'
import { cashUps } from './cash-ups'
import { changes } from './changes'
import { customers } from './customers'
import { devices } from './devices'
import { invitations } from './invitations'
import { look } from './look'
import { mailServer } from './mail-server'
import { menu } from './menu'
import { menuFile } from './menu-file'
import { openapi } from './openapi'
import { optionGroups } from './option-groups'
import { orders } from './orders'
import { payments } from './payments'
import { personalData } from './personal-data'
import { proposals } from './proposals'
import { reports } from './reports'
import { secondFactor } from './second-factor'
import { shop } from './shop'
import { translations } from './translations'
import { texts } from './texts'
import { users } from './users'

/** What answers each operation of the contract. */
export const handlers = {
  ...accounts,
  ...board,
  ...cashUps,
  ...changes,
  ...customers,
  ...devices,
  ...invitations,
  ...look,
  ...mailServer,
  ...menu,
  ...menuFile,
  ...openapi,
  ...optionGroups,
  ...orders,
  ...payments,
  ...personalData,
  ...proposals,
  ...reports,
  ...secondFactor,
  ...shop,
  ...translations,
  ...texts,
  ...users,
}
