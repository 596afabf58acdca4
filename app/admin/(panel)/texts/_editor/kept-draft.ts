import { stored } from '@/app/_client/stored'

/** What was typed and not saved, with the edition that it was typed over: it outlives a reload and a login. */
export interface KeptDraft {
  markdown: string
  version: number
  /** The text of that edition. */
  over: string
}

export function keptDraft({ kind, language }: { kind: string; language: string }) {
  return stored<KeptDraft | null>(`text-${kind}-${language}`, draftOf, 'tab')
}

function draftOf(raw: unknown): KeptDraft | null {
  const { markdown, version, over } = Object(raw) as Partial<Record<keyof KeptDraft, unknown>>
  if (typeof markdown !== 'string' || typeof version !== 'number' || typeof over !== 'string') return null
  return { markdown, version, over }
}
