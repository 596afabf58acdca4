import { Select } from '@/app/_ui/field'
import { counted, fill } from '@/lib/i18n/fill'
import { isLanguage, languageFacts, shopLanguage, type Language } from '@/lib/i18n/language'
import { labelled } from '@/lib/i18n/format'
import { listTranslatable } from '@/lib/menu/translations/list-translatable'
import { isName, untranslatedIn } from '@/lib/menu/translations/untranslated'
import { currentShop } from '@/lib/shop/queries'
import { EmptyState } from '@/app/_ui/table'
import { pageNumbers, param, type Search } from '../../_table/address'
import { FilterForm } from '../../_table/filter-form'
import { Pager } from '../../_table/pager'
import { PlainPage } from '../../_ui/plain-page'
import { UntranslatedRow } from './untranslated-row'
import { staffMetadata, staffPage, type View } from '../../_page'

const pageSize = 25

export const generateMetadata = staffMetadata('translations')

export default staffPage('translations', TranslationsPage, { clientWords: ['translations'] })

async function TranslationsPage({ language, path, search, admin }: View<'translations'>) {
  const [shop, all] = await Promise.all([currentShop(), listTranslatable()])
  const words = admin.translations
  const into = languageOf(search, shop.languages)
  const wantsNames = param(search, 'show') === 'names'
  const ofKind = all.filter((text) => isName(text) === wantsNames)
  const { name } = languageFacts[into]
  const { rows, page, pages } = pageNumbers(untranslatedIn(ofKind, into), search, pageSize)
  return (
    <PlainPage title={words.title}>
      <p className="text-ink-soft mb-5 max-w-prose">{wantsNames ? words.namesHint : words.lead}</p>
      <FilterForm path={path} isFiltered={param(search, 'language') !== '' || wantsNames}>
        <Select name="language" label={words.language} defaultValue={into} className="grow basis-72 sm:grow-0">
          {shop.languages.map((code) => (
            <option key={code} value={code}>
              {labelled(languageFacts[code].name, counted(words.left, countOf(all, code), language), language)}
            </option>
          ))}
        </Select>
        <Select
          name="show"
          label={words.kind}
          defaultValue={wantsNames ? 'names' : ''}
          className="grow basis-32 sm:grow-0"
        >
          <option value="">{words.texts}</option>
          <option value="names">{words.names}</option>
        </Select>
      </FilterForm>
      {rows.length === 0 && (
        <EmptyState>{fill(wantsNames ? words.noNameMissing : words.nothingMissing, { language: name })}</EmptyState>
      )}
      <ul className="divide-line border-line rounded-card bg-card divide-y border empty:hidden">
        {rows.map((text) => (
          <UntranslatedRow key={`${text.kind} ${text.id}`} text={text} into={into} />
        ))}
      </ul>
      <Pager path={path} search={search} page={page} pages={pages} />
    </PlainPage>
  )
}

/** The language asked for, else the first that is not the kitchen's own. */
function languageOf(search: Search, offered: readonly Language[]): Language {
  const asked = param(search, 'language')
  if (isLanguage(asked) && offered.includes(asked)) return asked
  return offered.find((code) => code !== shopLanguage) ?? offered[0] ?? shopLanguage
}

function countOf(all: Parameters<typeof untranslatedIn>[0], language: Language): number {
  return untranslatedIn(
    all.filter((text) => !isName(text)),
    language,
  ).length
}
