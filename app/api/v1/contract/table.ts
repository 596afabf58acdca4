import * as accounts from './accounts'
import * as board from './board'
import * as cashUps from './cash-ups'
import * as changes from './changes'
import * as customers from './customers'
import * as devices from './devices'
import * as invitations from './invitations'
import * as look from './look'
import * as mailServer from './mail-server'
import * as menu from './menu'
import * as menuFile from './menu-file'
import * as optionGroups from './option-groups'
import { openapi } from './openapi'
import * as personalData from './personal-data'
import * as secondFactor from './second-factor'
import * as proposals from './proposals'
import * as reports from './reports'
import * as shop from './shop'
import * as orders from './orders'
import * as payments from './payments'
import * as translations from './translations'
import * as texts from './texts'
import * as users from './users'

/** Every operation of /api/v1, by its operation id. The handlers are held against it by the compiler. */
export const contract = {
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
  openapi,
}
