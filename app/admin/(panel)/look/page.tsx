import { cachedShop } from '@/app/_shop'
import { categoryPath } from '@/app/_ui/category-path'
import { inWireNames } from '@/app/api/v1/http/wire'
import { formatShortMoment } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts, type AdminTexts } from '@/lib/i18n/texts'
import { currentMenu } from '@/lib/menu/queries'
import { findEditedLook, listEditions, type Edition } from '@/lib/shop/look/queries'
import { lookView } from '@/lib/shop/look/schema'
import { PlainPage, Card } from '../../_ui/plain-page'
import { LookEditor } from './look-editor'
import { ShowAgain } from './show-again'
import { staffMetadata, staffPage, type View } from '../../_page'

export const generateMetadata = staffMetadata('look')

export default staffPage('look', LookPage, { clientWords: ['look', 'menu', 'pictures'] })

async function LookPage({ caller, language, admin }: View<'look'>) {
  const [look, editions, shop, menu] = await Promise.all([
    findEditedLook(caller),
    listEditions(caller),
    cachedShop(),
    currentMenu(),
  ])
  const words = admin.look
  const { accent_too_light, second_too_dark } = texts(language).fieldErrors
  // The staff member's own language where the shop offers it.
  const previewLanguage = shop.languages.find((offered) => offered === language) ?? shop.languages[0] ?? language
  return (
    <PlainPage title={words.title}>
      <LookEditor
        // Another look than the one that the form was opened with, such as an earlier one that is shown again.
        key={look.version}
        look={inWireNames(lookView, look)}
        shopName={shop.name}
        previewLanguage={previewLanguage}
        categories={menu.categories.map(({ name }) => ({ name, path: categoryPath(name) }))}
        refusedColours={{ accent_too_light, second_too_dark }}
        dishes={menu.categories.flatMap(({ items }) => items.map(({ id, name }) => ({ id, name })))}
      />
      <Editions editions={editions} words={words} language={language} />
    </PlainPage>
  )
}

interface Props {
  editions: Edition[]
  words: AdminTexts['look']
  language: Language
}

function Editions({ editions, words, language }: Props) {
  if (editions.length === 0) return null
  return (
    <Card title={words.editions} className="mt-6">
      <p className="text-ink-soft mb-3 max-w-prose">{words.editionsLead}</p>
      <ol>
        {editions.map(({ id, publishedAt, publishedBy, accent, second, theme, isLive }) => {
          const moment = formatShortMoment(publishedAt, language)
          return (
            <li key={id} className="border-line flex flex-wrap items-center gap-x-4 gap-y-2 border-t py-2">
              <span aria-hidden className="flex">
                <span className="border-line size-7 rounded-full border" style={{ background: accent }} />
                <span className="border-line -ml-2 size-7 rounded-full border" style={{ background: second }} />
              </span>
              <span className="grow">{[moment, words.themes[theme], publishedBy].filter(Boolean).join(' · ')}</span>
              {isLive ? <strong>{words.live}</strong> : <ShowAgain id={id} moment={moment} />}
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
