import { useState } from 'react'
import { useScope } from '@/app/_client/scope'
import { labelled } from '@/lib/i18n/format'
import { Button } from '@/app/_ui/button'
import { Select, useFieldErrors } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import { mostGroupsOfItem } from '@/lib/menu/limits'
import { movedBefore, placeIn, type Place } from '@/app/admin/_table/address'
import { useWords } from '../../../_client/admin-words'
import { Grip } from '../../../_table/grip'
import { moveEntries, useMoveInForm } from '../../../_table/use-move'
import { RowMenu } from '../../../_ui/row-menu'
import type { EditedItem, GroupChoice } from './edited-item'
import { ItemPrices } from './item-prices'

type List = ReturnType<typeof useItemGroups>

interface ItemGroupsProps {
  item: EditedItem | null
  list: List
}

export function ItemGroups({ item, list }: ItemGroupsProps) {
  const words = useWords('options')
  const { rows, left, add } = list
  const fieldErrors = useFieldErrors()
  const [wanted, setWanted] = useState('')
  return (
    <fieldset className="rounded-card border-line mt-5 border p-4">
      <legend className="px-1 font-semibold">{words.itemGroups}</legend>
      <p className="text-ink-soft text-sm">{rows.length > 0 ? words.itemGroupsLead : words.itemNone}</p>
      <ol className="divide-line divide-y">
        {rows.map((row, index) => (
          <Attached key={row.id} item={item} row={row} place={placeIn(rows, index)} list={list} />
        ))}
      </ol>
      <p className="text-paprika-ink mt-2 text-sm font-semibold empty:hidden">
        {fieldErrors.option_groups ?? fieldErrors.option_prices}
      </p>
      {left.length > 0 && rows.length < mostGroupsOfItem && (
        <div className="mt-3 flex flex-wrap items-end gap-3">
          <Select
            name="wanted_group"
            label={words.itemAdd}
            value={wanted}
            onChange={(event) => setWanted(event.currentTarget.value)}
            className="grow"
          >
            <option value="">–</option>
            {left.map(({ id, name, note }) => (
              <option key={id} value={id}>
                {note ? `${name} (${note})` : name}
              </option>
            ))}
          </Select>
          <Button
            look="plain"
            disabled={wanted === ''}
            onClick={() => {
              add(wanted)
              setWanted('')
            }}
          >
            {words.itemAddButton}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

interface AttachedProps extends Pick<ItemGroupsProps, 'item' | 'list'> {
  row: ItemGroup
  place: Place
}

function Attached({ item, row, place, list }: AttachedProps) {
  const words = useWords('options')
  const { language } = useScope()
  const menu = useWords('menu')
  const { id, group, whenOptionId } = row
  const { name } = group
  const moving = useMoveInForm((beforeId) => list.move(id, beforeId))
  return (
    <li data-row={id} className="bg-card flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <input type="hidden" name="option_group" value={id} />
      <Grip name={name} place={place} {...moving} />
      <span className="min-w-0 grow basis-32 font-semibold wrap-anywhere">{name}</span>
      <Select
        name="when_option"
        id={`when-${id}`}
        label={labelled(words.itemWhen, name, language)}
        value={whenOptionId}
        onChange={(event) => list.setCondition(id, event.currentTarget.value)}
        className="min-w-0 grow basis-40 max-sm:order-last [&_label]:sr-only"
      >
        <option value="">{words.itemAlways}</option>
        {possibleConditions(row, list.rows).map((option) => (
          <option key={option.id} value={option.id}>
            {fill(words.itemWhenOption, { option: option.name })}
          </option>
        ))}
      </Select>
      <RowMenu
        label={fill(menu.moreNamed, { name })}
        entries={[
          ...moveEntries(place, moving.move, menu),
          { label: fill(words.itemRemove, { name }), onSelect: () => list.remove(id), isDanger: true },
        ]}
      />
      <ItemPrices item={item} group={group} />
    </li>
  )
}

interface ItemGroup {
  id: string
  group: GroupChoice
  /** The option of another group that it depends on; empty for always. */
  whenOptionId: string
}

/** A group depends only on one that is always asked itself. */
export function useItemGroups(item: EditedItem | null, groups: readonly GroupChoice[]) {
  const [rows, setRows] = useState(() => rowsOf(item, groups))
  const change = (next: (before: ItemGroup[]) => ItemGroup[]) =>
    setRows((before) => withPossibleConditions(next(before)))
  return {
    rows,
    left: groups.filter(({ id }) => !rows.some((row) => row.id === id)),
    isPricedByOption: rows.some(({ group, whenOptionId }) => group.setsPrice && whenOptionId === ''),
    add: (id: string) =>
      change((before) => [
        ...before,
        ...groups.filter((group) => group.id === id).map((group) => ({ id, group, whenOptionId: '' })),
      ]),
    remove: (id: string) => change((before) => before.filter((row) => row.id !== id)),
    setCondition: (id: string, whenOptionId: string) =>
      change((before) => before.map((row) => (row.id === id ? { ...row, whenOptionId } : row))),
    move: (id: string, beforeId: string | null) => change((before) => movedBefore(before, id, beforeId)),
  }
}

function possibleConditions(row: ItemGroup, rows: readonly ItemGroup[]): GroupChoice['options'] {
  return rows.filter((other) => other.id !== row.id && other.whenOptionId === '').flatMap(({ group }) => group.options)
}

function rowsOf(item: EditedItem | null, groups: readonly GroupChoice[]): ItemGroup[] {
  return (item?.option_groups ?? []).flatMap(({ id, when_option_id: whenOptionId }) =>
    groups.filter((group) => group.id === id).map((group) => ({ id, group, whenOptionId: whenOptionId ?? '' })),
  )
}

function withPossibleConditions(rows: ItemGroup[]): ItemGroup[] {
  return rows.map((row) => {
    const isPossible = possibleConditions(row, rows).some(({ id }) => id === row.whenOptionId)
    return isPossible ? row : { ...row, whenOptionId: '' }
  })
}
