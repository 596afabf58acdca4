import { randomUUID } from 'node:crypto'

import { expect, type APIRequestContext, type APIResponse } from '@playwright/test'

import { logInAsAdmin } from './people'

export interface MenuItem {
  id: string
  name: string
  price: number
  category: { id: string; name: string }
}

export interface OptionGroup {
  id: string
  name: string
  options: { id: string; name: string; price: number }[]
}

interface OrderStep {
  status: string
  ready_in_minutes?: number
  reason?: string
  text?: string
  correction?: boolean
}

/**
 * What the shop's own people do while a guest is looking. It cooks menu items of its own, in categories of their own,
 * so that tests run side by side, and takes them off the menu when the test is over.
 */
export class Kitchen {
  readonly #request: APIRequestContext
  readonly #headers: Record<string, string>
  readonly #menuItems: MenuItem[] = []
  readonly #groups: OptionGroup[] = []

  private constructor(request: APIRequestContext, token: string) {
    this.#request = request
    this.#headers = { Authorization: `Bearer ${token}` }
  }

  static async open(request: APIRequestContext): Promise<Kitchen> {
    return new Kitchen(request, await logInAsAdmin(request))
  }

  async addMenuItem({
    price = 14.5,
    name = `Rösti ${randomUUID().slice(0, 8)}`,
    categoryName,
    groups = [],
  }: { price?: number; name?: string; categoryName?: string; groups?: OptionGroup[] } = {}): Promise<MenuItem> {
    const category = await this.#send<MenuItem['category']>('POST', 'categories/addCategory', {
      multipart: { name: categoryName ?? `Aus ${name}` },
    })
    const menuItem = await this.#send<MenuItem>('POST', 'menuItems/addMenuItem', {
      multipart: {
        name,
        price: String(price),
        currency: 'CHF',
        category_id: category.id,
        description: 'Knusprig',
        option_groups: JSON.stringify(groups.map(({ id }) => ({ id }))),
      },
    })
    this.#menuItems.push(menuItem)
    return menuItem
  }

  /** Cheese for 2.00 and an egg for 1.50, as many as one likes. */
  async addGroup(): Promise<OptionGroup> {
    const name = `Extras ${randomUUID().slice(0, 8)}`
    const options = [
      { name: 'Käse', price: 2, allergens: ['milk'] },
      { name: 'Ei', price: 1.5, allergens: ['eggs'] },
    ]
    const group = await this.#send<OptionGroup>('POST', 'optionGroups', { data: { name, options } })
    this.#groups.push(group)
    return group
  }

  /** What a test has added through the panel; it is taken away with the rest. */
  async adoptGroup(name: string): Promise<void> {
    const groups = await this.#send<OptionGroup[]>('GET', 'optionGroups')
    this.#groups.push(...groups.filter((group) => group.name === name))
  }

  findGroup({ id }: OptionGroup): Promise<OptionGroup> {
    return this.#send('GET', `optionGroups/${id}`)
  }

  /** A menu item as the shop has it now. */
  find({ id }: MenuItem): Promise<object> {
    return this.#send('GET', `menuItems/${id}`)
  }

  /** What a test has added through the panel. */
  async removeMenuItem(name: string): Promise<void> {
    const menuItems = await this.#send<MenuItem[]>('GET', 'menuItems/getMenuItems')
    for (const menuItem of menuItems.filter((known) => known.name === name))
      await this.#send('DELETE', `menuItems/deleteMenuItem/${menuItem.id}`)
  }

  setPrice(menuItem: MenuItem, price: number) {
    return this.#send('PUT', `menuItems/updateMenuItem/${menuItem.id}`, { multipart: { price: String(price) } })
  }

  sellOut(menuItem: MenuItem) {
    return this.#send('PATCH', `menuItems/${menuItem.id}/availability`, {
      data: { available: true, sold_out_until: 'today' },
    })
  }

  /** The order's next step, e.g. `{ status: 'accepted', ready_in_minutes: 20 }`. */
  advance(orderId: string, step: OrderStep) {
    return this.#send('PATCH', `orders/${orderId}`, { data: step })
  }

  setShop(settings: object) {
    return this.#send('PUT', 'shop', { data: settings })
  }

  pause(minutes: number | null) {
    return this.#send('PATCH', 'shop/pause', { data: { minutes } })
  }

  /** A new member of staff, who can sign in at once. */
  async hire(): Promise<{ email: string; password: string }> {
    const login = { email: `staff-${randomUUID()}@example.com`, password: 'Zwölf-Öfen-am-Abend' }
    await this.#send('POST', 'users', { data: { ...login, firstname: 'Luca', lastname: 'Rossi', role: 'staff' } })
    return login
  }

  async close(): Promise<void> {
    for (const menuItem of this.#menuItems) {
      await this.#send('DELETE', `menuItems/deleteMenuItem/${menuItem.id}`)
      await this.#send('DELETE', `categories/deleteCategory/${menuItem.category.id}`)
    }
    for (const { id } of this.#groups) await this.#send('DELETE', `optionGroups/${id}`)
  }

  async #send<Data>(
    method: string,
    path: string,
    body: { data?: object; multipart?: Record<string, string> } = {},
  ): Promise<Data> {
    return dataOf(await this.#request.fetch(`/api/v1/${path}`, { method, headers: this.#headers, ...body }))
  }
}

/** The guest is told of a step when it can no longer be undone, ten seconds later. */
export const announced = { timeout: 20_000 }

/** What a call answered; it must have succeeded. */
export async function dataOf<Data>(answer: APIResponse): Promise<Data> {
  expect(answer.ok(), `${answer.url()} ${answer.status()} ${await answer.text()}`).toBe(true)
  return ((await answer.json()) as { data: Data }).data
}
