import type { Look } from '@/lib/shop/look/look'
import { db, transaction, type Prisma, type Tx } from '@/lib/platform/db'
import type { ProcessedPicture } from '@/lib/pictures/process-picture'
import { markDemo } from '@/lib/menu/demo/find-demo'
import { storePicture } from '@/lib/pictures/store-picture'
import { demoMenu, inMenuOrder, type DemoCategory } from './menu'
import { addOptions } from './add-options'
import { categoryPicture, menuItemPicture, readPicture } from './demo-picture'
import { demoLook } from './look'
import { defaultText } from '@/lib/texts/default-text'
import { demoPictures, demoStory } from './pages'
import { demoHours, demoShop, demoZones } from './shop'

type Album = Map<string, ProcessedPicture>

/** Fills an empty database with the demo shop; where there is a category already, somebody's shop stays as it is. */
export async function seedDemoShop(): Promise<'seeded' | 'kept'> {
  if ((await db().category.count()) > 0) return 'kept'
  const album = await readPictures()
  return transaction(async (tx) => {
    // Two seeds at once: the second waits here and then finds the first one's menu.
    await tx.$executeRaw`lock table category in share row exclusive mode`
    if ((await tx.category.count()) > 0) return 'kept'
    const isDemoShop = await openShop(tx)
    const categoryIds = await addCategories(tx, album)
    await addMenuItems(tx, album, categoryIds)
    await addOptions(tx)
    await markDemo(tx, { withShop: isDemoShop })
    return 'seeded'
  })
}

/** Before the transaction, which would wait for it. */
async function readPictures(): Promise<Album> {
  const names = [...demoMenu.map(categoryPicture), ...inMenuOrder().map(({ menuItem }) => menuItemPicture(menuItem))]
  return new Map(await Promise.all(names.map(async (name) => [name, await readPicture(name)] as const)))
}

/** An owner may have entered his hours before his menu: then they stay; blank settings are nobody's. */
async function openShop(tx: Tx): Promise<boolean> {
  await tx.shop.deleteMany({ where: { name: '' } })
  const { count } = await tx.shop.createMany({ data: [demoShop], skipDuplicates: true })
  if (count === 0) return false
  if ((await tx.look.count()) === 0)
    await tx.look.create({ data: { content: asJson(demoLook), publishedAt: new Date() } })
  await tx.openingHours.createMany({ data: demoHours, skipDuplicates: true })
  await tx.deliveryZone.createMany({ data: demoZones, skipDuplicates: true })
  await addPages(tx)
  return true
}

function asJson(look: Look): Prisma.InputJsonObject {
  return JSON.parse(JSON.stringify(look)) as Prisma.InputJsonObject
}

/** The defaults say nothing of a house, a team or pictures: those are the demo's. */
async function addPages(tx: Tx): Promise<void> {
  const written = (['de', 'en'] as const).flatMap((language) => [
    { kind: 'about' as const, language, markdown: demoStory[language] },
    {
      kind: 'imprint' as const,
      language,
      markdown: `${defaultText('imprint', language)}\n\n${demoPictures[language]}`,
    },
  ])
  const data = written.map((text) => ({ ...text, number: 1 }))
  await tx.textEdition.createMany({ data, skipDuplicates: true })
}

async function addCategories(tx: Tx, album: Album): Promise<Map<DemoCategory, string>> {
  const ids = new Map<DemoCategory, string>()
  for (const [index, category] of demoMenu.entries()) {
    const pictureHash = await storeFrom(tx, album, categoryPicture(category))
    const { id } = await tx.category.create({ data: { name: category.name, pictureHash, position: index + 1 } })
    ids.set(category, id)
  }
  return ids
}

async function addMenuItems(tx: Tx, album: Album, categoryIds: Map<DemoCategory, string>): Promise<void> {
  const data = []
  for (const [index, { menuItem, category }] of inMenuOrder().entries()) {
    const { picture: _, asks: _asks, origins = [], sellingTimes = [], ...told } = menuItem
    data.push({
      ...told,
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
