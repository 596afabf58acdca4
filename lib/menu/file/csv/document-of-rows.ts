import { type Path, pathText } from '../menu-file'
import type { PlacedRow } from './place'
import type { RowKind } from './columns'

export interface TableRow {
  number: number
  said: Record<string, string>
  fields: Record<string, unknown>
}

interface Entry {
  id?: string | undefined
  name?: string
  [field: string]: unknown
}

interface Listed {
  entry: Entry
  path: Path
}

/** Independent of the order of rows: spreadsheets sort. */
export class DocumentOfRows {
  readonly document = { categories: [] as Entry[], option_groups: [] as Entry[], items: [] as Entry[] }
  readonly #known = new Map<string, Listed>()
  readonly rows = new Map<string, PlacedRow>()
  readonly #own = new Set<string>()

  add(kind: RowKind, row: TableRow): void {
    const { said } = row
    if (kind === 'category')
      this.#add(kind, row, { list: this.document.categories, at: ['categories'], name: said.category })
    if (kind === 'option_group')
      this.#add(kind, row, {
        list: this.document.option_groups,
        at: ['option_groups'],
        name: said.option_group,
        children: 'options',
      })
    if (kind === 'item') {
      const item = this.#add(kind, row, {
        list: this.document.items,
        at: ['items'],
        name: said.item,
        children: 'option_groups',
      })
      item.entry.option_prices ??= []
      if (said.category) item.entry.category = { name: said.category }
    }
    if (kind === 'option') {
      const { list, at } = this.#childrenOf(this.#group(row), 'options')
      this.#add(kind, row, { list, at, name: said.option, children: 'size_prices' })
    }
    if (kind === 'size_price') this.#sizePrice(row)
    if (kind === 'attachment') this.#attachment(row)
    if (kind === 'option_price') this.#optionPrice(row)
  }

  #add(
    kind: RowKind,
    { number, said, fields }: TableRow,
    { list, at, name = '', children }: { list: Entry[]; at: Path; name: string | undefined; children?: string },
  ): Listed {
    const id = said.id || undefined
    // An earlier row may have named the entry. Two rows of one name are two entries, for the plan to refuse.
    const named = this.#find(at, { id, name }) ?? this.#find(at, { id: undefined, name })
    const isOpen = named && !this.#own.has(pathText(named.path)) && (!named.entry.id || named.entry.id === id)
    const listed = isOpen ? named : this.#list(list, at, { id, name })
    Object.assign(listed.entry, { ...(id && { id }), name, ...fields })
    if (children) listed.entry[children] ??= []
    this.rows.set(pathText(listed.path), { row: number, kind })
    this.#own.add(pathText(listed.path))
    return listed
  }

  #group({ number, said }: TableRow): Listed {
    return this.#named(
      { list: this.document.option_groups, at: ['option_groups'], id: said.option_group_id, name: said.option_group },
      { number, kind: 'option_group' },
    )
  }

  #sizePrice(row: TableRow): void {
    const { number, said, fields } = row
    const { list, at } = this.#childrenOf(this.#group(row), 'options')
    const option = this.#named({ list, at, id: said.option_id, name: said.option }, { number, kind: 'option' })
    const size = { ...(said.size_id && { id: said.size_id }), name: said.size }
    this.#append(option, 'size_prices', { size, ...fields }, { number, kind: 'size_price' })
  }

  #item({ number, said }: TableRow): Listed {
    return this.#named(
      { list: this.document.items, at: ['items'], id: said.item_id, name: said.item },
      { number, kind: 'item' },
    )
  }

  #optionPrice(row: TableRow): void {
    const { number, said, fields } = row
    const reference = (id: string | undefined, name = '') => ({ ...(id && { id }), name })
    const entry = {
      option_group: reference(said.option_group_id, said.option_group),
      option: reference(said.option_id, said.option),
      ...fields,
    }
    this.#append(this.#item(row), 'option_prices', entry, { number, kind: 'option_price' })
  }

  #attachment(row: TableRow): void {
    const { number, said } = row
    const condition = { ...(said.option_id && { id: said.option_id }), ...(said.option && { name: said.option }) }
    const hasCondition = Object.keys(condition).length > 0
    const entry = {
      ...(said.option_group_id && { id: said.option_group_id }),
      name: said.option_group ?? '',
      when_option: hasCondition ? condition : null,
    }
    this.#append(this.#item(row), 'option_groups', entry, { number, kind: 'attachment' })
  }

  #append(
    { entry, path }: Listed,
    field: string,
    child: Entry,
    { number, kind }: { number: number; kind: RowKind },
  ): void {
    const { list, at } = this.#childrenOf({ entry, path }, field)
    list.push(child)
    this.rows.set(pathText([...at, list.length - 1]), { row: number, kind })
  }

  #childrenOf({ entry, path }: Listed, field: string): { list: Entry[]; at: Path } {
    entry[field] ??= []
    return { list: entry[field] as Entry[], at: [...path, field] }
  }

  #named(
    { list, at, id, name = '' }: { list: Entry[]; at: Path; id: string | undefined; name: string | undefined },
    { number, kind }: { number: number; kind: RowKind },
  ): Listed {
    const found = this.#find(at, { id: id || undefined, name })
    if (found) return found
    const listed = this.#list(list, at, { id: id || undefined, name })
    this.rows.set(pathText(listed.path), { row: number, kind })
    return listed
  }

  #find(at: Path, { id, name }: { id: string | undefined; name: string }): Listed | undefined {
    const key = pathText(at)
    return id ? this.#known.get(`${key} id ${id.toLowerCase()}`) : this.#known.get(`${key} name ${name.toLowerCase()}`)
  }

  #list(list: Entry[], at: Path, { id, name }: { id: string | undefined; name: string }): Listed {
    const listed = { entry: { ...(id && { id }), name }, path: [...at, list.length] }
    list.push(listed.entry)
    const key = pathText(at)
    if (id) this.#known.set(`${key} id ${id.toLowerCase()}`, listed)
    const byName = `${key} name ${name.toLowerCase()}`
    if (!this.#known.has(byName)) this.#known.set(byName, listed)
    return listed
  }
}
