import { authorOf, type BoardCaller } from '@/lib/accounts/caller'
import { recordChange } from '@/lib/platform/database/audit'
import type { Tx } from '@/lib/platform/database/db'
import { type Expected, expectVersion, isCounted } from '@/lib/platform/database/expected-version'
import { Refusal } from '@/lib/platform/refusal'
import { countVersions, editMenu } from './edit-menu'

interface Versioned {
  id: string
  version: number
}

interface Kind<Thing> {
  subject: 'category' | 'menu_item' | 'option_group'
  find: (tx: Tx, id: string, now: Date) => Promise<Thing | null>
  /** Changes of these alone do not count for a form that is open. */
  notInTheForm: readonly string[]
  recorded: (thing: Thing) => Record<string, unknown>
  /** The kitchen taps without the menu's lock, and the history of a change shall not name what it tapped meanwhile. */
  lockTapped?: (tx: Tx, id: string) => Promise<unknown>
}

interface Request extends Expected {
  id: string
  now?: Date | undefined
}

/** What the menu consists of: each kind is added, changed and deleted alike, and its history written. */
export class MenuParts<Thing extends Versioned> {
  readonly #kind: Kind<Thing>

  constructor(kind: Kind<Thing>) {
    this.#kind = kind
  }

  add(
    caller: BoardCaller,
    { now = new Date() }: { now?: Date },
    work: (tx: Tx) => Promise<{ id: string }>,
  ): Promise<Thing> {
    return editMenu(async (tx) => {
      const { id } = await work(tx)
      const after = await this.existing(tx, id, now)
      await this.#record(tx, caller, { before: null, after })
      return after
    })
  }

  change(
    caller: BoardCaller,
    { id, now = new Date(), ...expected }: Request,
    work: (tx: Tx, before: Thing) => Promise<unknown>,
  ): Promise<Thing> {
    return editMenu(async (tx) => {
      await this.#kind.lockTapped?.(tx, id)
      const before = await this.expected(tx, { id, now, ...expected })
      await work(tx, before)
      const after = await this.existing(tx, id, now)
      await this.#record(tx, caller, { before, after })
      return this.#counted(tx, before, after)
    })
  }

  delete(
    caller: BoardCaller,
    { id, now = new Date(), ...expected }: Request,
    work: (tx: Tx) => Promise<unknown>,
  ): Promise<{ id: string }> {
    return editMenu(async (tx) => {
      const before = await this.expected(tx, { id, now, ...expected })
      await work(tx)
      await this.#record(tx, caller, { before, after: null })
      return { id }
    })
  }

  async existing(tx: Tx, id: string, now: Date): Promise<Thing> {
    const thing = await this.#kind.find(tx, id, now)
    if (!thing) throw new Refusal('not_found')
    return thing
  }

  async expected(tx: Tx, { id, now, expectedVersions }: Expected & { id: string; now: Date }): Promise<Thing> {
    const { subject, notInTheForm } = this.#kind
    const thing = await this.existing(tx, id, now)
    await expectVersion(tx, thing, { subject, subjectId: id, apartFrom: notInTheForm, expectedVersions })
    return thing
  }

  async #counted(tx: Tx, before: Thing, after: Thing): Promise<Thing> {
    const { subject, recorded, notInTheForm } = this.#kind
    if (!isCounted(recorded(before), recorded(after), notInTheForm)) return after
    await countVersions(tx, subject, [after.id])
    return { ...after, version: after.version + 1 }
  }

  #record(tx: Tx, caller: BoardCaller, { before, after }: Record<'before' | 'after', Thing | null>): Promise<void> {
    const { subject, recorded } = this.#kind
    return recordChange(tx, {
      ...authorOf(caller),
      subject,
      subjectId: (after ?? before)?.id ?? '',
      before: before && recorded(before),
      after: after && recorded(after),
    })
  }
}
