import { textOf } from '@/app/_client/form'
import { Field, Select, TextArea } from '@/app/_ui/field'
import { longestNote, longestSynonyms } from '@/lib/shop/limits'
import { knownLanguage, languageFacts, languages } from '@/lib/i18n/language'
import type { ShopView } from '@/lib/shop/schema'
import { useWords } from '../../_client/admin-words'
import { FurtherTexts, furtherTexts } from '../../_form/further-texts'
import { SettingsForm } from './settings-form'

const required = ['name', 'email', 'phone', 'street_address', 'postcode', 'city'] as const
const optional = ['owner_name', 'vat_number', 'vat_liable_from', 'header_note_en', 'header_note_de'] as const
type TextSetting = (typeof required)[number] | (typeof optional)[number]

export function ShopSection({ shop, isOwner }: { shop: ShopView; isOwner: boolean }) {
  const words = useWords('settings')
  const { vatHint } = useWords('setup')
  const labels: Record<TextSetting, string> = {
    name: words.name,
    email: words.email,
    phone: words.phone,
    street_address: words.street,
    postcode: words.postcode,
    city: words.city,
    owner_name: words.ownerName,
    vat_number: words.vatNumber,
    vat_liable_from: words.vatLiableFrom,
    header_note_en: words.headerNoteEn,
    header_note_de: words.headerNoteDe,
  }
  const hints: Partial<typeof labels> = { vat_number: vatHint, vat_liable_from: words.vatLiableFromHint }
  const names = [...required, ...optional].filter((name) => isOwner || !name.startsWith('vat_'))
  return (
    <SettingsForm
      title={words.shop}
      lead={words.shopLead}
      read={(typed) => ({
        ...Object.fromEntries([...names, 'search_synonyms'].map((name) => [name, textOf(typed, name)])),
        ...(isOwner && { vat_liable_from: textOf(typed, 'vat_liable_from') || null }),
        ...furtherTexts(typed, 'header_note'),
        mail_language: knownLanguage(textOf(typed, 'mail_language')),
      })}
    >
      {(fieldErrors) => (
        <div className="grid gap-4 sm:grid-cols-2">
          {names.map((name) => (
            <Field
              key={name}
              name={name}
              label={labels[name]}
              type={name === 'vat_liable_from' ? 'date' : 'text'}
              hint={hints[name]}
              defaultValue={shop[name] ?? ''}
              required={required.some((known) => known === name)}
              error={fieldErrors[name]}
            />
          ))}
          <FurtherTexts
            name="header_note"
            label={words.headerNote}
            stored={shop}
            maxLength={longestNote}
            fieldErrors={fieldErrors}
            className="sm:col-span-2"
          />
          <TextArea
            name="search_synonyms"
            label={words.searchSynonyms}
            hint={words.searchSynonymsHint}
            className="sm:col-span-2"
            rows={4}
            maxLength={longestSynonyms}
            defaultValue={shop.search_synonyms}
            error={fieldErrors.search_synonyms}
          />
          <Select
            name="mail_language"
            label={words.mailLanguage}
            defaultValue={shop.mail_language}
            error={fieldErrors.mail_language}
          >
            {languages.map((language) => (
              <option key={language} value={language}>
                {languageFacts[language].name}
              </option>
            ))}
          </Select>
        </div>
      )}
    </SettingsForm>
  )
}
