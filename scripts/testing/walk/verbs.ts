import type { Case, Visitor } from './cases'
import { signInAs, type Headers, type Shop } from './visitors'
import type { World } from './world'

export interface Step extends Case {
  method?: 'POST' | 'PATCH' | 'DELETE'
  body?: object
  /** In place of the usual ones of its visitor. */
  headers?: Headers
}

/** What changes something, in this order, and who comes next. */
export async function verbs(shop: Shop, { regular, newcomer, item, popularItem }: World): Promise<Step[]> {
  const change = (by: Visitor, method: Step['method'], address: string, body?: object): Step => {
    return { by, kind: 'answer', address: `/api/v1/${address}`, ...(method && { method }), ...(body && { body }) }
  }
  const look = (address: string): Step => ({ by: 'visitor', kind: 'page', address })
  const afterwards = [look('/de'), look('/de/menu')]
  const leave = async (customer: string): Promise<Step> => ({
    ...change('customer', 'POST', 'user/delete-account', { password: shop.password }),
    headers: await signInAs(shop, customer),
  })
  const soldOut = { available: true, sold_out_until: new Date(Date.now() + 3_600_000) }
  return [
    change('staff', 'PATCH', `menuItems/${item}/availability`, soldOut),
    ...afterwards,
    change('staff', 'PATCH', `menuItems/${item}/availability`, { available: true, sold_out_until: null }),
    ...afterwards,
    change('manager', 'DELETE', `menuItems/deleteMenuItem/${popularItem}`),
    ...afterwards,
    await leave(regular),
    await leave(newcomer),
  ]
}
