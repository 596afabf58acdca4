import type { Admin, Manager } from '@/lib/accounts/caller'
import { mailEnvironment, mailRoute, sendsOut } from '@/lib/mail/mail-route'
import { findStoredMailFacts } from '@/lib/mail/stored-mail-facts'
import { db, type Prisma } from '@/lib/platform/database/db'
import { pool } from '@/lib/platform/database/pool'
import { Refusal } from '@/lib/platform/refusal'
import { oncePerGeneration } from '@/lib/platform/requests/cache'
import { alcoholOf } from '@/lib/shop/alcohol/alcohol-of'
import { changeShop } from '@/lib/shop/settings/change-shop'
import { findShop } from '@/lib/shop/queries'
import type { Shop } from '@/lib/shop/shop'
import { namesSeller } from '@/lib/pages/names-seller'
import { findText } from '@/lib/pages/queries'
import { refusingSteps, setupStateOf, type OptionalStep, type SetupState } from './setup-steps'

type Reader = Prisma.TransactionClient

export interface Setup extends SetupState {
  isOpened: boolean
}

export async function findSetup(_manager: Manager): Promise<Setup> {
  return setupOf(db(), { sendsMail: await findSendsMail(), sellsAlcoholToAll: await rememberedAlcohol() })
}

async function findSendsMail(): Promise<boolean> {
  return sendsOut(mailRoute(mailEnvironment(), await findStoredMailFacts(pool())))
}

// Every name is looked at.
const rememberedAlcohol = oncePerGeneration(() => sellsAlcoholToAll(db()))

async function sellsAlcoholToAll(reader: Reader): Promise<boolean> {
  const dishes = await reader.menuItem.findMany({
    where: { available: true, minimumAge: 0, NOT: { ingredientKinds: { has: 'alcohol_free' } } },
    select: { name: true, category: { select: { name: true } } },
  })
  return dishes.some(({ name, category }) => alcoholOf({ name, category: category.name }) !== null)
}

interface KnownFacts {
  sendsMail: boolean
  sellsAlcoholToAll: boolean
}

async function setupOf(reader: Reader, known: KnownFacts): Promise<Setup> {
  // One after the other: a transaction has one connection.
  const shop = await findShop(reader)
  // Not counted: one is enough, and counting reads two thousand.
  const dish = await reader.menuItem.findFirst({ where: { available: true }, select: { id: true } })
  // A kitchen that reads paper needs no screen.
  const printers = await reader.printer.count({ where: { prints: { has: 'ticket' }, lastSeenAt: { not: null } } })
  const devices = printers + (await reader.device.count({ where: { endedAt: null, apiKey: null } }))
  const looks = await reader.look.count({ where: { publishedAt: { not: null } } })
  const tested = await reader.order.count({ where: { isTest: true, status: 'completed' } })
  const { hours, zones, setupSettled: settled } = shop
  const facts = {
    ...known,
    imprintNamesSeller: await hasImprint(reader, shop),
    hours: hours.length,
    zones: zones.length,
    hasDishes: dish !== null,
    hasUndeclared: await sellsUndeclared(reader, shop),
    devices,
    looks,
    paysOnline: shop.online !== null,
    hasTested: tested > 0,
  }
  return { ...setupStateOf({ ...shop, ...facts, settled }), isOpened: shop.openedAt !== null }
}

async function hasImprint(reader: Reader, shop: Shop): Promise<boolean> {
  for (const language of shop.languages) {
    const { markdown } = await findText({ kind: 'imprint', language }, reader)
    if (!namesSeller(markdown, shop, language)) return false
  }
  return true
}

async function sellsUndeclared(reader: Reader, { sellOnlyDeclared, setupSettled }: Shop): Promise<boolean> {
  if (sellOnlyDeclared) return false
  if (setupSettled.includes('allergens')) return true
  const where = { available: true, allergensDeclared: false }
  return (await reader.menuItem.findFirst({ where, select: { id: true } })) !== null
}

export async function settleStep(
  manager: Manager,
  { step, settled }: { step: OptionalStep; settled: boolean },
): Promise<{ step: OptionalStep; settled: boolean }> {
  await changeShop(manager, {}, async (tx, { setupSettled: before }) => {
    const others = before.filter((each) => each !== step)
    const setupSettled = settled ? [...others, step] : others
    if (setupSettled.length === before.length) return
    await tx.shop.update({ where: { id: 1 }, data: { setupSettled }, select: { id: true } })
  })
  return { step, settled }
}

/** Throws shop_not_ready while a blocking step is missing; that no mail leaves, the owner may accept. */
export async function openShop(
  admin: Admin,
  { withoutMail = false }: { withoutMail?: boolean } = {},
  now = new Date(),
): Promise<Shop> {
  // Before the transaction, which has one connection.
  const sendsMail = await findSendsMail()
  return changeShop(admin, {}, async (tx, { openedAt }) => {
    if (openedAt) return
    const blocking = refusingSteps(await setupOf(tx, { sendsMail, sellsAlcoholToAll: await sellsAlcoholToAll(tx) }), {
      withoutMail,
    })
    if (blocking.length > 0) throw new Refusal('shop_not_ready', { data: { blocking } })
    await tx.shop.update({ where: { id: 1 }, data: { openedAt: now }, select: { id: true } })
  })
}
