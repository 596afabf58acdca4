import type { Manager } from '@/lib/accounts/caller'
import { type Localized, localizedOf } from '@/lib/i18n/localized'
import { columnsOf, type GroupValues, type OptionValues } from '@/lib/menu/items/item-fields'
import type { VatClass } from '@/lib/menu/limits'
import { db, type Prisma, type Tx } from '@/lib/platform/database/db'
import type { Expected } from '@/lib/platform/database/expected-version'
import { Refusal } from '@/lib/platform/refusal'
import { MenuParts } from '../menu-parts'
import { expectNoSize, expectUnattached, expectUnconditioned } from './group-uses'
import type { Option, OptionGroup, SizePrice } from './option-group'
import { findOptionGroup } from './queries'
import { isSize } from './unit-price'
import { unitsOf } from './wrong-fields'

export interface OptionForm extends OptionValues {
  id?: string | undefined
  name?: Partial<Localized> | undefined
  priceRappen: number
  sizePrices: SizePrice[]
  available?: boolean | undefined
  vatClass: VatClass | null
}

export interface OptionGroupForm extends GroupValues {
  name?: Partial<Localized> | undefined
  pricing: 'add' | 'base'
  minUnits?: number | undefined
  maxUnits?: number | null | undefined
  maxEach: number
  freeUnits: number
  options: OptionForm[]
}

function groupColumns({ options: _options, ...form }: OptionGroupForm, before?: Pick<OptionGroup, 'name'>) {
  return { ...form, name: { ...before?.name, ...form.name }, ...unitsOf(form.pricing, form) }
}

/** Unnamed options are deleted; those named by id stay. */
async function writeOptions(tx: Tx, groupId: string, options: readonly OptionForm[]): Promise<void> {
  const before = await tx.option.findMany({ where: { groupId }, select: { id: true, name: true } })
  const known = new Map(before.map(({ id, name }) => [id, localizedOf(name)]))
  const kept = options.flatMap(({ id }) => id ?? [])
  if (new Set(kept).size < kept.length || kept.some((id) => !known.has(id))) throw invalidOptions()
  const gone = before.flatMap(({ id }) => (kept.includes(id) ? [] : id))
  await countThosePricedBy(tx, groupId, { id: { in: gone } })
  await tx.option.deleteMany({ where: { id: { in: gone } } })
  for (const [position, { id, sizePrices, ...form }] of options.entries()) {
    const name = { ...known.get(id ?? ''), ...form.name }
    const data = { ...optionColumns(form), name, position }
    const option = id
      ? await tx.option.update({ where: { id }, data })
      : await tx.option.create({ data: { ...data, groupId } })
    await writeSizePrices(tx, { optionId: option.id, groupId }, sizePrices)
  }
}

/** With an option go the prices that menu items have for it, and those that other groups have for it as a size. */
async function countThosePricedBy(tx: Tx, groupId: string, option: Prisma.OptionWhereInput): Promise<void> {
  const data = { version: { increment: 1 } }
  await tx.menuItem.updateMany({ where: { optionGroups: { some: { prices: { some: { option } } } } }, data })
  const bySize = { options: { some: { sizePrices: { some: { size: option } } } } }
  await tx.optionGroup.updateMany({ where: { id: { not: groupId }, ...bySize }, data })
}

function optionColumns({ available, ...form }: Omit<OptionForm, 'id' | 'sizePrices'>) {
  return { ...columnsOf(form), ...(available !== undefined && { available }) }
}

/** A size is an option of another group of which exactly one is chosen. */
async function writeSizePrices(
  tx: Tx,
  { optionId, groupId }: { optionId: string; groupId: string },
  sizePrices: readonly SizePrice[],
): Promise<void> {
  const before = await tx.optionSizePrice.findMany({ where: { optionId } })
  const wanted = new Map(sizePrices.map(({ sizeId, priceRappen }) => [sizeId, priceRappen]))
  if (before.length === wanted.size && before.every((row) => wanted.get(row.sizeId) === row.priceRappen)) return
  const sizes = await tx.option.count({
    where: { id: { in: [...wanted.keys()] }, groupId: { not: groupId }, group: { minUnits: 1, maxUnits: 1 } },
  })
  if (sizes < wanted.size) throw invalidOptions()
  await tx.optionSizePrice.deleteMany({ where: { optionId } })
  await tx.optionSizePrice.createMany({
    data: [...wanted].map(([sizeId, priceRappen]) => ({ optionId, sizeId, priceRappen })),
  })
}

function invalidOptions(): Refusal {
  return new Refusal('invalid_fields', { fields: { options: 'invalid' } })
}

export const optionGroups = new MenuParts<OptionGroup>({
  subject: 'option_group',
  find: (tx, id, now) => findOptionGroup(id, now, tx),
  notInTheForm: [],
  lockTapped: (tx, id) => tx.$executeRaw`select from option where group_id = ${id}::uuid order by id for no key update`,
  recorded: (group) => ({ ...group }),
})

export function addOptionGroup(manager: Manager, form: OptionGroupForm, now = new Date()): Promise<OptionGroup> {
  return optionGroups.add(manager, { now }, async (tx) => {
    const group = await tx.optionGroup.create({ data: groupColumns(form) })
    await writeOptions(tx, group.id, form.options)
    return group
  })
}

/** Options named by their ids stay, because open carts hold them. */
export function updateOptionGroup(
  manager: Manager,
  id: string,
  { expectedVersions, ...form }: OptionGroupForm & Expected,
  now = new Date(),
): Promise<OptionGroup> {
  return optionGroups.change(manager, { id, now, expectedVersions }, async (tx, before) => {
    const columns = groupColumns(form, before)
    if (!isSize(columns)) await expectNoSize(tx, id)
    const kept = form.options.flatMap((option) => option.id ?? [])
    await expectUnconditioned(tx, { whenOption: { groupId: id, id: { notIn: kept } } })
    await tx.optionGroup.update({ where: { id }, data: columns })
    await writeOptions(tx, id, form.options)
  })
}

/** Throws option_group_in_use while a menu item asks for it. */
export function deleteOptionGroup(
  manager: Manager,
  id: string,
  expected: Expected & { now?: Date } = {},
): Promise<{ id: string }> {
  return optionGroups.delete(manager, { id, ...expected }, async (tx) => {
    await expectUnattached(tx, id)
    await countThosePricedBy(tx, id, { groupId: id })
    await tx.optionGroup.delete({ where: { id } })
  })
}

/** An option is a part of its group, which has the version and the history. */
export async function changeOption(
  manager: Manager,
  id: string,
  { now, ...expected }: Expected & { now: Date },
  work: (tx: Tx, option: Option) => Promise<unknown>,
): Promise<OptionGroup> {
  const found = await db().option.findUnique({ where: { id }, select: { id: true, groupId: true } })
  if (!found) throw new Refusal('not_found')
  return optionGroups.change(manager, { id: found.groupId, now, ...expected }, async (tx, { options }) => {
    const option = options.find((one) => one.id === found.id)
    if (!option) throw new Refusal('not_found')
    await work(tx, option)
  })
}
