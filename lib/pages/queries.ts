import type { Manager } from '@/lib/accounts/caller'
import type { Prisma, Tx } from '@/lib/platform/database/db'
import { db } from '@/lib/platform/database/db'
import { languages, type Language } from '@/lib/i18n/language'
import { defaultText } from './default-text'
import { textKinds, type TextKind } from './text-kind'

export interface TextPlace {
  kind: TextKind
  language: Language
}

export interface EditionHead {
  number: number
  isDefault: boolean
  changedAt: Date
  changedBy: string | null
}

export interface TextView extends TextPlace {
  /** Of the newest edition; 0 before the first. */
  version: number
  markdown: string
  isDefault: boolean
  changedAt: Date | null
  changedBy: string | null
}

const byUser = { select: { firstname: true, lastname: true } } as const
type EditionRow = Prisma.TextEditionGetPayload<{ include: { byUser: typeof byUser } }>

/** Before the first edition it is the default. */
export async function findText(
  { kind, language }: TextPlace,
  reader: Pick<Tx, 'textEdition'> = db(),
): Promise<TextView> {
  const newest = await reader.textEdition.findFirst({
    where: { kind, language },
    orderBy: { number: 'desc' },
    include: { byUser },
  })
  return viewOf({ kind, language }, newest)
}

export function listTexts(_manager: Manager): Promise<TextView[]> {
  return listLiveTexts()
}

export async function listLiveTexts(): Promise<TextView[]> {
  const newest = await db().textEdition.findMany({
    distinct: ['kind', 'language'],
    orderBy: [{ kind: 'asc' }, { language: 'asc' }, { number: 'desc' }],
    include: { byUser },
  })
  return textKinds.flatMap((kind) =>
    languages.map((language) =>
      viewOf({ kind, language }, newest.find((row) => row.kind === kind && row.language === language) ?? null),
    ),
  )
}

const mostListed = 100

export async function listEditions(_manager: Manager, { kind, language }: TextPlace): Promise<EditionHead[]> {
  const rows = await db().textEdition.findMany({
    where: { kind, language },
    orderBy: { number: 'desc' },
    take: mostListed,
    include: { byUser },
  })
  return rows.map((row) => ({ number: row.number, isDefault: row.markdown === null, ...changeOf(row) }))
}

export async function findEdition(
  _manager: Manager,
  { kind, language }: TextPlace,
  number: number,
): Promise<TextView | null> {
  const row = await db().textEdition.findUnique({
    where: { kind_language_number: { kind, language, number } },
    include: { byUser },
  })
  return row && viewOf({ kind, language }, row)
}

function viewOf({ kind, language }: TextPlace, row: EditionRow | null): TextView {
  return {
    kind,
    language,
    version: row?.number ?? 0,
    markdown: row?.markdown ?? defaultText(kind, language),
    isDefault: row?.markdown == null,
    ...(row ? changeOf(row) : { changedAt: null, changedBy: null }),
  }
}

function changeOf({ createdAt, byUser: person }: EditionRow) {
  return { changedAt: createdAt, changedBy: (person && `${person.firstname} ${person.lastname}`.trim()) || null }
}
