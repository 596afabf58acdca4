import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'

export interface Kind {
  kind: string
  /** In the reader's language. */
  label: string
  form: { name: string } & Partial<Record<`name_${Language}`, string>>
}

/** Named in every offered language; the first is everybody's. */
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
