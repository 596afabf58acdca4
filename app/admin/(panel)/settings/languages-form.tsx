import { useState } from 'react'
import { textOf } from '@/app/_client/form'
import { useScope } from '@/app/_client/scope'
import { CheckField, Select, useFieldErrors } from '@/app/_ui/field'
import { Link } from '@/app/_ui/link'
import { isLanguage, languageFacts, type Language } from '@/lib/i18n/language'
import type { ShopView } from '@/lib/shop/schema'
import { useWords } from '../../_client/admin-words'
import { SettingsForm } from './settings-form'

export function LanguagesForm({ shop }: { shop: ShopView }) {
  const words = useWords('settings')
  const known = useScope().languages
  const [offered, setOffered] = useState<readonly Language[]>(shop.languages)
  const [first, setFirst] = useState(shop.languages[0])
  const standing = offered.find((code) => code === first) ?? offered[0]

  function offer(code: Language, isOffered: boolean) {
    setOffered(isOffered ? [...offered, code] : offered.filter((each) => each !== code))
  }

  return (
    <SettingsForm
      title={words.languages}
      lead={words.languagesLead}
      read={languagesOf}
      composed={{
        languages: {
          label: words.languages,
          show: (codes: Language[]) => codes.map((code) => languageFacts[code].name).join(', '),
        },
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <fieldset>
          <legend className="mb-1.5 font-semibold">{words.offeredLanguages}</legend>
          <LanguageBoxes offered={offered} offer={offer} />
        </fieldset>
        <Select
          name="default_language"
          label={words.defaultLanguage}
          hint={words.defaultLanguageHint}
          value={standing ?? ''}
          onChange={({ currentTarget }) => setFirst(known.find(({ code }) => code === currentTarget.value)?.code)}
        >
          {known
            .filter(({ code }) => offered.includes(code))
            .map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </Select>
        <Link href="/admin/translations" className="inline-flex min-h-11 items-center underline underline-offset-4">
          {words.untranslated}
        </Link>
      </div>
    </SettingsForm>
  )
}

interface LanguageBoxesProps {
  offered: readonly Language[]
  offer: (code: Language, isOffered: boolean) => void
}

function LanguageBoxes({ offered, offer }: LanguageBoxesProps) {
  const known = useScope().languages
  const { languages: error } = useFieldErrors()
  return known.map(({ code, name }, index) => (
    <CheckField
      key={code}
      name="languages"
      id={`language-${code}`}
      lang={code}
      label={name}
      value={code}
      checked={offered.includes(code)}
      onChange={({ currentTarget }) => offer(code, currentTarget.checked)}
      error={offered.length === 0 && index === 0 ? error : undefined}
    />
  ))
}

function languagesOf(typed: FormData) {
  const offered = typed.getAll('languages').filter(isLanguage)
  const first = offered.find((code) => code === textOf(typed, 'default_language'))
  return { languages: [...(first ? [first] : []), ...offered.filter((code) => code !== first)] }
}
