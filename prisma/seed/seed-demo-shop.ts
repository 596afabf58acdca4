import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { languages } from '@/lib/i18n/language'
import { markDemo } from '@/lib/menu/demo/find-demo'
import type { ProcessedPicture } from '@/lib/pictures/process-picture'
import { storePicture } from '@/lib/pictures/store-picture'
import { db, type Prisma, transaction, tryLock, type Tx } from '@/lib/platform/database/db'
import type { Look } from '@/lib/shop/look/look'
import { defaultText } from '@/lib/pages/default-text'
import { kitchenHistory } from './kitchen-history'
import { demoLook } from './look'
import { categoryPicture, type DemoCategory, demoMenu, inMenuOrder, menuItemPicture, readPicture } from './menu'
import type { DemoAttachment, DemoGroup, DemoOption } from './menu/demo-menu-item'
import { demoPictures, demoStory, demoTermsDay } from './pages'
import { demoHours, demoShop, demoZones } from './shop'

type Album = Map<string, ProcessedPicture>

/** A busy or small machine takes much longer than the usual second. */
const timeoutMs = 60_000

/** A database that has a category already stays as it is. Of two seeds at once the second waits for the first. */
export async function seedDemoShop(onWaiting = () => {}): Promise<'seeded' | 'kept'> {
  if ((await db().category.count()) > 0) return 'kept'
  const album = await readPictures()
  for (;;) {
    const outcome = await seedAlone(album)
    if (outcome !== 'waiting') return outcome
    onWaiting()
    await sleep(500)
  }
}

/** Asks for its turn: a statement that waits for it would end after five seconds, and the first seed may take longer. */
function seedAlone(album: Album): Promise<'seeded' | 'kept' | 'waiting'> {
  return transaction(
    async (tx) => {
      if (!(await tryLock(tx, 'demo shop'))) return 'waiting'
      await tx.$executeRaw`lock table category in share row exclusive mode`
      if ((await tx.category.count()) > 0) return 'kept'
      const isDemoShop = await openShop(tx)
      const categoryIds = await addCategories(tx, album)
      await addMenuItems(tx, album, categoryIds)
      await addOptions(tx)
      await markDemo(tx, { withShop: isDemoShop })
      if (isDemoShop) await tx.demoRow.create({ data: { kind: 'kitchen_history', id: '1', facts: kitchenHistory } })
      return 'seeded'
    },
    { timeoutMs },
  )
}

/** Before the transaction, which must not wait for it. */
async function readPictures(): Promise<Album> {
  const names = [...demoMenu.map(categoryPicture), ...inMenuOrder().map(({ menuItem }) => menuItemPicture(menuItem))]
  return new Map(await Promise.all(names.map(async (name) => [name, await readPicture(name)] as const)))
}

/** Hours that the owner has already entered stay. */
async function openShop(tx: Tx): Promise<boolean> {
  await tx.shop.deleteMany({ where: { name: '' } })
  const { count } = await tx.shop.createMany({ data: [demoShop], skipDuplicates: true })
  if (count === 0) return false
  if ((await tx.look.count()) === 0)
    await tx.look.create({ data: { content: asJson(demoLook), version: 1, publishedAt: new Date() } })
  await tx.openingHours.createMany({ data: demoHours, skipDuplicates: true })
  await tx.deliveryZone.createMany({ data: demoZones, skipDuplicates: true })
  // Cash alone, until the owner switches the demo's provider on; no money moves.
  const none = { isLive: false, secretKey: '', webhookSecret: '', takesTwint: false, takesCards: false }
  await tx.paymentProvider.createMany({
    data: { ...none, provider: 'demo', checkedAt: new Date() },
    skipDuplicates: true,
  })
  await addPages(tx)
  return true
}

function asJson(look: Look): Prisma.InputJsonObject {
  return JSON.parse(JSON.stringify(look)) as Prisma.InputJsonObject
}

async function addPages(tx: Tx): Promise<void> {
  const written = languages.flatMap((language) => [
    { kind: 'about' as const, language, markdown: demoStory[language] },
    {
      kind: 'imprint' as const,
      language,
      markdown: `${defaultText('imprint', language)}\n\n${demoPictures[language]}`,
    },
  ])
  const terms = languages.map((language) => ({
    kind: 'terms' as const,
    language,
    markdown: defaultText('terms', language),
    createdAt: demoTermsDay,
  }))
  const data = [...written, ...terms].map((text) => ({ ...text, number: 1 }))
  await tx.textEdition.createMany({ data, skipDuplicates: true })
}

async function addCategories(tx: Tx, album: Album): Promise<Map<DemoCategory, string>> {
  const ids = new Map<DemoCategory, string>()
  for (const [index, category] of demoMenu.entries()) {
    const pictureHash = await storeFrom(tx, album, categoryPicture(category))
    const { name, names = {} } = category
    const { id } = await tx.category.create({ data: { name, names, pictureHash, position: index + 1 } })
    ids.set(category, id)
  }
  return ids
}

async function addMenuItems(tx: Tx, album: Album, categoryIds: Map<DemoCategory, string>): Promise<void> {
  const data = []
  for (const [index, { menuItem, category }] of inMenuOrder().entries()) {
    const { picture: _, asks: _asks, origins = [], sellingTimes = [], ...fields } = menuItem
    data.push({
      ...fields,
      sellingTimes: sellingTimes.map((span) => ({ ...span })),
      origins,
      originRequired: origins.length > 0,
      allergensDeclared: true,
      methodsDeclared: true,
      categoryId: categoryIds.get(category) ?? '',
      pictureHash: await storeFrom(tx, album, menuItemPicture(menuItem)),
      position: index + 1,
    })
  }
  await tx.menuItem.createMany({ data })
}

async function storeFrom(tx: Tx, album: Album, name: string): Promise<string> {
  const picture = album.get(name)
  if (!picture) throw new Error(`${name} was not read`)
  return storePicture(tx, picture)
}

type Ids<Thing> = Map<Thing, string>

/** One statement per table: on a slow machine the transaction has no time for one per option. */
async function addOptions(tx: Tx): Promise<void> {
  const asking = inMenuOrder().map(({ menuItem: { name, asks = [] } }) => ({ name, asks }))
  const groups = identified(asking.flatMap(({ asks }) => asks.map(({ group }) => group)))
  const options = identified([...groups.keys()].flatMap((group) => group.options))
  await tx.optionGroup.createMany({
    data: [...groups].map(([{ options: _options, ...group }, id]) => ({ ...group, id })),
  })
  await tx.option.createMany({
    data: [...groups].flatMap(([group, groupId]) =>
      group.options.map((option, position) => optionRow(option, { id: known(options, option), groupId, position })),
    ),
  })
  await tx.optionSizePrice.createMany({
    data: [...options].flatMap(([{ bySize }, optionId]) =>
      bySize ? [{ optionId, sizeId: known(options, bySize.size), priceRappen: bySize.priceRappen }] : [],
    ),
  })
  const items = await tx.menuItem.findMany({ select: { id: true, name: true } })
  const itemIds = new Map(items.map(({ id, name }) => [name, id]))
  const attachment = (menuItemId: string) => (asked: DemoAttachment, position: number) => ({
    menuItemId,
    groupId: known(groups, asked.group),
    whenOptionId: asked.when ? known(options, asked.when) : null,
    position,
  })
  const data = asking.flatMap(({ name, asks }) => asks.map(attachment(known(itemIds, name))))
  await tx.menuItemOptionGroup.createMany({ data })
}

function optionRow(
  { bySize: _bySize, ...option }: DemoOption,
  place: { id: string; groupId: string; position: number },
) {
  return { ...option, ...place, allergensDeclared: true, methodsDeclared: true }
}

function identified<Thing extends DemoGroup | DemoOption>(things: readonly Thing[]): Ids<Thing> {
  return new Map([...new Set(things)].map((thing) => [thing, randomUUID()]))
}

function known<Thing>(ids: Ids<Thing>, thing: Thing): string {
  const id = ids.get(thing)
  if (!id) throw new Error('the demo names what it has not added')
  return id
}
