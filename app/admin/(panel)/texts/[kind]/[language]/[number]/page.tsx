import type { Metadata } from 'next'
import { ButtonLink } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import { languageFacts } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { findEdition, findText } from '@/lib/pages/queries'
import { adminLanguage } from '../../../../../_language'
import { Missing, staffPage, type View } from '../../../../../_page'
import { Card, PlainPage } from '../../../../../_ui/plain-page'
import { ReplaceText } from '../../../_editor/replace-text'
import { textPlaceOf, lastChangeOf } from '../../../_editor/text-place-of'

type Props = PageProps<'/admin/texts/[kind]/[language]/[number]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { number } = await params
  return { title: fill(texts(await adminLanguage()).admin.texts.edition, { number }) }
}

export default staffPage('texts/[kind]/[language]/[number]', EditionPage, { clientWords: ['texts'] })

async function EditionPage({ caller, language, path, params, admin }: View<'texts/[kind]/[language]/[number]'>) {
  const { kind, language: code, number } = params
  const place = textPlaceOf({ kind, language: code })
  const isNumber = /^[1-9]\d{0,8}$/.test(number)
  const edition = place && isNumber ? await findEdition(caller, place, Number(number)) : null
  if (!place || !edition) return <Missing />
  const live = await findText(place)
  const words = admin.texts
  const title = `${words.kinds[place.kind]} · ${languageFacts[place.language].name}`
  return (
    <PlainPage
      title={`${title} · ${fill(words.edition, { number })}`}
      actions={
        <ButtonLink href={path} look="plain">
          {fill(words.edit, { text: title })}
        </ButtonLink>
      }
    >
      <p className="mb-5">
        {lastChangeOf(edition, { words, language })}
        {edition.isDefault && <span>{` · ${words.isDefault}`}</span>}
      </p>
      <Card>
        <pre lang={place.language} className="max-w-3xl font-[inherit] break-words whitespace-pre-wrap">
          {edition.markdown}
        </pre>
      </Card>
      {edition.version !== live.version && (
        <div className="mt-5">
          <ReplaceText
            place={place}
            markdown={edition.isDefault ? null : edition.markdown}
            version={live.version}
            words={{ label: words.restore, text: words.restoreAsk, no: words.keep }}
            then={path}
          />
        </div>
      )}
    </PlainPage>
  )
}
