import type { Manager } from '@/lib/accounts/caller'
import { editMenu } from '@/lib/menu/edit-menu'
import type { Tx } from '@/lib/platform/db'
import type { Expected } from '@/lib/platform/expected-version'
import { Refusal } from '@/lib/platform/refusal'
import { localizedOf, type Localized } from '@/lib/i18n/localized'
import type { Origin } from '@/lib/menu/origin'
import type { IngredientKind, ProductionMethod } from '@/lib/shop/ingredient-kinds'
import type { Allergen, VatClass } from '@/lib/menu/limits'
import { existingGroup, recordGroup, expectedGroup } from './group-record'
import { expectNoSize, expectUnconditioned, expectUnattached } from './group-uses'
import { unitsOf } from './wrong-fields'
import type { OptionGroup, SizePrice } from './option-group'

export interface OptionForm {
  /** Of an option that stays. */
  id?: string | undefined
  /** In a language that is not named: as it is. */
  name?: Partial<Localized> | undefined
  kitchenName: string
  priceRappen: number
  sizePrices: SizePrice[]
  isDefault: boolean
  /** Absent: as it is. */
  available?: boolean | undefined
  allergens: Allergen[] | null
  allergensTakenAway: Allergen[]
  origins: Origin[]
  ingredientKinds: IngredientKind[]
  productionMethods: ProductionMethod[] | null
  volumeMl: number | null
  vatClass: VatClass | null
  minimumAge: number
}

export interface OptionGroupForm {
  /** In a language that is not named: as it is. */
  name?: Partial<Localized> | undefined
  note: string
  pricing: 'add' | 'base'
  minUnits?: number | undefined
  maxUnits?: number | null | undefined
  maxEach: number
  freeUnits: number
  options: OptionForm[]
}

export function groupColumns({ options: _options, ...form }: OptionGroupForm, before?: Pick<OptionGroup, 'name'>) {
  return { ...form, name: { ...before?.name, ...form.name }, ...unitsOf(form.pricing, form) }
}

/** Makes the options of a group these, in this order; who is not named goes, who is named by id stays himself. */
export async function writeOptions(tx: Tx, groupId: string, options: readonly OptionForm[]): Promise<void> {
  const before = await tx.option.findMany({ where: { groupId }, select: { id: true, name: true } })
  const known = new Map(before.map(({ id, name }) => [id, localizedOf(name)]))
  const kept = options.flatMap(({ id }) => id ?? [])
  if (new Set(kept).size < kept.length || kept.some((id) => !known.has(id))) throw invalidOptions()
  await tx.option.deleteMany({ where: { groupId, id: { notIn: kept } } })
  for (const [position, { id, sizePrices, ...form }] of options.entries()) {
    const name = { ...known.get(id ?? ''), ...form.name }
    const data = { ...optionColumns(form), name, position }
    const option = id
      ? await tx.option.update({ where: { id }, data })
      : await tx.option.create({ data: { ...data, groupId } })
    await writeSizePrices(tx, { optionId: option.id, groupId }, sizePrices)
  }
}

function optionColumns({
  allergens,
  productionMethods: methods,
  available,
  ...form
}: Omit<OptionForm, 'id' | 'sizePrices'>) {
  return {
    ...form,
    allergensDeclared: allergens !== null,
    allergens: allergens ?? [],
    methodsDeclared: methods !== null,
    productionMethods: methods ?? [],
    ...(available !== undefined && { available }),
  }
}

/** Sizes are options of other groups, of each of which exactly one is chosen. */
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

export async function addOptionGroup(manager: Manager, form: OptionGroupForm, now = new Date()): Promise<OptionGroup> {
  return editMenu(async (tx) => {
    const { id } = await tx.optionGroup.create({ data: groupColumns(form) })
    await writeOptions(tx, id, form.options)
    const after = await existingGroup(tx, id, now)
    await recordGroup(tx, manager, { before: null, after })
    return after
  })
}

/** Replaces the group as a whole; an option that is named by its id stays the one that open carts hold. */
export async function updateOptionGroup(
  manager: Manager,
  id: string,
  { expectedVersions, ...form }: OptionGroupForm & Expected,
  now = new Date(),
): Promise<OptionGroup> {
  return editMenu(async (tx) => {
    const before = await expectedGroup(tx, { id, now, expectedVersions })
    const columns = groupColumns(form, before)
    const { minUnits, maxUnits } = columns
    if (minUnits !== 1 || maxUnits !== 1) await expectNoSize(tx, id)
    const kept = form.options.flatMap((option) => option.id ?? [])
    await expectUnconditioned(tx, { whenOption: { groupId: id, id: { notIn: kept } } })
    await tx.optionGroup.update({ where: { id }, data: columns })
    await writeOptions(tx, id, form.options)
    const after = await existingGroup(tx, id, now)
    await recordGroup(tx, manager, { before, after })
    return after
  })
}

/** Refused with option_group_in_use while a menu item asks for it. */
export async function deleteOptionGroup(
  manager: Manager,
  id: string,
  { expectedVersions, now = new Date() }: Expected & { now?: Date } = {},
): Promise<{ id: string }> {
  return editMenu(async (tx) => {
    const before = await expectedGroup(tx, { id, now, expectedVersions })
    await expectUnattached(tx, id)
    await tx.optionGroup.delete({ where: { id } })
    await recordGroup(tx, manager, { before, after: null })
    return { id }
  })
}
