import { Link } from '@/app/_ui/link'
import { counted } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import type { OpenDeclaration } from '@/lib/menu/list-open-declarations'

interface OnlyDeclaredProps {
  open: OpenDeclaration[]
  /** Whether only declared dishes are sold. */
  isOn: boolean
  language: Language
}

/** What the setting does today, or would do. */
export function OnlyDeclared({ open, isOn, language }: OnlyDeclaredProps) {
  const words = texts(language).admin.declarations
  const count = open.filter(({ available, missing }) => available && missing.length > 0).length
  return (
    <p className="rounded-card bg-ground-2 mb-5 px-5 py-3">
      {isOn ? words.sellingOnly : words.sellingAll}{' '}
      <strong>{count > 0 && counted(isOn ? words.keptOff : words.wouldLeave, count, language)}</strong>{' '}
      <Link href="/admin/settings" className="underline underline-offset-4">
        {words.toSettings}
      </Link>
    </p>
  )
}
