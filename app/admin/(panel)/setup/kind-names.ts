import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'

export interface Kind {
  kind: string
  /** In the language of whoever reads it. */
  label: string
  /** The fields of the new category: its name, and its names where other languages say it differently. */
  form: { name: string } & Partial<Record<`name_${Language}`, string>>
}

/** Kinds of dishes that many kitchens have, named in every language that guests may choose; the first is everybody's. */
export function kindNames(offered: readonly Language[], reader: Language): Kind[] {
  const first = texts(offered[0] ?? reader).admin.setup.kinds
  return Object.entries(texts(reader).admin.setup.kinds).map(([kind, label]) => {
    const name = nameOf(first, kind)
    const others = offered
      .map((language) => [`name_${language}`, nameOf(texts(language).admin.setup.kinds, kind)] as const)
      .filter(([, other]) => other !== name)
    return { kind, label, form: { name, ...Object.fromEntries(others) } }
  })
}

function nameOf(kinds: Record<string, string>, kind: string): string {
  return kinds[kind] ?? ''
}
