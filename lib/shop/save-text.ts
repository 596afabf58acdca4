import { authorOf, type Manager } from '@/lib/accounts/caller'
import { recordChange } from '@/lib/platform/database/audit'
import { lock, transaction, type Tx } from '@/lib/platform/database/db'
import { isExpected, type Expected } from '@/lib/platform/database/expected-version'
import { Refusal } from '@/lib/platform/refusal'
import { parseText } from '@/lib/pages/parse-text'
import { findText, type TextPlace, type TextView } from '@/lib/pages/queries'
import { longestOf } from '@/lib/pages/text-kind'

interface Wanted extends Expected {
  /** Null or empty: the default again; absent: as it is. */
  markdown?: string | null | undefined
}

/** Each save is an edition, "back to the default" too. */
export async function saveText(manager: Manager, place: TextPlace, wanted: Wanted): Promise<TextView> {
  const markdown = wanted.markdown === undefined ? undefined : wanted.markdown || null
  if (markdown) expectReadable(markdown, place)
  return transaction(async (tx) => {
    await lock(tx, `text ${place.kind} ${place.language}`)
    const before = await findText(place, tx)
    if (!isExpected(before, wanted)) throw new Refusal('changed_meanwhile', { data: before })
    const isSame = markdown === undefined || markdown === (before.isDefault ? null : before.markdown)
    return isSame ? before : addEdition(tx, manager, { before, markdown })
  })
}

const mostProblems = 20

function expectReadable(markdown: string, { kind }: TextPlace): void {
  if (markdown.length > longestOf(kind)) throw new Refusal('invalid_fields', { fields: { markdown: 'too_long' } })
  const problems = parseText(markdown, kind).problems.slice(0, mostProblems)
  if (problems.length > 0) {
    throw new Refusal('text_invalid', { fields: { markdown: 'text_problems' }, data: { problems } })
  }
}

interface Change {
  before: TextView
  markdown: string | null
}

async function addEdition(tx: Tx, manager: Manager, { before, markdown }: Change): Promise<TextView> {
  const { kind, language, version } = before
  const { byUserId } = authorOf(manager)
  await tx.textEdition.create({ data: { kind, language, number: version + 1, markdown, byUserId } })
  const after = await findText({ kind, language }, tx)
  await recordChange(tx, {
    ...authorOf(manager),
    subject: 'text',
    subjectId: `${kind}/${language}`,
    before: { markdown: before.markdown },
    after: { markdown: after.markdown },
  })
  return after
}
