import type { Metadata } from 'next'
import { retentionLines } from '@/lib/pages/sections-of'
import { inWireNames } from '@/app/api/v1/http/wire'
import { ButtonLink } from '@/app/_ui/button'
import { languageFacts, type Language } from '@/lib/i18n/language'
import { texts, type AdminTexts } from '@/lib/i18n/texts'
import { findShop } from '@/lib/shop/queries'
import { factsOf } from '@/lib/pages/facts'
import { findText, listEditions, type EditionHead, type TextPlace } from '@/lib/pages/queries'
import { textView } from '@/lib/pages/schema'
import { adminLanguage } from '../../../../_language'
import { Missing, staffPage, type View } from '../../../../_page'
import { Card, PlainPage } from '../../../../_ui/plain-page'
import { TextEditor } from '../../_editor/text-editor'
import { textPlaceOf, lastChangeOf } from '../../_editor/text-place-of'
import { Link } from '@/app/_ui/link'
import { fill } from '@/lib/i18n/fill'

type Props = PageProps<'/admin/texts/[kind]/[language]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const place = textPlaceOf(await params)
  return { title: place ? texts(await adminLanguage()).admin.texts.kinds[place.kind] : '404' }
}

export default staffPage('texts/[kind]/[language]', TextPage, { clientWords: ['texts'] })

async function TextPage({ caller, language, params, admin }: View<'texts/[kind]/[language]'>) {
  const { kind, language: code } = params
  const place = textPlaceOf({ kind, language: code })
  if (!place) return <Missing />
  const [text, editions, shop] = await Promise.all([findText(place), listEditions(caller, place), findShop()])
  const words = admin.texts
  const { retention } = texts(place.language).shop.privacy
  return (
    <PlainPage
      title={`${words.kinds[place.kind]} · ${languageFacts[place.language].name}`}
      actions={
        <ButtonLink href="/admin/texts" look="plain">
          {words.all}
        </ButtonLink>
      }
    >
      <TextEditor
        // The key mounts it again when the text was replaced beside the form.
        key={text.version}
        text={inWireNames(textView, text)}
        facts={factsOf(shop, place.language)}
        retention={{ title: retention.title, lines: retentionLines(retention, shop, place.language) }}
      />
      <Card title={words.editions} className="mt-5">
        <EditionList place={place} editions={editions} words={words} language={language} />
      </Card>
    </PlainPage>
  )
}

interface EditionListProps {
  place: TextPlace
  editions: EditionHead[]
  words: AdminTexts['texts']
  language: Language
}

function EditionList({ place, editions, words, language }: EditionListProps) {
  if (editions.length === 0) return <p>{words.noEditions}</p>
  return (
    <ul className="divide-line divide-y">
      {editions.map((edition, index) => (
        <li key={edition.number} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
          <Link
            href={`/admin/texts/${place.kind}/${place.language}/${edition.number}`}
            className="inline-block min-w-11 py-2.5 font-semibold underline underline-offset-4"
          >
            {fill(words.edition, { number: edition.number })}
          </Link>
          <span>{lastChangeOf(edition, { words, language })}</span>
          <span className="text-ink-soft">
            {[index === 0 && words.live, edition.isDefault && words.isDefault].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
