import { randomUUID } from 'node:crypto'

import { expect, type APIRequestContext, type APIResponse } from '@playwright/test'

import { database } from './machine/database'
import { admin, settled, makePerson, tokenOf, type Login, type Role } from './people'

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

/** A menu item with choices, and what is asked about it. */
export interface Pizza extends MenuItem {
  size: OptionGroup
  extras: OptionGroup
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
    return new Kitchen(request, await tokenOf(admin, 'admin'))
  }

  async addMenuItem({
    price = 14.5,
    name = `Rösti ${randomUUID().slice(0, 8)}`,
    categoryName,
    declared = {},
    groups = [],
  }: {
    price?: number
    name?: string
    categoryName?: string
    /** As the API takes it, such as `{ allergens: '["milk"]' }`. */
    declared?: Record<string, string>
    groups?: OptionGroup[]
  } = {}): Promise<MenuItem> {
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
        ...declared,
        option_groups: JSON.stringify(groups.map(({ id }) => ({ id }))),
      },
    })
    this.#menuItems.push(menuItem)
    return menuItem
  }

  /** Cheese for 2.00 and an egg for 1.50, as many as one likes. */
  addGroup(): Promise<OptionGroup> {
    const name = `Extras ${randomUUID().slice(0, 8)}`
    const options = [
      { name: 'Käse', price: 2, allergens: ['milk'] },
      { name: 'Ei', price: 1.5, allergens: ['eggs'] },
    ]
    return this.addOptionGroup({ name, options })
  }

  /** Ends whatever other tests have left open, for a test of the whole board. */
  async clearBoard(): Promise<void> {
    const { orders } = await this.#send<{ orders: { id: string; status: string; next: string[] }[] }>(
      'GET',
      'orders/board',
    )
    for (const { id, next } of orders) if (next.includes('cancelled')) await this.advance(id, { status: 'cancelled' })
  }

  /** What a test has added through the panel; it is taken away with the rest. */
  async adoptGroup(name: string): Promise<void> {
    const groups = await this.#send<OptionGroup[]>('GET', 'optionGroups')
    this.#groups.push(...groups.filter((group) => group.name === name))
  }

  findGroup({ id }: OptionGroup): Promise<OptionGroup> {
    return this.#send('GET', `optionGroups/${id}`)
  }

  async addOptionGroup(group: object): Promise<OptionGroup> {
    const added = await this.#send<OptionGroup>('POST', 'optionGroups', { data: group })
    this.#groups.push(added)
    return added
  }

  /** What is asked about a menu item from now on, in order. */
  ask(menuItem: MenuItem, groups: { id: string; when_option_id?: string }[], more: Record<string, string> = {}) {
    return this.#send<MenuItem>('PUT', `menuItems/updateMenuItem/${menuItem.id}`, {
      multipart: { option_groups: JSON.stringify(groups), ...more },
    })
  }

  /** In two sizes, each half of another kind, with extras whose price depends on the size. */
  async addPizza(): Promise<Pizza> {
    const size = await this.addOptionGroup(sizes)
    const large = size.options[1]?.id ?? ''
    const halves = [await this.addOptionGroup(half('Erste Hälfte')), await this.addOptionGroup(half('Zweite Hälfte'))]
    const extras = await this.addOptionGroup(extrasAt(large))
    const menuItem = await this.addMenuItem({ price: 16, name: `Rösti-Pizza ${randomUUID().slice(0, 8)}` })
    const asked = await this.ask(
      menuItem,
      [size, ...halves, extras].map(({ id }) => ({ id })),
      { allergens: '["gluten"]' },
    )
    return { ...asked, size, extras }
  }

  /** A plate for 16.50, as a menu with a drink if one likes: water in the price, or a beer for 2.50 more. */
  async addLunch(): Promise<MenuItem> {
    const plate = await this.addOptionGroup(asMenu)
    const drink = await this.addOptionGroup(drinks)
    const menuItem = await this.addMenuItem({ price: 16.5, name: `Mittagsteller ${randomUUID().slice(0, 8)}` })
    const groups = [{ id: plate.id }, { id: drink.id, when_option_id: plate.options[1]?.id ?? '' }]
    return this.ask(menuItem, groups, { allergens: '[]' })
  }

  sellOutOption({ id }: { id: string }) {
    return this.#send('PATCH', `options/${id}/availability`, { data: { available: true, sold_out_until: 'today' } })
  }

  /** By the name that the kitchen says. */
  async optionOf({ id }: MenuItem, name: string): Promise<{ id: string }> {
    const { option_groups: groups } = await this.#send<{ option_groups: OptionGroup[] }>('GET', `menuItems/${id}`)
    const found = groups.flatMap(({ options }) => options).find((option) => option.name === name)
    if (!found) throw new Error(`there is no ${name}`)
    return found
  }

  /** One of each group in order, by name, as an order asks for them. */
  async choicesOf({ id }: MenuItem, names: string[]): Promise<{ option_id: string }[]> {
    const { option_groups: groups } = await this.#send<{ option_groups: OptionGroup[] }>('GET', `menuItems/${id}`)
    return names.map((name, place) => {
      return { option_id: groups[place]?.options.find((option) => option.name === name)?.id ?? '' }
    })
  }

  takeOptionOff({ id }: { id: string }) {
    return this.#send('PATCH', `options/${id}/availability`, { data: { available: false } })
  }

  /** A menu item as the shop has it now. */
  find({ id }: MenuItem): Promise<{ image: string | null }> {
    return this.#send('GET', `menuItems/${id}`)
  }

  /** An order's status as the staff sees it; the guest is told ten seconds later. */
  async statusOf({ order_id: id }: { order_id: string }): Promise<string> {
    return (await this.#send<{ status: string }>('GET', `orders/${id}`)).status
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

  /** Spans of the week, as the shop's hours have them. */
  sellOnlyAt(menuItem: MenuItem, spans: { weekday: number; opens: string; closes: string }[]) {
    const multipart = { selling_times: JSON.stringify(spans) }
    return this.#send('PUT', `menuItems/updateMenuItem/${menuItem.id}`, { multipart })
  }

  /** For an hour at noon, two days from now: whatever hour it is here, not now. Gives back that day. */
  async sellOnlyAtNoon(menuItem: MenuItem): Promise<string> {
    const then = new Date(Date.now() + 48 * 60 * 60 * 1000)
    const day = then.toLocaleDateString('sv-SE', { timeZone: 'Europe/Zurich' })
    const weekday = new Date(day).getUTCDay() || 7
    await this.sellOnlyAt(menuItem, [{ weekday, opens: '12:00', closes: '13:00' }])
    return day
  }

  /** Until this day, as `2025-12-24`. */
  endSale({ category }: MenuItem, lastDay: string) {
    return this.#send('PUT', `categories/updateCategory/${category.id}`, { multipart: { sold_until: lastDay } })
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

  /** As if the order had come so long before. */
  async wait(orderId: string, minutes: number): Promise<void> {
    await database.query(
      `with step as (
         update status_change set at = at - $2::interval, announced_at = announced_at - $2::interval where order_id = $1
       )
       update orders set created_at = created_at - $2::interval, quoted_for = quoted_for - $2::interval where id = $1`,
      [orderId, `${minutes} minutes`],
    )
  }

  /** As if the ten seconds were over in which a step can be taken back: the customer is notified now. */
  async tell(orderId: string): Promise<void> {
    await database.query(
      `with step as (update status_change set announced_at = now() where order_id = $1 and announced_at > now() returning id),
         mail as (update outbox_mail set next_try_at = now() where status_change_id in (select id from step))
       select pg_notify('order_changed', $1), pg_notify('mail_due', '')`,
      [orderId],
    )
  }

  setShop(settings: object) {
    return this.#send('PUT', 'shop', { data: settings })
  }

  /** What the demo is ready for, and switched off. In a shop that others visit it stays on. */
  offerOnline(isOn = true) {
    const data = { takes_twint: isOn, takes_cards: isOn, for_pickup: true, for_delivery: true, minimum: 0 }
    return this.#send('PUT', 'payment-settings/offer', { data })
  }

  availability(): Promise<{ option_groups: { id: string; options: { portions_left: number | null }[] }[] }> {
    return this.#send('GET', 'menu/availability')
  }

  pause(minutes: number | null) {
    return this.#send('PATCH', 'shop/pause', { data: { minutes } })
  }

  /** A new member of staff, who can sign in at once. */
  hire(role: Role = 'staff'): Promise<Login> {
    const email = `${role}-${randomUUID()}@example.com`
    return settled({ ...makePerson('Luca'), lastname: 'Rossi', email }, { role })
  }

  invite(email: string) {
    return this.#send('POST', 'invitations', { data: { email, firstname: 'Mira', lastname: 'Keller', role: 'staff' } })
  }

  placeTestOrder() {
    return this.#send('POST', 'orders/test')
  }

  /** What the QR code for the administrator's authenticator says; it counts once a code has confirmed it. */
  async beginSecondFactor(): Promise<string> {
    const { uri } = await this.#send<{ uri: string }>('POST', 'admin/second-factor', {
      data: { password: admin.password },
    })
    return uri
  }

  async close(): Promise<void> {
    for (const { id, category } of this.#menuItems) {
      // The test itself may have deleted it.
      const answer = await this.#request.delete(`/api/v1/menuItems/deleteMenuItem/${id}`, { headers: this.#headers })
      expect([200, 404]).toContain(answer.status())
      await this.#send('DELETE', `categories/deleteCategory/${category.id}`)
    }
    for (const { id } of this.#groups.toReversed()) await this.#send('DELETE', `optionGroups/${id}`)
  }

  async #send<Data>(
    method: string,
    path: string,
    body: { data?: object; multipart?: Record<string, string> } = {},
  ): Promise<Data> {
    return dataOf(await this.#request.fetch(`/api/v1/${path}`, { method, headers: this.#headers, ...body }))
  }
}

/** A guest is told of a step when it can no longer be undone, ten seconds later; a busy machine may take longer. */
export const announced = { timeout: 60_000 }

/** What a call answered; it must have succeeded. */
export async function dataOf<Data>(answer: APIResponse): Promise<Data> {
  expect(answer.ok(), `${answer.url()} ${answer.status()} ${await answer.text()}`).toBe(true)
  return ((await answer.json()) as { data: Data }).data
}

const exactlyOne = { pricing: 'base', min_units: 1, max_units: 1 }

const sizes = {
  ...exactlyOne,
  name: 'Grösse',
  name_en: 'Size',
  options: [
    { name: '30 cm', price: 14.5, allergens: [] },
    { name: '40 cm', price: 22, allergens: [] },
  ],
}

const asMenu = {
  name: 'Als Menü?',
  name_en: 'As a menu?',
  min_units: 1,
  max_units: 1,
  options: [
    { name: 'nur der Teller', name_en: 'just the plate', is_default: true, allergens: [] },
    { name: 'mit Getränk', name_en: 'with a drink', price: 3.5, allergens: [] },
  ],
}

const drinks = {
  name: 'Getränk',
  name_en: 'Drink',
  min_units: 1,
  max_units: 1,
  options: [
    { name: 'Wasser', name_en: 'Water', is_default: true, allergens: [] },
    { name: 'Bier', name_en: 'Beer', price: 2.5, allergens: ['gluten'], vat_class: 'standard', minimum_age: 16 },
  ],
}

function half(name: string) {
  const kinds = ['Margherita', 'Salami', 'Verdure']
  const options = kinds.map((kind, place) => ({ name: kind, price: place, allergens: [] }))
  return { name, min_units: 1, max_units: 1, options }
}

function extrasAt(large: string) {
  const rule = { min_units: 0, max_units: 3, max_each: 2, free_units: 1 }
  const cheese = { name: 'Käse', name_en: 'Cheese', price: 2, size_prices: [{ size_id: large, price: 3 }] }
  return {
    ...rule,
    name: 'Extras',
    options: [
      { ...cheese, allergens: ['milk'] },
      { name: 'Oliven', name_en: 'Olives', price: 1.5, allergens: [] },
      { name: 'Peperoni', price: 1, allergens: [] },
    ],
  }
}
