import type { Metadata } from 'next'
import { retentionLines } from '@/app/[locale]/(shop)/privacy/retention-lines'
import { asAnswered } from '@/app/api/v1/http/wire'
import { ButtonLink } from '@/app/_ui/button'
import { languageFacts } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { findShop } from '@/lib/shop/queries'
import { factsOf } from '@/lib/texts/facts'
import { findText, listEditions } from '@/lib/texts/queries'
import { textView } from '@/lib/texts/schema'
import { admitManager } from '../../../../_guard'
import { adminLanguage } from '../../../../_language'
import { Missing } from '../../../../_ui/missing'
import { Card, PlainPage } from '../../../../_ui/plain-page'
import { StaffMayNot } from '../../../../_ui/staff-may-not'
import { EditionList } from '../../_editor/edition-list'
import { TextEditor } from '../../_editor/text-editor'
import { textPlaceOf } from '../../_editor/text-place-of'

type Props = PageProps<'/admin/texts/[kind]/[language]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const place = textPlaceOf(await params)
  return { title: place ? texts(await adminLanguage()).admin.texts.kinds[place.kind] : '404' }
}

export default async function TextPage({ params }: Props) {
  const { kind, language: code } = await params
  const manager = await admitManager(`/admin/texts/${kind}/${code}`)
  if (!manager) return <StaffMayNot />
  const place = textPlaceOf({ kind, language: code })
  if (!place) return <Missing />
  const [text, editions, shop, language] = await Promise.all([
    findText(place),
    listEditions(manager, place),
    findShop(),
    adminLanguage(),
  ])
  const words = texts(language).admin.texts
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
        text={asAnswered(textView, text)}
        facts={factsOf(shop)}
        retention={{ title: retention.title, lines: retentionLines(retention, place.language) }}
      />
      <Card title={words.editions} className="mt-5">
        <EditionList place={place} editions={editions} words={words} language={language} />
      </Card>
    </PlainPage>
  )
}
